import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { School } from '@/lib/content/kinds/school';
import { cached, fillFolder, keyOf } from './cached';

const SOURCE = 'lib/theme/fonts/eczar-devanagari-600.ttf';
const FAMILY = 'School Devanagari';
/** Android's own letters: a phone that has them fetches none. */
const OF_PHONES = 'local(Noto Sans Devanagari),local(NotoSansDevanagari-Regular)';

type Named = Pick<School, 'devanagari'>;

/** What it must write, and where it is on the site: named by the words, since nothing else changes it. */
function faceOf({ devanagari }: Named) {
  if (!devanagari) return undefined;
  const words = `${devanagari.name} ${devanagari.motto ?? ''}`;
  return { words, address: `/fonts/devanagari-${keyOf(words).slice(0, 10)}.woff2` };
}

// Why: docs/decisions/fonts.md
/** Cuts Eczar (SIL Open Font License) down to the school's name and motto. That takes over a second: it is done once for the same words. */
export async function prepareDevanagariFont(school: Named): Promise<void> {
  const face = faceOf(school);
  if (!face) return fillFolder('public/fonts', []);
  const source = await readFile(SOURCE);
  const cut = async (): Promise<Buffer> => {
    const { default: subsetFont } = await import('subset-font');
    return subsetFont(source, face.words, { targetFormat: 'woff2' });
  };
  const file = await cached(`fonts/${keyOf(source)}`, path.basename(face.address), cut);
  await fillFolder('public/fonts', [file]);
}

/** The rules that make the face known to a page; empty where a school has no name in Devanagari. */
export function devanagariStyleSheet(school: Named): string {
  const face = faceOf(school);
  if (!face) return '';
  const rules = `font-family:"${FAMILY}";font-weight:600;font-display:swap;src:${OF_PHONES},url(${face.address})`;
  return `@font-face{${rules}}:root{--font-devanagari:"${FAMILY}"}`;
}
