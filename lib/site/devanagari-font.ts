import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { School } from '@/lib/content/kinds/school';
import { cached, fillFolder, keyOf } from './cached';

const SOURCE = 'lib/theme/fonts/eczar-devanagari-600.ttf';
const FAMILY = 'School Devanagari';

type Named = Pick<School, 'devanagari'>;

/** The name of the font file. It contains a hash of the words, because the font has only their letters. */
function faceOf({ devanagari }: Named) {
  if (!devanagari) return undefined;
  const words = `${devanagari.name} ${devanagari.motto ?? ''}`;
  return { words, address: `/fonts/devanagari-${keyOf(words).slice(0, 10)}.woff2` };
}

// Why: docs/decisions/fonts.md
/** Subsets Eczar (SIL Open Font License) to the letters of name and motto. Cached, because it takes over a second. */
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

/** The CSS rule that declares the font (used in app/styles/frame.css). Empty if no name is in Devanagari. */
export function devanagariStyleSheet(school: Named): string {
  const face = faceOf(school);
  if (!face) return '';
  return `@font-face{font-family:"${FAMILY}";font-weight:600;font-display:swap;src:url(${face.address})}`;
}
