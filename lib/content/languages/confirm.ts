import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Source } from '../read/source';
import { isPage } from './read-translation';
import { translatableTexts } from './translated';

/**
 * Records in each translated page that its text matches the present English text.
 * @param directory absolute path of the content folder @returns the files that it changed
 */
export function confirmPages(sources: readonly Source[], directory: string, language: string): string[] {
  return sources.flatMap((source) => {
    const name = `${language}/${source.path}`;
    const file = path.join(directory, name);
    if (!isPage(name) || !existsSync(file)) return [];
    const text = readFileSync(file, 'utf8');
    const [, fields = '', rest = ''] = /^---\r?\n(.*?)(^---\s*$.*)/ms.exec(text) ?? [];
    const confirmed = `---\n${fields.replace(/^of:.*\n/m, '')}of: '${hashesOf(source)}'\n${rest}`;
    if (!rest || confirmed === text) return [];
    writeFileSync(file, confirmed);
    return [name];
  });
}

/** A short hash of a text. Spaces, line breaks and the form of accents do not change it. */
export const hashOf = (text: string): string =>
  createHash('sha256').update(text.normalize('NFC').replaceAll(/\s+/g, ' ').trim()).digest('hex').slice(0, 6);

/** The hashes of the English texts from which a page's translation is made. */
const hashesOf = (source: Source): string =>
  translatableTexts(source)
    .map(({ text }) => hashOf(text))
    .join('.');
