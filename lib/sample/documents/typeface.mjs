import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const FILE = '@fontsource-variable/eczar/files/eczar-latin-wght-normal.woff2';
const LETTERS =
  Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index)).join('') + '·–‘’“”';

/**
 * The display face of the site, as a style rule that brings it along, so that the PDFs look alike on every machine.
 * Each weight is an unhinted font of its own: from a variable font the browser would make PDFs of twice the size.
 */
async function bringAlong(weight) {
  const source = readFileSync(createRequire(import.meta.url).resolve(FILE));
  const font = await subsetFont(source, LETTERS, {
    targetFormat: 'sfnt',
    variationAxes: { wght: weight },
    noHinting: true,
  });
  return `@font-face { font-family: Eczar; font-weight: ${weight}; src: url(data:font/ttf;base64,${font.toString('base64')}); }`;
}

export const typeface = (await Promise.all([400, 600].map(bringAlong))).join('\n');
