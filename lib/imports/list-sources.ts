import { readdir } from 'node:fs/promises';
import path from 'node:path';

const FOLDERS = ['app', 'components', 'lib', 'server'];
const ENDING = /\.([cm]?[jt]s|[jt]sx)$/;

/** Every source file, from the project's folder, with `/`, sorted. */
export async function listSources(): Promise<string[]> {
  const lists = await Promise.all(
    FOLDERS.map(async (folder) =>
      (await readdir(folder, { recursive: true })).map((name) => path.join(folder, name)),
    ),
  );
  return lists
    .flat()
    .filter((name) => ENDING.test(name))
    .map((name) => name.replaceAll(path.sep, '/'))
    .toSorted();
}
