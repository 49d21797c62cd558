import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parse } from 'yaml';
import { loadContent } from '../load-content';
import { formatProblem, type Problem } from '../say/problem';

export interface SchoolCopy {
  write(file: string, content: string | Uint8Array): void;
  /** Replaces `from`, which must be in the file. */
  change(file: string, from: string, to: string): void;
  rename(file: string, to: string): void;
  delete(file: string): void;
  /** Sets the file's length. The added part is a hole (sparse file), so it takes no space on the disk. */
  stretch(file: string, bytes: number): void;
  pathOf(file: string): string;
  /** The messages that an editor reads, one string for each problem. */
  problems(options?: { publish?: boolean; severity?: Problem['severity'] }): Promise<string[]>;
}

const FILES = parse(readFileSync('lib/content/mistakes/small-school.yaml', 'utf8'), {
  customTags: ['binary'],
}) as Record<string, string | Uint8Array>;

/** A school without mistakes: the bytes of each file, by path. */
export const SMALL_SCHOOL: ReadonlyMap<string, Uint8Array> = new Map(
  Object.entries(FILES).map(([file, content]) => [file, Buffer.from(content)]),
);

/** Empties `folder`, then copies the small school into it. */
export function copySchool(folder: string): SchoolCopy {
  rmSync(folder, { recursive: true, force: true });
  const school = schoolIn(() => folder);
  for (const [file, bytes] of SMALL_SCHOOL) school.write(file, bytes);
  return school;
}

/** Gives each test in a file a fresh copy of the small school, in a folder that messages call `content/`. */
export function useSchoolCopy(): SchoolCopy {
  let root = '';
  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'school-'));
    copySchool(path.join(root, 'content'));
    jest.spyOn(process, 'cwd').mockReturnValue(root);
  });
  afterEach(() => rmSync(root, { recursive: true }));
  return schoolIn(() => path.join(root, 'content'));
}

function schoolIn(folder: () => string): SchoolCopy {
  const pathOf = (file: string): string => path.join(folder(), file);
  return {
    pathOf,
    write(file, content) {
      mkdirSync(path.dirname(pathOf(file)), { recursive: true });
      writeFileSync(pathOf(file), content);
    },
    change(file, from, to) {
      const text = readFileSync(pathOf(file), 'utf8');
      if (!text.includes(from)) throw new Error(`"${from}" is not in ${file}`);
      writeFileSync(
        pathOf(file),
        text.replace(from, () => to),
      );
    },
    rename: (file, to) => renameSync(pathOf(file), pathOf(to)),
    delete: (file) => rmSync(pathOf(file)),
    stretch: (file, bytes) => truncateSync(pathOf(file), bytes),
    async problems({ publish, severity } = {}) {
      const { problems } = await loadContent(pathOf(''), { day: '2025-04-15', publish });
      return problems.filter((each) => !severity || each.severity === severity).map(formatProblem);
    },
  };
}
