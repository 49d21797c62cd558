import { readFile } from 'node:fs/promises';
import path from 'node:path';
import valueParser from 'postcss-value-parser';
import { memoize } from '@/lib/content/memoize';
import type { IslandBundle } from './islands';
import { divideStyles, minifyStyles, usedStyles } from './styles';
import { plainStyles } from './plain-styles';
import { namesOf } from './style-rules';
import type { PageElement, ScannedPage } from './scan-page';

/** The elements that bring a page's styles: links to the framework's files, and `<style>`. */
export const styleElements = ({ elements }: ScannedPage): PageElement[] =>
  elements.filter(
    ({ name, attributes }) => name === 'style' || (name === 'link' && attributes.rel === 'stylesheet'),
  );

/**
 * Reads the styles of exported pages, each file once. (Next.js's `inlineCss` writes them four times a page.)
 * @param site the folder of the export @returns a function from a page to all its styles, in their order
 */
export function createStyleReader(site: string): (page: ScannedPage) => Promise<string> {
  const read = memoize(async (address: string) => {
    // What is read below divides a file by its rules, so none may stand within another.
    const plain = plainStyles(minifyStyles(await readFile(path.join(site, address), 'utf8')));
    return withWholeAddresses(withPhysicalSides(plain), address);
  });
  return async (page) => {
    const texts = styleElements(page).map(async ({ name, attributes, text }) => {
      if (name === 'style') return text;
      // Some build services give Next.js a number of the deployment, which it puts after each address.
      const [href = ''] = (attributes.href ?? '').split('?');
      return read(href);
    });
    return (await Promise.all(texts)).join('');
  };
}

const SIDES: Readonly<Record<string, string>> = {
  'block-start': 'top',
  'block-end': 'bottom',
  'inline-start': 'left',
  'inline-end': 'right',
};

/**
 * The oldest browsers know `padding-block` only in two parts, which weighs more. All text of the site runs from left to
 * right, so each part is one side, and four sides are one short rule again.
 */
const withPhysicalSides = (css: string): string =>
  css.replaceAll(
    /(?<=[{;](?:margin|padding)-)(?:block|inline)-(?:start|end)(?=:)/g,
    (part) => SIDES[part] ?? part,
  );

/** `url(../media/face.woff2)` is beside the file, but the styles come to stand in pages of all folders. */
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

/** The rules of `css` that the page and its islands use. Those that no first screen needs are left out when they are in a file. */
export function pageStyles(page: ScannedPage, css: string, bundle?: IslandBundle, laterFile?: string) {
  const names = namesOf(page.elements, bundle?.text ?? '');
  if (laterFile === undefined) return css && usedStyles(css, names);
  const { first, properties } = divideStyles(css);
  // The file asks the page for them.
  return usedStyles(first, { has: (name) => properties.has(name) || names.has(name) });
}
