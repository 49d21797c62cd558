import { readFile } from 'node:fs/promises';
import path from 'node:path';
import valueParser from 'postcss-value-parser';
import { memoize } from '@/lib/content/memoize';
import type { IslandBundle } from './islands';
import { divideStyles, minifyStyles, usedStyles } from './styles';
import { plainStyles } from './plain-styles';
import { namesOf } from './style-rules';
import type { PageElement, ScannedPage } from './scan-page';

export const styleElements = ({ elements }: ScannedPage): PageElement[] =>
  elements.filter(
    ({ name, attributes }) => name === 'style' || (name === 'link' && attributes.rel === 'stylesheet'),
  );

/** Reads each style sheet of the export once. @returns a function from a page to all its styles, in order */
export function createStyleReader(site: string, language?: string): (page: ScannedPage) => Promise<string> {
  const read = memoize(async (address: string) => {
    // Without nested rules, because styles.ts divides a sheet by its rules.
    const plain = plainStyles(minifyStyles(await readFile(path.join(site, address), 'utf8')));
    const own = language === undefined ? withPhysicalSides(plain) : withHighLines(plain);
    return withWholeAddresses(own, address);
  });
  return async (page) => {
    const texts = styleElements(page).map(async ({ name, attributes, text }) => {
      if (name === 'style') return text;
      // On some build services, Next.js adds a deployment id after `?`.
      const [href = ''] = (attributes.href ?? '').split('?');
      return read(href);
    });
    return (await Promise.all(texts)).join('');
  };
}

/** Vowel signs above and below need more than the line height of English headings. */
const withHighLines = (css: string): string =>
  css.replaceAll(/(?<=line-height:)(?:1|1\.[12]\d?)(?=[;}])/g, '1.35');

const SIDES: Readonly<Record<string, string>> = {
  'block-start': 'top',
  'block-end': 'bottom',
  'inline-start': 'left',
  'inline-end': 'right',
};

/** All text runs from left to right, so physical sides mean the same, and the minifier merges them into one declaration. */
const withPhysicalSides = (css: string): string =>
  css.replaceAll(
    /(?<=[{;](?:margin|padding)-)(?:block|inline)-(?:start|end)(?=:)/g,
    (part) => SIDES[part] ?? part,
  );

/** Makes `url(../media/face.woff2)` absolute, because the styles move into pages of any folder. */
function withWholeAddresses(css: string, address: string): string {
  const values = valueParser(css);
  values.walk((node) => {
    if (node.type !== 'function' || node.value !== 'url') return;
    const [name] = node.nodes;
    if (name && !/^(data:|#|\/|\w+:)/.test(name.value))
      name.value = path.posix.join(path.posix.dirname(address), name.value);
  });
  return valueParser.stringify(values.nodes);
}

/** From here on a page is below its first screen, and what stands above needs a part of its styles. */
export const foldOf = ({ elements }: ScannedPage): PageElement | undefined =>
  elements.find(({ attributes }) => 'data-fold' in attributes);

/** The rules that elements before the fold use as they stand in the page, before any script. */
export function stylesBefore({ start }: PageElement, { elements }: ScannedPage, css: string): string {
  const above = elements.filter((element) => element.start < start);
  return usedStyles(divideStyles(css).first, namesOf(above, ''));
}

/** The head has the fonts already: a heading stands above every fold. */
export const withoutFaces = (css: string): string => css.replaceAll(/@font-face\{[^}]*\}/g, '');

/** The rules of `css` that the page and its islands use, without deferred rules if those are in `laterFile`. */
export function pageStyles(page: ScannedPage, css: string, bundle?: IslandBundle, laterFile?: string) {
  const names = namesOf(page.elements, bundle?.text ?? '');
  if (laterFile === undefined) return css && usedStyles(css, names);
  const { first, properties } = divideStyles(css);
  // The deferred file uses custom properties of the page.
  return usedStyles(first, { has: (name) => properties.has(name) || names.has(name) });
}
