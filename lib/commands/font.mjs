import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';

/**
 * `npm run font`: makes app/fonts/eczar-600.woff2, the face of the headings, from the package
 * @fontsource-variable/eczar (SIL Open Font License 1.1, no reserved name): one weight, the letters of English and
 * of names in Latin script. The rupee sign is left to the system's faces: Eczar has it only among its Devanagari.
 */
const LETTERS = [
  ...Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index)),
  ' £©«»·×ÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÑÒÓÔÖÙÚÛÜàáâãäåçèéêëìíîïñòóôöùúûü–—‘’“”…•',
].join('');

const folder = path.dirname(
  createRequire(import.meta.url).resolve('@fontsource-variable/eczar/package.json'),
);
const original = readFileSync(path.join(folder, 'files/eczar-latin-wght-normal.woff2'));
const subset = await subsetFont(original, LETTERS, {
  targetFormat: 'woff2',
  variationAxes: { wght: 600 },
  // Those that browsers apply by themselves; small capitals and fractions would bring glyphs that nothing shows.
  keepFeatures: ['kern', 'liga', 'clig', 'calt', 'ccmp', 'locl', 'mark', 'mkmk'],
});
writeFileSync('app/fonts/eczar-600.woff2', subset);
console.log(`app/fonts/eczar-600.woff2: ${subset.length} bytes`);
