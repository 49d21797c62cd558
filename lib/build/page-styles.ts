import { readFile } from 'node:fs/promises';
import path from 'node:path';
import valueParser from 'postcss-value-parser';
import { memoize } from '@/lib/content/memoize';
import type { IslandBundle } from './islands';
import { divideStyles, minifyStyles, usedStyles } from './styles';
import { namesOf } from './style-rules';
import { isRightToLeft } from '@/lib/text/language';
import { turnStyles } from './right-to-left';
import type { PageElement, ScannedPage } from './scan-page';
import { parse } from 'postcss';
import parser, { type Pseudo } from 'postcss-selector-parser';

export const styleElements = ({ elements }: ScannedPage): PageElement[] =>
  elements.filter(
    ({ name, attributes }) => name === 'style' || (name === 'link' && attributes.rel === 'stylesheet'),
  );

/** Returns a function that reads all styles of a page, in order. Each style sheet of the export is read once. */
export function createStyleReader(site: string, language?: string): (page: ScannedPage) => Promise<string> {
  const read = memoize(async (address: string) => {
    // Flatten nested rules, because styles.ts splits a style sheet at its top-level rules.
    const plain = plainStyles(minifyStyles(await readFile(path.join(site, address), 'utf8')));
    const own = language === undefined ? plain : withHighLines(withoutFaces(plain)) + DARKER;
    return withWholeAddresses(isRightToLeft(language) ? own : withPhysicalSides(own), address);
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

/** Indian scripts have vowel signs above and below the letters, so headings need a larger line height. */
const withHighLines = (css: string) => css.replaceAll(/(?<=line-height:)(?:1|1\.[12]\d?)(?=[;}])/g, '1.35');

/** Letters of Indian scripts are thin at small sizes, so muted text is as dark as headings. */
const DARKER = '@media screen{body{--muted:var(--ink)}}';

const SIDES: Readonly<Record<string, string>> = {
  'block-start': 'top',
  'block-end': 'bottom',
  'inline-start': 'left',
  'inline-end': 'right',
};

/** In styles for left-to-right text, replaces logical properties by physical ones, which the minifier can merge. */
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

/** The first element below the first screen. The content above it needs only part of the page's styles. */
export const foldOf = ({ elements }: ScannedPage): PageElement | undefined =>
  elements.find(({ attributes }) => 'data-fold' in attributes);

/** The rules for elements above the fold, in their state before any script runs. */
export function stylesBefore({ start }: PageElement, { elements }: ScannedPage, css: string): string {
  const above = elements.filter((element) => element.start < start);
  return usedStyles(divideStyles(css).first, namesOf(above, ''));
}

/** Removes font faces: the head already has them, because every first screen has a heading. */
export const withoutFaces = (css: string): string => css.replaceAll(/@font-face\{[^}]*\}/g, '');

/** The rules that the page and its islands use. Leaves out deferred rules if `laterFile` has them. */
export function pageStyles(page: ScannedPage, css: string, bundle?: IslandBundle, laterFile?: string) {
  const names = namesOf(page.elements, bundle?.text ?? '');
  if (laterFile === undefined) return css && usedStyles(css, names);
  const { first, properties } = divideStyles(css);
  // Keep custom properties that the deferred file uses.
  return usedStyles(first, { has: (name) => properties.has(name) || names.has(name) });
}

/** Matches copies of `:is()` rules that Next.js adds for browsers older than those supported. */
const OBSOLETE = /:-(?:webkit|moz)-any\(/;
/** Matches selectors that only browsers with `:is()` understand. Other browsers ignore the whole rule. */
const NEWER = /:has\(|:popover-open/;

/** Matches the first letter of dynamic viewport units, such as the `s` of `svh`. */
const DYNAMIC = /(?<=\d)[ds](?=v[hw]\b)/g;

// Why: docs/decisions/styling.md
/**
 * Rewrites CSS for the oldest supported browsers. Expands `:is()`, `:where()` and lists in `:not()`, which changes the
 * specificity to that of the expanded selector. Adds a fallback in `vh` before lengths such as `42svh`.
 * @param css without nested rules @throws Error if it cannot expand a list
 */
export function plainStyles(css: string): string {
  const root = parse(css);
  root.walkRules((rule) => {
    if (OBSOLETE.test(rule.selector)) rule.remove();
    else if (/:(is|where|not)\(/.test(rule.selector) && !NEWER.test(rule.selector))
      rule.selectors = rule.selectors.flatMap(expand);
  });
  root.walkDecls((declaration) => {
    // Next.js adds seven fallback fonts. No page needs them.
    if (declaration.prop === 'font-family')
      declaration.value = declaration.value.replace(/^system-ui,.*(?=sans-serif$)/, 'system-ui,');
    const { value } = declaration;
    if (value.search(DYNAMIC) >= 0) declaration.cloneBefore({ value: value.replaceAll(DYNAMIC, '') });
  });
  return root.toString();
}

function expand(text: string): string[] {
  const selector = parser().astSync(text).first;
  selector.walkPseudos(expandNot);
  const index = selector.nodes.findIndex(
    ({ type, value = '' }) => type === 'pseudo' && /^:(is|where)$/.test(value),
  );
  if (index < 0) return [String(selector)];
  const start = selector.nodes.findLastIndex(({ type }, at) => at < index && type === 'combinator') + 1;
  const part = (from: number, to?: number): string => selector.nodes.slice(from, to).join('');
  const [outer, own, after] = [part(0, start), part(start, index), part(index + 1)];
  return (selector.at(index) as Pseudo).nodes.flatMap((choice) => {
    if (index > 0 && choice.some(({ type }) => type === 'combinator'))
      throw new Error(`styles: write ${text} without parentheses`);
    const inner = String(choice).trim();
    // A type selector must come first in a compound selector.
    return expand(outer + (choice.first.type === 'tag' ? inner + own : own + inner) + after);
  });
}

function expandNot(pseudo: Pseudo): void {
  if (pseudo.value !== ':not') return;
  const choices = pseudo.nodes.flatMap((choice) => expand(String(choice).trim()));
  pseudo.replaceWith(parser.string({ value: choices.map((choice) => `:not(${choice})`).join('') }));
}
