import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Fingerprint } from './fingerprint';

/** What the last build was made from, and whether it came to its end. It is not published. */
export interface BuildRecord extends Fingerprint {
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
