import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { School } from '@/lib/content/kinds/school';
import { cached, fillFolder, keyOf } from './cached';

const SOURCE = 'lib/theme/fonts/eczar-devanagari-600.ttf';
const FAMILY = 'School Devanagari';
/** Android's own letters: a phone that has them fetches none. */
const OF_PHONES = 'local(Noto Sans Devanagari),local(NotoSansDevanagari-Regular)';

type Named = Pick<School, 'devanagari'>;

function wordsOf({ devanagari }: Named): string {
  return devanagari ? `${devanagari.name} ${devanagari.motto ?? ''}` : '';
}

/** Where the face is on the site; named by the words that it can write, since nothing else changes it. */
function addressOf(school: Named): string | undefined {
  return school.devanagari && `/fonts/devanagari-${keyOf(wordsOf(school)).slice(0, 10)}.woff2`;
}

/**
 * Cuts Eczar (SIL Open Font License) down to the name and the motto of the school, and puts it into public/fonts/. Cutting
 * takes over a second: it is done once for the same words.
 */
export async function prepareDevanagariFont(school: Named): Promise<void> {
  const words = wordsOf(school);
  const source = await readFile(SOURCE);
  const cut = async (): Promise<Buffer> => {
    const { default: subsetFont } = await import('subset-font');
    return subsetFont(source, words, { targetFormat: 'woff2' });
  };
  const address = addressOf(school);
  const files = address ? [await cached(`fonts/${keyOf(source)}`, path.basename(address), cut)] : [];
  await fillFolder('public/fonts', files);
}

/** The rules that make the face known to a page; empty where a school has no name in Devanagari. */
export function devanagariStyleSheet(school: Named): string {
  const address = addressOf(school);
  if (address === undefined) return '';
  const face = `font-family:"${FAMILY}";font-weight:600;font-display:swap;src:${OF_PHONES},url(${address})`;
  return `@font-face{${face}}:root{--font-devanagari:"${FAMILY}"}`;
}
