import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { keyOf, putFile } from '@/lib/site/cached';
import { prepareFont } from './cut-font';
import { scanPage, type PageElement, type ScannedPage } from './scan-page';

/** Selectors of all elements with the heading font. No script changes the words of these elements. */
const SELECTORS = `h1,h2,h3,.brand-name,.banner-caption,.card-name,.message-quote,.dated-title,.dated-day,
.page-facts dd,.figures dd,.large-answers b,.desk-quote blockquote,.quotation blockquote,.story blockquote,
.class-choice b,.topper strong`.split(/,\s*/);
const isOf = ({ name, attributes }: PageElement, part: string): boolean =>
  part.startsWith('.') ? Boolean(attributes.class?.split(/\s+/).includes(part.slice(1))) : name === part;
const isWithin = (element: PageElement | undefined, part: string): boolean =>
  element !== undefined && (isOf(element, part) || isWithin(element.parent, part));
const isHeading = (element: PageElement): boolean =>
  SELECTORS.some((selector) => {
    const [last = '', outer] = selector.split(' ').toReversed();
    return isOf(element, last) && (outer === undefined || isWithin(element.parent, outer));
  });

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
    styles: `${faces}${SELECTORS.join()}{--font-display:${families},system-ui,sans-serif;letter-spacing:0}`,
    linksOf: (page: ScannedPage): string => {
      const text = wordsOf(page).join('');
      return fonts.map(({ letters, link }) => (letters.test(text) ? link : '')).join('');
    },
  };
}
