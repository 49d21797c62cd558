import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { keyOf, putFile } from '@/lib/site/cached';
import { prepareFont } from './cut-font';
import { scanPage, type PageElement, type ScannedPage } from './scan-page';

/** Classes of the elements that have the heading font although they are not headings. */
const CLASSES = ['brand-name', 'banner-caption', 'card-name', 'message-quote', 'dated-title', 'dated-day'];
/** Elements that have the heading font within an element of a class. No script writes new words into them. */
const WITHIN = [
  ['page-facts', 'dd'],
  ['figures', 'dd'],
  ['large-answers', 'b'],
  ['desk-quote', 'blockquote'],
  ['quotation', 'blockquote'],
  ['story', 'blockquote'],
  ['class-choice', 'b'],
  ['topper', 'strong'],
] as const;
const SELECTOR = [
  'h1,h2,h3',
  ...CLASSES.map((name) => `.${name}`),
  ...WITHIN.map(([name, inner]) => `.${name} ${inner}`),
].join();
const hasClass = ({ attributes }: PageElement, name: string): boolean =>
  attributes.class?.split(/\s+/).includes(name) === true;
const isWithin = (element: PageElement | undefined, name: string): boolean =>
  element !== undefined && (hasClass(element, name) || isWithin(element.parent, name));
const isHeading = (element: PageElement): boolean =>
  /^h[1-3]$/.test(element.name) ||
  CLASSES.some((name) => hasClass(element, name)) ||
  WITHIN.some(([name, inner]) => element.name === inner && isWithin(element.parent, name));

const SCRIPTS = [
  ['devanagari', /[\u0900-\u097F]/],
  ['latin', /[!-~]/],
] as const;

const wordsOf = ({ elements }: ScannedPage): string[] =>
  elements.filter(isHeading).flatMap(({ text }) => text.split(/[\s\u2060]+/).filter(Boolean));

/** Cuts Eczar to the headings of a language in Devanagari. `linksOf` returns links that preload a page's fonts. */
export async function makeHeadingFonts(folder: string, pages: readonly string[], language: string) {
  if (new Intl.Locale(language).maximize().script !== 'Deva') return { styles: '', linksOf: () => '' };
  const all = new Set<string>();
  for (const file of pages)
    for (const word of wordsOf(scanPage(await readFile(path.join(folder, file), 'utf8')))) all.add(word);
  const fonts = await Promise.all(
    SCRIPTS.map(async ([script, letters]) => {
      const words = [...all].filter((word) => letters.test(word)).toSorted();
      const address = `/fonts/${language}-${script}-${keyOf(words.join(' ')).slice(0, 10)}.woff2`;
      const file = await prepareFont(script, path.basename(address), words);
      await putFile(file, path.join(folder, address));
      return {
        family: `eczar-${script}`,
        letters,
        face: `@font-face{font-family:eczar-${script};font-weight:600;font-display:swap;src:url(${address})}`,
        link: `<link rel="preload" href="${address}" as="font" crossorigin="" type="font/woff2">`,
      };
    }),
  );
  const faces = fonts.map(({ face }) => face).join('');
  const families = fonts.map(({ family }) => family).join();
  return {
    styles: `${faces}${SELECTOR}{--font-display:${families},system-ui,sans-serif;letter-spacing:0}`,
    linksOf: (page: ScannedPage): string => {
      const text = wordsOf(page).join('');
      return fonts.map(({ letters, link }) => (letters.test(text) ? link : '')).join('');
    },
  };
}
