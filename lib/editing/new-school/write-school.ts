import { mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Why a new school cannot be put there, or undefined when it can. @param folder absolute path */
export function refuseFolder(folder: string): string | undefined {
  const there = statSync(folder, { throwIfNoEntry: false });
  if (!there) return undefined;
  if (!there.isDirectory()) return 'is a file. Write the name of a new folder.';
  return readdirSync(folder).length
    ? 'is not empty, and nothing is written over. Write the name of a new folder.'
    : undefined;
}

/** Writes the files of a new school. @param folder absolute path of a folder that {@link refuseFolder} admits */
export function writeSchool(folder: string, files: ReadonlyMap<string, string | Uint8Array>): void {
  for (const [name, content] of files) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    // Never over a file that somebody else has put there meanwhile.
    writeFileSync(file, content, { flag: 'wx' });
  }
}
