import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { commandFor, contentDirectoryName, listFiles, sortFiles } from '@/lib/content/read/tree';
import { keyOf } from '@/lib/site/cached';
import { formatDate, siteDate } from '@/lib/text/dates';

/** What a finished site was made from. */
interface Fingerprint {
  /** The content folder, as editors see it. */
  folder: string;
  /** The day for which the site was built, `YYYY-MM-DD`. */
  day: string;
  /** Hashes by file, within the content folder. */
  content: Record<string, string>;
  /** One hash of everything else that a build reads. */
  code: string;
}

const FOLDERS = ['app', 'components', 'lib'];
const FILES = [
  'package.json',
  'package-lock.json',
  'next.config.mjs',
  'tailwind.config.ts',
  'postcss.config.js',
  'tsconfig.json',
];
const NOT_BUILT = /\.test\.\w+$|(^|\/)(testing|mistakes|sample|commands)\//;

/**
 * @param directory absolute path of the content folder
 * @param project absolute path of the project
 */
export function takeFingerprint(directory: string, project: string): Fingerprint {
  // A folder that is missing is reported by the check of the content.
  const { texts, pictures, files } = sortFiles(existsSync(directory) ? listFiles(directory) : [], 'content');
  const content = [
    ...texts.map((text) => text.path),
    ...pictures.map((name) => `images/${name}`),
    ...files.map((name) => `files/${name}`),
  ];
  const inside = FOLDERS.flatMap((folder) =>
    listFiles(path.join(project, folder)).map((file) => `${folder}/${file}`),
  );
  const code = [...FILES, ...inside].filter((file) => !NOT_BUILT.test(file)).toSorted();
  return {
    folder: contentDirectoryName(directory),
    day: siteDate(new Date()),
    content: Object.fromEntries(content.map((file) => [file, hashOf(path.join(directory, file))])),
    code: keyOf(...code.flatMap((file) => [file, hashOf(path.join(project, file))])),
  };
}

/** One that is missing counts as empty. */
function hashOf(file: string): string {
  // A pipe would be waited for without end; the check of the content names it.
  const isFile = statSync(file, { throwIfNoEntry: false })?.isFile();
  return isFile ? keyOf(readFileSync(file)).slice(0, 16) : '';
}

/** What the last build was made from, and whether it came to its end. It is not published. */
type BuildRecord = Fingerprint & { finished: boolean };

const FILE = '.cache/build.json';

export function writeBuildRecord(record: BuildRecord, project: string): void {
  mkdirSync(path.join(project, path.dirname(FILE)), { recursive: true });
  writeFileSync(path.join(project, FILE), JSON.stringify(record));
}

/** @returns undefined when nothing is known of the last build */
export function readBuildRecord(project: string): BuildRecord | undefined {
  const file = path.join(project, FILE);
  try {
    return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as BuildRecord) : undefined;
  } catch (error) {
    // Its writing was broken off: as good as none.
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

const MOST_NAMED = 5;

/**
 * Why out/ is not what the content and the code would make now.
 * @param record of the last build
 * @param now what there is
 * @returns undefined when it is, apart from the day
 */
export function explainStale(record: BuildRecord | undefined, now: Fingerprint): string | undefined {
  const again = remedy(now);
  if (!record) return `nothing is known of how out/ was made. ${again}`;
  if (!record.finished)
    return `the last build failed or was stopped, so out/ is older than it. ${again} It says what to mend.`;
  if (record.folder !== now.folder)
    return `out/ was built from ${record.folder}/, and not from ${now.folder}/. ${again}`;
  const files = new Set([...Object.keys(record.content), ...Object.keys(now.content)]);
  const changed = [...files]
    .filter((file) => record.content[file] !== now.content[file])
    .map((file) => `${now.folder}/${file}`)
    .toSorted();
  if (changed.length) {
    const named = changed.slice(0, MOST_NAMED).join(', ');
    const more = changed.length > MOST_NAMED ? ` and ${changed.length - MOST_NAMED} more` : '';
    return `out/ is older than the content: since the last build there are changes in ${named}${more}. ${again}`;
  }
  return record.code === now.code ? undefined : `out/ is older than the program that makes it. ${again}`;
}

/** What is shown may begin or end on a day: an announcement, a notice. */
export function explainOtherDay(record: BuildRecord | undefined, now: Fingerprint): string | undefined {
  if (!record || record.day === now.day) return undefined;
  return `out/ was built for ${formatDate(record.day)}: what begins after that day is not in it. ${remedy(now)}`;
}

function remedy({ folder }: Fingerprint): string {
  return `Type ${commandFor('npm run build', folder)}.`;
}
