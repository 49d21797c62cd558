import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { School } from '@/lib/content/kinds/school';
import { cached, fillFolder, keyOf, putFile } from '@/lib/site/cached';
import { devanagariFont } from '@/lib/site/devanagari-font';
import { cutFont } from './cut-font';
import { scanPage, type PageElement, type ScannedPage } from './scan-page';

// Why: docs/decisions/fonts.md
/** Eczar (SIL Open Font License). */
const sourceOf = (script: string): string => `lib/theme/fonts/eczar-${script}-600.ttf`;

/** Cuts a font, or takes it from the cache, as that takes over a second. @returns the path of the file */
async function prepareFont(source: string, name: string, words: readonly string[]): Promise<string> {
  const font = await readFile(source);
  return cached(`fonts/shaped-${keyOf(font)}`, name, () => cutFont(font, words));
}

export async function prepareDevanagariFont(school: Pick<School, 'devanagari'>): Promise<void> {
  const font = devanagariFont(school);
  const prepare = ({ address, words }: NonNullable<typeof font>): Promise<string> =>
    prepareFont(sourceOf('devanagari'), path.basename(address), words);
  await fillFolder('public/fonts', font ? [await prepare(font)] : []);
}

/** In what large letters are set, besides headings. */
const CLASSES = ['brand-name', 'banner-caption', 'card-name'];
const SELECTOR = ['h1', 'h2', 'h3', ...CLASSES.map((name) => `.${name}`)].join();
const isHeading = ({ name, attributes }: PageElement): boolean =>
  /^h[1-3]$/.test(name) || CLASSES.some((each) => attributes.class?.split(/\s+/).includes(each));

const SCRIPTS = [
  ['devanagari', /[\u0900-\u097F]/],
  ['latin', /[!-~]/],
] as const;

const wordsOf = ({ elements }: ScannedPage): string[] =>
  elements.filter(isHeading).flatMap(({ text }) => text.split(/[\s\u2060]+/).filter(Boolean));

export interface HeadingFonts {
  styles: string;
  /** The links with which a page asks for its fonts early. */
  linksOf: (page: ScannedPage) => string;
}

/** Cuts Eczar to the headings of a language, if it has its letters. Other languages have the system's font. */
export async function makeHeadingFonts(
  folder: string,
  pages: readonly string[],
  language: string,
): Promise<HeadingFonts> {
  if (new Intl.Locale(language).maximize().script !== 'Deva') return { styles: '', linksOf: () => '' };
  const all = new Set<string>();
  for (const file of pages)
    for (const word of wordsOf(scanPage(await readFile(path.join(folder, file), 'utf8')))) all.add(word);
  const fonts: { family: string; letters: RegExp; address: string }[] = [];
  for (const [script, letters] of SCRIPTS) {
    const words = [...all].filter((word) => letters.test(word)).toSorted();
    const address = `/fonts/${language}-${script}-${keyOf(words.join(' ')).slice(0, 10)}.woff2`;
    await putFile(
      await prepareFont(sourceOf(script), path.basename(address), words),
      path.join(folder, address),
    );
    fonts.push({ family: `eczar-${script}`, letters, address });
  }
  const faces = fonts.map(
    ({ family, address }) =>
      `@font-face{font-family:${family};font-weight:600;font-display:swap;src:url(${address})}`,
  );
  const families = fonts.map(({ family }) => family).join();
  return {
    styles: `${faces.join('')}${SELECTOR}{--font-display:${families},system-ui,sans-serif;letter-spacing:0}`,
    linksOf: (page) => {
      const text = wordsOf(page).join('');
      return fonts
        .filter(({ letters }) => letters.test(text))
        .map(
          ({ address }) =>
            `<link rel="preload" href="${address}" as="font" crossorigin="" type="font/woff2">`,
        )
        .join('');
    },
  };
}
