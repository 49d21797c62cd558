import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { listFiles as listContent, sortFiles } from '@/lib/content/files/content-tree';
import { listFiles } from '@/lib/export/files/list-files';

/** What a finished site was made from. */
export interface Fingerprint {
  /** Hashes by file, within the content folder. */
  content: Record<string, string>;
  /** One hash of everything else that a build reads. */
  code: string;
}

const FOLDERS = ['app', 'components', 'lib'];
const FILES = [
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
  const code = await hashFiles(await listCode(project), project);
  const hashes = await Promise.all(
    content.map(async (file) => [file, await hashOf(path.join(directory, file))] as const),
  );
  return { content: Object.fromEntries(hashes), code };
}

/** One hash of the names and texts of files. @param files their paths in the project; one that is missing counts as empty */
export async function hashFiles(files: readonly string[], project: string): Promise<string> {
  const hash = createHash('sha256');
  for (const file of files) hash.update(file).update(await hashOf(path.join(project, file)));
  return hash.digest('hex');
}

async function listCode(project: string): Promise<string[]> {
  const inside = await listInside(FOLDERS, project);
  return [...FILES, ...inside].filter((file) => !NOT_BUILT.test(file)).toSorted();
}

/** The paths in the project of all files in the folders, those that exist. */
export async function listInside(folders: readonly string[], project: string): Promise<string[]> {
  const inside = await Promise.all(
    folders
      .filter((folder) => existsSync(path.join(project, folder)))
      .map(async (folder) =>
        (await listFiles(path.join(project, folder))).map((file) => `${folder}/${file}`),
      ),
  );
  return inside.flat();
}

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
