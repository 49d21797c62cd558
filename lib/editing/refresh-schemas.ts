import { existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles, schoolFolder } from '@/lib/content/read/tree';
import { editorSchemas, SCHEMA_PLACES, SETTINGS } from './editor-files';

const SOURCES = ['lib/content', 'lib/editing'];

/**
 * Writes the schemas for VS Code, if one is missing or older than the program. Git ignores them. A failure prints only
 * a line, because nothing else needs the schemas.
 */
export function refreshSchemas(): void {
  const school = schoolFolder();
  if (!existsSync(path.join(school, SETTINGS))) return;
  try {
    const made = SCHEMA_PLACES.map((place) => timeOf(path.join(school, place)));
    const changed = SOURCES.flatMap((folder) =>
      listFiles(folder).map((file) => timeOf(path.join(folder, file))),
    );
    if (Math.min(...made) >= Math.max(...changed)) return;
    for (const [place, text] of Object.entries(editorSchemas())) {
      mkdirSync(path.dirname(path.join(school, place)), { recursive: true });
      writeFileSync(path.join(school, place), text);
    }
  } catch (error) {
    const { message } = error as Error;
    process.stderr.write(`The hints for VS Code could not be written (${message}). Everything else works.\n`);
  }
}

/** When the file last changed, in milliseconds; 0 if there is no such file. */
const timeOf = (file: string): number => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
