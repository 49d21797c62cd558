import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, stat, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { listFiles as listContent, sortFiles, commandFor } from '@/lib/content/read/tree';
import { listFiles } from './files';
import { formatDate } from '@/lib/text/dates';

/** What a finished site was made from. */
interface Fingerprint {
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
export async function takeFingerprint(directory: string, project: string): Promise<Fingerprint> {
  // A folder that is missing is reported by the check of the content.
  const names = existsSync(directory) ? listContent(directory) : [];
  const { texts, pictures, files } = sortFiles(names, 'content');
  const content = [
    ...texts.map((text) => text.path),
    ...pictures.map((name) => `images/${name}`),
    ...files.map((name) => `files/${name}`),
  ].toSorted();
  const code = createHash('sha256');
  for (const file of await listCode(project))
    code.update(file).update(await hashOf(path.join(project, file)));
  const hashes = await Promise.all(
    content.map(async (file) => [file, await hashOf(path.join(directory, file))] as const),
  );
  return { content: Object.fromEntries(hashes), code: code.digest('hex') };
}

async function listCode(project: string): Promise<string[]> {
  const inside = await Promise.all(
    FOLDERS.filter((folder) => existsSync(path.join(project, folder))).map(async (folder) =>
      (await listFiles(path.join(project, folder))).map((file) => `${folder}/${file}`),
    ),
  );
  return [...FILES, ...inside.flat()].filter((file) => !NOT_BUILT.test(file)).toSorted();
}

/** One that is missing counts as empty. */
async function hashOf(file: string): Promise<string> {
  // A pipe would be waited for without end; the check of the content names it.
  const isFile = (await stat(file).catch(() => undefined))?.isFile();
  return isFile
    ? createHash('sha256')
        .update(await readFile(file))
        .digest('hex')
        .slice(0, 16)
    : '';
}

/** What the last build was made from, and whether it came to its end. It is not published. */
interface BuildRecord extends Fingerprint {
  finished: boolean;
  /** The content folder, as editors see it. */
  folder: string;
  /** The day for which the site was built, `YYYY-MM-DD`. */
  day: string;
}

const FILE = '.cache/build.json';

export async function writeBuildRecord(record: BuildRecord, project: string): Promise<void> {
  await mkdir(path.join(project, path.dirname(FILE)), { recursive: true });
  await writeFile(path.join(project, FILE), JSON.stringify(record));
}

/** @returns undefined when nothing is known of the last build */
export async function readBuildRecord(project: string): Promise<BuildRecord | undefined> {
  try {
    return JSON.parse(await readFile(path.join(project, FILE), 'utf8')) as BuildRecord;
  } catch (error) {
    // There is none yet, or its writing was broken off: as good as none.
    if (error instanceof SyntaxError || (error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

const MOST_NAMED = 5;

type Built = Pick<BuildRecord, 'folder' | 'day'>;

/**
 * Why out/ is not what the content and the code would make now.
 * @param record of the last build
 * @param now what there is
 * @returns undefined when it is, apart from the day
 */
export function explainStale(record: BuildRecord | undefined, now: Fingerprint & Built): string | undefined {
  const again = remedy(now);
  if (!record) return `nothing is known of how out/ was made. ${again}`;
  if (!record.finished)
    return `the last build failed or was stopped, so out/ is older than it. ${again} It says what to mend.`;
  if (record.folder !== now.folder)
    return `out/ was built from ${record.folder}/, and not from ${now.folder}/. ${again}`;
  const changed = changedFiles(record.content, now.content).map((file) => `${now.folder}/${file}`);
  if (changed.length) {
    const named = changed.slice(0, MOST_NAMED).join(', ');
    const more = changed.length > MOST_NAMED ? ` and ${changed.length - MOST_NAMED} more` : '';
    return `out/ is older than the content: since the last build there are changes in ${named}${more}. ${again}`;
  }
  return record.code === now.code ? undefined : `out/ is older than the program that makes it. ${again}`;
}

/** What is shown may begin or end on a day: an announcement, a notice. */
export function explainOtherDay(record: BuildRecord | undefined, now: Built): string | undefined {
  if (!record || record.day === now.day) return undefined;
  return `out/ was built for ${formatDate(record.day)}: what begins after that day is not in it. ${remedy(now)}`;
}

function remedy({ folder }: Built): string {
  return `Type ${commandFor('npm run build', folder)}.`;
}

function changedFiles(before: Fingerprint['content'], after: Fingerprint['content']): string[] {
  const files = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...files].filter((file) => before[file] !== after[file]).toSorted();
}
