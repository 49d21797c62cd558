import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { School } from '@/lib/content/kinds/school';
import { cached, fillFolder, keyOf } from './cached';

const SOURCE = 'lib/theme/fonts/eczar-devanagari-600.ttf';
const FAMILY = 'School Devanagari';
/** Android's own font, which saves the download. */
const OF_PHONES = 'local(Noto Sans Devanagari),local(NotoSansDevanagari-Regular)';

type Named = Pick<School, 'devanagari'>;

/** The font contains only the letters of these words, so their hash names it. */
function faceOf({ devanagari }: Named) {
  if (!devanagari) return undefined;
  const words = `${devanagari.name} ${devanagari.motto ?? ''}`;
  return { words, address: `/fonts/devanagari-${keyOf(words).slice(0, 10)}.woff2` };
}

// Why: docs/decisions/fonts.md
/** Subsets Eczar (SIL Open Font License) to the school's name and motto; cached, as it takes over a second. */
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

/** The `@font-face` rule and the variable that uses it; empty for a school without a name in Devanagari. */
export function devanagariStyleSheet(school: Named): string {
  const face = faceOf(school);
  if (!face) return '';
  const rules = `font-family:"${FAMILY}";font-weight:600;font-display:swap;src:${OF_PHONES},url(${face.address})`;
  return `@font-face{${rules}}:root{--font-devanagari:"${FAMILY}"}`;
}
