import { Features, transform } from 'lightningcss';
import { parse, type AtRule, type Root, type Rule } from 'postcss';
import { memoize } from '@/lib/content/memoize';
import { styleTargets } from './browsers';
import { canMatch, foldConstants, namesIn, namesUsedIn, removeUnnamed, type PageNames } from './style-rules';
import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

const { LightDark, VendorPrefixes, ClampFunction, FontFamilySystemUi, IsSelector, NotSelectorList } =
  Features;
/**
 * What stays as it is written. The oldest browsers know clamp(); no colour follows `color-scheme`; the face after `system-ui`
 * is as good; lib/build/plain-styles.ts writes the lists of selectors out.
 */
const KEPT = LightDark | VendorPrefixes | ClampFunction | FontFamilySystemUi | IsSelector | NotSelectorList;

// Why: docs/decisions/styling.md
/**
 * Rules that stand next to each other and say the same become one, and numbers are worked out. Where one of the oldest
 * browsers does not know a selector, its rule stays alone (it would take the others with it). Prefixes are Autoprefixer's
 * (postcss.config.js). Rules that stand within others are written out.
 */
export function minifyStyles(css: string): string {
  const { code } = transform({
    filename: 'page.css',
    code: Buffer.from(css),
    minify: true,
    targets: styleTargets(),
    exclude: KEPT,
  });
  // Chrome before 104 and Safari before 16.4 know the long form only.
  return code.toString().replaceAll('@media not (', '@media not all and (');
}

/**
 * Divides a style sheet into what the first screen needs, and what only paper needs or what somebody has opened
 * (`OPENED`, in app/globals.css). Rules for paper and screens are the screen's.
 * @returns also the custom properties that the later rules ask for: their values differ by the colour scheme
 */
export const divideStyles = memoize((css: string) => {
  const [first, later] = [parse(css), parse(css)];
  first.walkAtRules((rule) => {
    if (isLater(rule)) rule.remove();
  });
  foldConstants(later, { has: () => false });
  later.each((node) => {
    if (node.type !== 'atrule' || !isLater(node)) node.remove();
  });
  unwrapOpened(later);
  return { first: first.toString(), later: later.toString(), properties: namesUsedIn(later) };
});

/** A query that every browser answers with yes. */
const OPENED = 'not opened';

const isLater = ({ name, params }: AtRule): boolean =>
  name === 'media' && (params === 'print' || params === OPENED);

function unwrapOpened(root: Root): void {
  root.walkAtRules('media', (rule) => {
    if (rule.params === OPENED) rule.replaceWith(rule.nodes ?? []);
  });
}

/**
 * The style sheet without what can have no effect on a page: rules that ask for a class, an element, an id or an
 * attribute which the page and its islands do not have, and custom properties and animations that nothing uses.
 * Names must stand whole in components, not be put together from parts.
 * @param css as Next.js exported it
 */
export function usedStyles(css: string, page: PageNames): string {
  const { root, names, used } = parseSheet(css);
  const key = names.filter((name) => page.has(name)).join(' ');
  // Of a layer without rules the minifier keeps the name.
  const make = () => minifyStyles(purge(root.clone(), page).toString()).replaceAll(/@layer [\w-]+;/g, '');
  const text = used.get(key) ?? make();
  used.set(key, text);
  return text;
}

const parseSheet = memoize((css: string) => {
  const root = parse(css);
  /** Every name that a rule asks for, and every custom property. */
  const names = new Set<string>();
  walkRules(root, ({ selectors }) => {
    for (const name of selectors.flatMap(namesIn).flat()) names.add(name);
  });
  root.walkDecls(/^--/, ({ prop }) => void names.add(prop));
  /** What is used of it, by the names that a page has: most pages of a kind have the same. */
  const used = new Map<string, string>();
  return { root, names: [...names], used };
});

function purge(root: Root, page: PageNames): Root {
  walkRules(root, (rule) => {
    const kept = rule.selectors.filter((selector) => canMatch(selector, page));
    if (kept.length) rule.selectors = kept;
    else rule.remove();
  });
  // Safari needs it no longer since 12.1; the framework writes it three times.
  root.walkDecls(/^-webkit-text-decoration-/, (declaration) => {
    declaration.remove();
  });
  // The only format of faces that the oldest browsers here know, and know without being told.
  root.walkDecls('src', (declaration) => {
    declaration.value = declaration.value.replaceAll(/\s*format\(["']?woff2["']?\)/g, '');
  });
  foldConstants(root, page);
  removeUnnamed(root, page);
  unwrapOpened(root);
  return root;
}

/** Every rule but the steps of animations: `12.5%` looks like a selector with a class. */
function walkRules(root: Root, visit: (rule: Rule) => void): void {
  root.walkRules((rule) => {
    const { parent } = rule;
    if (!(parent?.type === 'atrule' && 'name' in parent && parent.name.endsWith('keyframes'))) visit(rule);
  });
}

const FOLDER = '_next/static';

/**
 * Writes what no first screen needs into a file of its own, once for all pages: no page waits for it.
 * @returns a function from a page's styles, as Next.js exported them, to the address of the file, if there is any such rule
 */
export function createLaterFile(site: string): (css: string) => Promise<string | undefined> {
  return memoize(async (css: string) => {
    const text = minifyStyles(divideStyles(css).later);
    if (text === '') return undefined;
    const name = `later.${createHash('sha256').update(text).digest('hex').slice(0, 10)}.css`;
    await mkdir(path.join(site, FOLDER), { recursive: true });
    await writeFile(path.join(site, FOLDER, name), text);
    return `/${FOLDER}/${name}`;
  });
}
