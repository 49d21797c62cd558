import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { SearchIndex } from '@/lib/search/search-index';
import { MagicString } from 'magic-string';
import { compressAhead } from './compress';
import { routeOf, WHOLE_STYLES } from './files';
import { makeHeadingFonts } from './heading-fonts';
import { inLanguage } from './languages';
import { createPageBundles, isStaffPage, type IslandBundle } from './islands';
import {
  inlineScript,
  linkLaterSheet,
  minifyScript,
  type PageKind,
  createScriptBundles,
} from './page-scripts';
import {
  createStyleReader,
  foldOf,
  pageStyles,
  styleElements,
  stylesBefore,
  withoutFaces,
} from './page-styles';
import { policyElement } from './policy';
import { isDataScript, isKeptScript, islandsOf, scanPage, scriptOf } from './scan-page';
import type { PageElement, Range, ScannedPage } from './scan-page';
import { createLaterFile, writeStyleFile } from './styles';

// Why: docs/decisions/pages.md
/** Rewrites HTML files. @param language undefined for the first @throws Error with pages that need JavaScript */
export async function rewritePages(
  folder: string,
  files: readonly string[],
  index: SearchIndex,
  language?: string,
): Promise<void> {
  const bundleOf = createPageBundles(folder);
  const scriptBundleOf = await createScriptBundles(folder, index);
  const laterFileOf = createLaterFile(folder);
  const stylesOf = createStyleReader(folder, language);
  const fonts = language === undefined ? undefined : await makeHeadingFonts(folder, files, language);
  const reasons: string[] = [];
  for (const file of files) {
    const html = await readFile(path.join(folder, file), 'utf8');
    const page = scanPage(language === undefined ? html : inLanguage(html, language));
    const css = (await stylesOf(page)) + (fonts?.styles ?? '');
    if (file === 'index.html' && language === undefined) await writeFile(WHOLE_STYLES, css);
    const islands = islandsOf(page);
    const script = scriptOf(page);
    const bundle =
      (await (islands.length ? bundleOf(islands) : script && scriptBundleOf(script))) || undefined;
    const laterFile = isStaffPage(islands) ? undefined : await laterFileOf(css);
    const wholeFile =
      foldOf(page) &&
      (await writeStyleFile(folder, 'whole', withoutFaces(pageStyles(page, css, bundle, laterFile))));
    const inline = await inlineScript(kindOf(page, islands), bundle?.addresses ?? []);
    try {
      await writeFile(
        path.join(folder, file),
        rewritePage(page, { css, bundle, inline, laterFile, wholeFile, fontLinks: fonts?.linksOf(page) }),
      );
      compressAhead(path.join(folder, file));
    } catch (error) {
      reasons.push(`${routeOf(file)}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  if (reasons.length) throw new Error(reasons.join('\n'));
}

/** Matches the `twitter:` copies of `og:` properties. The platform X reads the `og:` properties instead. */
const REPEATED = /^twitter:(title|description|image(:width|:height|:alt)?)$/;

/** True for elements that only the framework's script needs, and for duplicates that the framework adds. */
function isForRuntime(element: PageElement): boolean {
  const { name, attributes } = element;
  if (name === 'script') return !isDataScript(element) && !isKeptScript(element);
  if (name === 'meta') return attributes.name === 'next-size-adjust' || REPEATED.test(attributes.name ?? '');
  if (name !== 'link') return false;
  const { rel, as } = attributes;
  return (rel === 'preload' && as === 'script') || rel === 'modulepreload' || rel === 'expect';
}

/** True for `<div hidden><!--$--><!--/$--></div>`, into which Next.js would stream late metadata. */
function isEmptyHolder({ name, attributes, parent, openEnd, closeStart }: PageElement, html: string) {
  if (name !== 'div' || parent?.name !== 'body' || Object.keys(attributes).join() !== 'hidden') return false;
  return html.slice(openEnd, closeStart).replaceAll(/<!--\/?\$-->/g, '') === '';
}

const VOID = new Set(['br', 'hr', 'img', 'input', 'link', 'meta', 'source', 'wbr']);
/** Matches attributes that do nothing in HTML, and classes without styles, all from the icon package. */
const OF_ICONS = / xmlns="[^"]*"| class="tabler-icon [\w-]+"|tabler-icon [\w-]+ /g;

function findNeedless({ html, elements }: ScannedPage): Range[] {
  return elements.flatMap(({ name, start, openEnd }) => {
    if (name === 'svg')
      return Array.from(html.slice(start, openEnd).matchAll(OF_ICONS), ({ index, 0: found }) => {
        return { start: start + index, end: start + index + found.length };
      });
    return VOID.has(name) && html[openEnd - 2] === '/' ? [{ start: openEnd - 2, end: openEnd - 1 }] : [];
  });
}

/** Pages that are never prerendered, listed by address: a selector would have to be matched against every link. */
const NEVER = ['/login', '/login/*', '/dashboard', '/dashboard/*', '/assets/*', '/*.ics'];

const PREPARED = [
  { where: { and: [{ href_matches: '/*' }, { not: { href_matches: NEVER } }] }, eagerness: 'moderate' },
];

/** Prerenders (or else prefetches) a page while the pointer is on its link, or a finger touches it. */
const SPECULATION_RULES = JSON.stringify({ prerender: PREPARED, prefetch: PREPARED });

/** Makes Chrome wait for the menu before it paints. Otherwise, the first frame on a slow phone is empty. */
const WAIT_FOR_MENU = '<link rel="expect" href="#site-menu" blocking="render">';

export interface PageNeeds {
  css: string;
  bundle?: IslandBundle;
  inline: string;
  /** Address of the deferred style sheet; undefined if the page itself has all rules. */
  laterFile?: string;
  /** A file with all styles. With it, the head has only first-screen styles, and the rest of the page waits for it. */
  wholeFile?: string;
  /** Links to the language's fonts. They replace Next.js's links, which point to the first language's fonts. */
  fontLinks?: string;
}

/** Turns an exported page into a finished one. @throws Error if a part of it is a placeholder that needs JavaScript */
export function rewritePage(page: ScannedPage, needs: PageNeeds): string {
  const { css, bundle, inline, laterFile, wholeFile, fontLinks } = needs;
  const fold = wholeFile === undefined ? undefined : foldOf(page);
  const rules = fold ? stylesBefore(fold, page, css) : pageStyles(page, css, bundle, laterFile);
  const hasMenu = page.elements.some(({ attributes }) => attributes.id === 'site-menu');
  const styles = hasMenu ? rules + sheetHead(page) : rules;
  refusePlaceholders(page);
  const text = new MagicString(page.html);
  const leftovers = page.elements.filter((each) => isForRuntime(each) || isEmptyHolder(each, page.html));
  for (const { start, end } of [...leftovers, ...page.comments, ...findNeedless(page)])
    text.remove(start, end);
  for (const [index, { start, end }] of styleElements(page).entries()) {
    if (index === 0) text.overwrite(start, end, `<style>${styles}</style>`);
    else text.remove(start, end);
  }

  const kept = page.elements.filter(isKeptScript).map((script) => {
    const minified = minifyScript(script.text);
    text.overwrite(script.openEnd, script.closeStart, minified);
    return minified;
  });
  const meta = policyElement({
    scripts: [SPECULATION_RULES, inline, ...kept],
    styleFiles: laterFile !== undefined || wholeFile !== undefined,
    styles: styles ? [styles] : [],
    scriptFiles: bundle !== undefined,
    elements: page.elements,
  });
  // Put the policy before everything to which it applies.
  const charset = page.elements.find(({ name, attributes }) => name === 'meta' && 'charset' in attributes);
  if (!charset) throw new Error('the page does not declare its character set');
  text.appendLeft(charset.end, meta + (hasMenu ? WAIT_FOR_MENU : ''));
  if (fold) text.appendLeft(fold.start, `<link rel="stylesheet" href="${wholeFile}">`);
  const body = page.elements.find(({ name }) => name === 'body');
  if (!body) throw new Error('the page has no body');
  // Move the font's preload out of the head, where it would delay Chrome's first paint by up to 100 ms.
  for (const { name, attributes, start, end } of page.elements)
    if (name === 'link' && attributes.rel === 'preload' && attributes.as === 'font')
      if (fontLinks === undefined) text.move(start, end, body.openEnd);
      else text.remove(start, end);
  if (fontLinks !== undefined) text.appendLeft(body.openEnd, fontLinks);
  const scripts = [
    `<script type="speculationrules">${SPECULATION_RULES}</script>`,
    `<script>${inline}</script>`,
    // Put the style sheet last: it blocks the scripts after it, but does not delay painting what is before it.
    ...(laterFile === undefined ? [] : [linkLaterSheet(laterFile)]),
  ];
  text.appendLeft(body.closeStart, scripts.join(''));
  return text.toString();
}

/** The page's title for the top of every printed sheet but the first (app/styles/print.css). */
function sheetHead({ elements }: ScannedPage): string {
  const title = elements.find(({ name }) => name === 'title')?.text ?? '';
  const escaped = title.replaceAll(/["\\<]/g, (each) => `\\${each.charCodeAt(0).toString(16)} `);
  return `:root{--sheet-head:"${escaped}"}`;
}

function kindOf({ elements }: ScannedPage, islands: readonly string[]): PageKind {
  if (isStaffPage(islands)) return islands.includes('StaffLogin') ? 'login' : 'dashboard';
  // An island with an interval plays automatically.
  const moves = elements.some(({ attributes }) => attributes['data-props']?.includes('"interval":'));
  if (moves) return 'moving';
  if (islands.length) return 'islands';
  return scriptOf({ elements }) === undefined ? 'plain' : 'script';
}

/** Rejects a page with a Suspense boundary that React has not filled: `<!--$?-->` or `<!--$!-->`. */
function refusePlaceholders({ html, comments }: ScannedPage): void {
  const reason =
    'a part of the page is still loading in the exported file (Suspense); pages must be whole without JavaScript';
  if (comments.some(({ start }) => /^<!--\$[?!]/.test(html.slice(start, start + 6)))) throw new Error(reason);
}
