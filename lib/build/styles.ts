import { Features, transform } from 'lightningcss';
import { parse, type AtRule, type Root, type Rule } from 'postcss';
import { memoize } from '@/lib/content/memoize';
import { keyOf } from '@/lib/site/cached';
import { styleTargets } from './browsers';
import { canMatch, foldConstants, namesIn, namesUsedIn, removeUnnamed, type PageNames } from './style-rules';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

const { LightDark, VendorPrefixes, ClampFunction, FontFamilySystemUi, IsSelector, NotSelectorList } =
  Features;
/** Features left as they are, because all browsers have them, no page uses them, or page-styles.ts expands them. */
const KEPT = LightDark | VendorPrefixes | ClampFunction | FontFamilySystemUi | IsSelector | NotSelectorList;

// Why: docs/decisions/styling.md
/** Minifies, and flattens nested rules. Merges rules only if all supported browsers support all their selectors. */
export function minifyStyles(css: string): string {
  const { code } = transform({
    filename: 'page.css',
    code: Buffer.from(css),
    minify: true,
    targets: styleTargets(),
    exclude: KEPT,
  });
  // Chrome before 104 and Safari before 16.4 understand only the longer form of `not`.
  const text = code.toString().replaceAll('@media not (', '@media not all and (');
  // The minifier leaves spaces after commas in values with `var()`.
  return text.replaceAll(/("[^"]*")|, /g, (_, quoted?: string) => quoted ?? ',');
}

/** Separates rules that can load later: for print, and for what a visitor opens (`OPENED`, app/globals.css). */
export const divideStyles = memoize((css: string) => {
  const [first, later] = [parse(css), parse(css)];
  first.walkAtRules((rule) => {
    if (isLater(rule)) rule.remove();
  });
  foldConstants(later, { has: () => false });
  later.each((node) => {
    if (node.type !== 'atrule' || !isLater(node)) node.remove();
  });
  removeUnnamed(later, { has: (name) => !name.startsWith('--tw-') });
  removeRepeated(later);
  unwrapOpened(later);
  return { first: first.toString(), later: later.toString(), properties: namesUsedIn(later) };
});

/** A media query that always matches. */
const OPENED = 'not opened';

const isLater = ({ name, params }: AtRule) => name === 'media' && (params === 'print' || params === OPENED);

function unwrapOpened(root: Root): void {
  root.walkAtRules('media', (rule) => {
    if (rule.params === OPENED) rule.replaceWith(rule.nodes ?? []);
  });
}

/** Removes rules that cannot match the page or its islands. Components must therefore write class names in full. */
export function usedStyles(css: string, page: PageNames): string {
  const { root, names, used } = parseSheet(css);
  const key = names.filter((name) => page.has(name)).join(' ');
  // The minifier keeps names of empty layers, so remove them.
  const make = () => minifyStyles(purge(root.clone(), page).toString()).replaceAll(/@layer [\w-]+;/g, '');
  const text = used.get(key) ?? make();
  used.set(key, text);
  return text;
}

const parseSheet = memoize((css: string) => {
  const root = parse(css);
  const names = new Set<string>();
  walkRules(root, ({ selectors }) => {
    for (const name of selectors.flatMap(namesIn).flat()) names.add(name);
  });
  root.walkDecls(/^--/, ({ prop }) => void names.add(prop));
  /** Results, keyed by the names that a page uses, because most pages of a kind use the same names. */
  const used = new Map<string, string>();
  return { root, names: [...names], used };
});

function purge(root: Root, page: PageNames): Root {
  walkRules(root, (rule) => {
    const kept = rule.selectors.filter((selector) => canMatch(selector, page));
    if (kept.length) rule.selectors = kept;
    else rule.remove();
  });
  // Only Safari before 12.1 needs this prefix.
  root.walkDecls(/^-webkit-text-decoration-/, (declaration) => {
    declaration.remove();
  });
  // All supported browsers recognize WOFF2 without `format()`.
  root.walkDecls('src', (declaration) => {
    declaration.value = declaration.value.replaceAll(/\s*format\(["']?woff2["']?\)/g, '');
  });
  foldConstants(root, page);
  removeUnnamed(root, page);
  removeRepeated(root);
  unwrapOpened(root);
  return root;
}

/** Removes repeated rules, and Tailwind's `border-style:solid`, because base.css makes all borders solid. */
function removeRepeated(root: Root): void {
  root.walkDecls(/^border-(\w+-)?style$/, (declaration) => {
    if (declaration.value === 'solid') declaration.remove();
  });
  root.walkRules((rule) => {
    if (String(rule) === String(rule.next())) rule.remove();
  });
}

/** Visits all rules except keyframes, whose `12.5%` the parser would read as a selector with a class. */
function walkRules(root: Root, visit: (rule: Rule) => void): void {
  root.walkRules((rule) => {
    const { parent } = rule;
    if (!(parent?.type === 'atrule' && 'name' in parent && parent.name.endsWith('keyframes'))) visit(rule);
  });
}

const FOLDER = '_next/static';

/** Writes deferred rules into a file for all pages. @returns a function from a page's styles to the file's address */
export function createLaterFile(site: string): (css: string) => Promise<string | undefined> {
  return memoize(async (css: string) => {
    const text = minifyStyles(divideStyles(css).later);
    return text === '' ? undefined : writeStyleFile(site, 'later', text);
  });
}

/** Writes a style sheet. @returns its address, which contains a hash of the text */
export async function writeStyleFile(site: string, kind: 'later' | 'whole', text: string): Promise<string> {
  const name = `${kind}.${keyOf(text).slice(0, 10)}.css`;
  await mkdir(path.join(site, FOLDER), { recursive: true });
  await writeFile(path.join(site, FOLDER, name), text);
  return `/${FOLDER}/${name}`;
}
