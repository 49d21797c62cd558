import { readFile } from 'node:fs/promises';
import path from 'node:path';
import valueParser from 'postcss-value-parser';
import { memoize } from '@/lib/content/memoize';
import type { IslandBundle } from './islands';
import { divideStyles, minifyStyles, usedStyles } from './styles';
import { plainStyles } from './plain-styles';
import { namesOf } from './style-rules';
import { isRightToLeft } from '@/lib/text/language';
import { turnStyles } from './right-to-left';
import type { PageElement, ScannedPage } from './scan-page';

export const styleElements = ({ elements }: ScannedPage): PageElement[] =>
  elements.filter(
    ({ name, attributes }) => name === 'style' || (name === 'link' && attributes.rel === 'stylesheet'),
  );

/** Returns a function that reads all styles of a page, in order. Each style sheet of the export is read once. */
export function createStyleReader(site: string, language?: string): (page: ScannedPage) => Promise<string> {
  const read = memoize(async (address: string) => {
    // Flatten nested rules, because styles.ts takes a sheet apart by its top rules.
    const plain = plainStyles(minifyStyles(await readFile(path.join(site, address), 'utf8')));
    const own = language === undefined ? withPhysicalSides(plain) : withHighLines(withoutFaces(plain));
    return withWholeAddresses(own, address);
  });
  const turn = memoize((css: string) => (isRightToLeft(language) ? turnStyles(css) : css));
  return async (page) => {
    const texts = styleElements(page).map(async ({ name, attributes, text }) => {
      if (name === 'style') return text;
      // On some build services, Next.js adds a deployment id after `?`.
      const [href = ''] = (attributes.href ?? '').split('?');
      return read(href);
    });
    return turn((await Promise.all(texts)).join(''));
  };
}

/** Indian scripts have vowel signs above and below, so they need higher lines than English headings. */
const withHighLines = (css: string): string =>
  css.replaceAll(/(?<=line-height:)(?:1|1\.[12]\d?)(?=[;}])/g, '1.35');

const SIDES: Readonly<Record<string, string>> = {
  'block-start': 'top',
  'block-end': 'bottom',
  'inline-start': 'left',
  'inline-end': 'right',
};

/** Turns logical into physical sides, which the minifier merges. They are the same: no text runs right to left. */
const withPhysicalSides = (css: string): string =>
  css.replaceAll(
    /(?<=[{;](?:margin|padding)-)(?:block|inline)-(?:start|end)(?=:)/g,
    (part) => SIDES[part] ?? part,
  );

/** Makes `url(../media/face.woff2)` absolute, because the styles move into pages in other folders. */
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

/** The element that begins below the first screen. What is above it needs only part of the page's styles. */
export const foldOf = ({ elements }: ScannedPage): PageElement | undefined =>
  elements.find(({ attributes }) => 'data-fold' in attributes);

/** The rules for elements above the fold, as they are in the page before any script runs. */
export function stylesBefore({ start }: PageElement, { elements }: ScannedPage, css: string): string {
  const above = elements.filter((element) => element.start < start);
  return usedStyles(divideStyles(css).first, namesOf(above, ''));
}

/** Removes the fonts, which the head already has: every first screen has a heading. */
export const withoutFaces = (css: string): string => css.replaceAll(/@font-face\{[^}]*\}/g, '');

/** The rules that the page and its islands use. Leaves out deferred rules if `laterFile` has them. */
export function pageStyles(page: ScannedPage, css: string, bundle?: IslandBundle, laterFile?: string) {
  const names = namesOf(page.elements, bundle?.text ?? '');
  if (laterFile === undefined) return css && usedStyles(css, names);
  const { first, properties } = divideStyles(css);
  // Keep custom properties that the deferred file uses.
  return usedStyles(first, { has: (name) => properties.has(name) || names.has(name) });
}
