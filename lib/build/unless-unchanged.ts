import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

interface Checked {
  /** Where the hash of the last success is kept, in the project. */
  record: string;
  /** One hash of all that the check reads. */
  hash: (project: string) => Promise<string>;
  /** Absolute path of the project. */
  project: string;
}

/** Runs a check, except when all that it reads is as it was when it passed last. @throws whatever the check throws */
export async function unlessUnchanged(
  { record, hash, project }: Checked,
  check: () => Promise<void>,
): Promise<void> {
  const file = path.join(project, record);
  const before = await hash(project);
  if (existsSync(file) && (await readFile(file, 'utf8')) === before) return;
  await check();
  // What somebody has changed meanwhile was perhaps not seen.
  if ((await hash(project)) !== before) return;
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, before);
}
