import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Source } from '../read/source';
import { hashesOf } from './translate-file';

/**
 * Records in each translated page that its text matches the present English text.
 * @param directory absolute path of the content folder @returns the files that it changed
 */
export function confirmPages(sources: readonly Source[], directory: string, language: string): string[] {
  return sources.flatMap((source) => {
    const name = `${language}/${source.path}`;
    const file = path.join(directory, name);
    const text = readIfThere(file);
    if (!source.path.endsWith('.md') || text === undefined) return [];
    const line = `of: '${hashesOf(source)}'`;
    const [, fields = '', rest = ''] = /^---\r?\n(.*?)(^---\s*$.*)/ms.exec(text) ?? [];
    const confirmed = `---\n${fields.replace(/^of:.*\n/m, '')}${line}\n${rest}`;
    if (!rest || confirmed === text) return [];
    writeFileSync(file, confirmed);
    return [name];
  });
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
