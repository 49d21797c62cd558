import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { MagicString } from 'magic-string';
import { compressAhead } from './compress';
import { routeOf } from './files';
import { createPageBundles, isStaffPage, type IslandBundle } from './islands';
import { inlineScript, linkLaterSheet, type PageKind } from './loader';
import { createStyleReader, pageStyles, styleElements } from './page-styles';
import { writePolicy } from './policy';
import { isDataScript, isKeptScript, islandsOf, scanPage } from './scan-page';
import type { PageElement, Range, ScannedPage } from './scan-page';
import { createLaterFile } from './styles';

// Why: docs/decisions/pages.md
/**
 * Rewrites every page, in place. @param files paths of HTML files in the folder
 * @throws Error that names each page which is not whole without script
 */
export async function rewritePages(folder: string, files: readonly string[]): Promise<void> {
  const bundleOf = createPageBundles(folder);
  const laterFileOf = createLaterFile(folder);
  const stylesOf = createStyleReader(folder);
  const reasons: string[] = [];
  for (const file of files) {
    const page = scanPage(await readFile(path.join(folder, file), 'utf8'));
    const css = await stylesOf(page);
    const islands = islandsOf(page);
    const bundle = islands.length ? await bundleOf(islands) : undefined;
    const own = isStaffPage(islands) ? {} : { laterFile: await laterFileOf(css) };
    const inline = await inlineScript(kindOf(page, islands), bundle?.addresses ?? []);
    try {
      await writeFile(path.join(folder, file), rewritePage(page, { css, bundle, inline, ...own }));
      compressAhead(path.join(folder, file));
    } catch (error) {
      reasons.push(`${routeOf(file)}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  if (reasons.length) throw new Error(reasons.join('\n'));
}

/** Next.js repeats them from `og:` for X, which reads those where its own are missing. */
const REPEATED = /^twitter:(title|description|image(:width|:height|:alt)?)$/;

/** What Next.js and React write into a page for their own script only, or twice. */
function isForRuntime(element: PageElement): boolean {
  const { name, attributes } = element;
  if (name === 'script') return !isDataScript(element) && !isKeptScript(element);
  if (name === 'meta') return attributes.name === 'next-size-adjust' || REPEATED.test(attributes.name ?? '');
  if (name !== 'link') return false;
  const { rel, as } = attributes;
  return (rel === 'preload' && as === 'script') || rel === 'modulepreload' || rel === 'expect';
}

/** `<div hidden><!--$--><!--/$--></div>`: where Next.js would stream late metadata to. */
function isEmptyHolder({ name, attributes, parent, openEnd, closeStart }: PageElement, html: string) {
  if (name !== 'div' || parent?.name !== 'body' || Object.keys(attributes).join() !== 'hidden') return false;
  return html.slice(openEnd, closeStart).replaceAll(/<!--\/?\$-->/g, '') === '';
}

const VOID = new Set(['br', 'hr', 'img', 'input', 'link', 'meta', 'source', 'wbr']);
/** The icons' package writes them for documents that are no HTML, and for styles that the site does not have. */
const OF_ICONS = / xmlns="[^"]*"| class="tabler-icon [\w-]+"|tabler-icon [\w-]+ /g;

/** Characters of opening tags that say nothing in HTML. */
function findNeedless({ html, elements }: ScannedPage): Range[] {
  return elements.flatMap((element) => {
    const { name, openEnd } = element;
    if (name === 'svg') return findAll(OF_ICONS, html, element);
    return VOID.has(name) && html[openEnd - 2] === '/' ? [{ start: openEnd - 2, end: openEnd - 1 }] : [];
  });
}

function findAll(pattern: RegExp, html: string, { start, openEnd }: PageElement): Range[] {
  return Array.from(html.slice(start, openEnd).matchAll(pattern), ({ index, 0: { length } }) => ({
    start: start + index,
    end: start + index + length,
  }));
}

/** Puts markup behind the declaration of the character set, before everything that a policy is to govern. */
function addToHead(page: ScannedPage, text: MagicString, markup: string): void {
  const place = page.elements.find(({ name, attributes }) => name === 'meta' && 'charset' in attributes);
  if (!place) throw new Error('the page does not declare its character set');
  text.appendLeft(place.end, markup);
}

/** Never fetched before a visitor asks for it. Told by addresses: a selector would be matched against every link as styles are. */
const NEVER = ['/login', '/login/*', '/dashboard', '/dashboard/*', '/assets/*', '/*.ics'];

const PREPARED = [
  { where: { and: [{ href_matches: '/*' }, { not: { href_matches: NEVER } }] }, eagerness: 'moderate' },
];

/** A page is prepared while a pointer rests on its link or a finger touches it: prerendered where the browser can, else fetched. */
const SPECULATION_RULES = JSON.stringify({ prerender: PREPARED, prefetch: PREPARED });

/** Without it Chrome spends the first frame of a slow phone on a body that has nothing to show yet. */
const FROM_THE_MENU_ON = '<link rel="expect" href="#site-menu" blocking="render">';

export interface PageNeeds {
  /** All its styles, as Next.js exported them. */
  css: string;
  /** The script of its islands, when it has some. */
  bundle?: IslandBundle;
  /** The script that ends it. */
  inline: string;
  /** Address of the style sheet of what no first screen needs, when that is not in the page. */
  laterFile?: string;
}

/**
 * A page of the finished site: HTML and CSS, its policy, the rules for preparing the next page, the loader of its
 * islands, and nothing of the framework.
 * @param page as Next.js exported it
 * @throws Error when the page shows only a stand-in until script replaces it
 */
export function rewritePage(page: ScannedPage, needs: PageNeeds): string {
  const { css, bundle, inline, laterFile } = needs;
  refuseStandIns(page);
  const text = new MagicString(page.html);
  const leftovers = page.elements.filter((each) => isForRuntime(each) || isEmptyHolder(each, page.html));
  // A range can stand inside another one.
  for (const { start, end } of [...leftovers, ...page.comments, ...findNeedless(page)])
    text.remove(start, end);
  const own = pageStyles(page, css, bundle, laterFile);
  for (const [index, { start, end }] of styleElements(page).entries()) {
    if (index === 0) text.overwrite(start, end, `<style>${own}</style>`);
    else text.remove(start, end);
  }

  const policy = writePolicy({
    scripts: [
      SPECULATION_RULES,
      inline,
      ...page.elements.filter(isKeptScript).map(({ text: script }) => script),
    ],
    styleFiles: laterFile !== undefined,
    styles: own ? [own] : [],
    scriptFiles: bundle !== undefined,
    elements: page.elements,
  });
  const hasMenu = page.elements.some(({ attributes }) => attributes.id === 'site-menu');
  addToHead(
    page,
    text,
    `<meta http-equiv="Content-Security-Policy" content="${policy}">${hasMenu ? FROM_THE_MENU_ON : ''}`,
  );
  const body = page.elements.find(({ name }) => name === 'body');
  if (!body) throw new Error('the page has no body');
  // In the head Chrome would paint nothing until the face is there, for 100 ms at most.
  for (const { name, attributes, start, end } of page.elements)
    if (name === 'link' && attributes.rel === 'preload' && attributes.as === 'font')
      text.move(start, end, body.openEnd);
  const scripts = [
    `<script type="speculationrules">${SPECULATION_RULES}</script>`,
    `<script>${inline}</script>`,
    // A script behind it could wait for it, and what stands before it is painted without it.
    ...(laterFile === undefined ? [] : [linkLaterSheet(laterFile)]),
  ];
  text.appendLeft(body.closeStart, scripts.join(''));
  return text.toString();
}

function kindOf({ elements }: ScannedPage, islands: readonly string[]): PageKind {
  if (isStaffPage(islands)) return islands.includes('StaffLogin') ? 'login' : 'dashboard';
  // An island with an interval moves by itself.
  const moves = elements.some(({ attributes }) => attributes['data-props']?.includes('"interval":'));
  if (moves) return 'moving';
  return islands.length ? 'islands' : 'plain';
}

/** React marks a place whose content comes later by script with `<!--$?-->` or `<!--$!-->`. */
function refuseStandIns({ html, comments }: ScannedPage): void {
  if (comments.some(({ start }) => html.startsWith('<!--$?', start) || html.startsWith('<!--$!', start))) {
    throw new Error(
      'a part of the page is still loading in the exported file (Suspense); pages must be whole without script',
    );
  }
}
