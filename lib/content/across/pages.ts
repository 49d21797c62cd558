import { fillIn, shorten } from '@/lib/text/text';
import { groupOf } from '../kinds/describe';
import type { Source } from '../read/source';
import { problemAt, type Problem, wholeFileProblem } from '../say/problem';
import { WORD_DEFAULTS } from '../kinds/words';
import { withDefaults } from '../words/languages';
import { routeOf, findReservedRoute } from '../read/addresses';
import { findDisclosurePage, findPageShowing, type Showing, type Block } from '../kinds/pages';
import { personOf, type KindName } from '../kinds/kinds';
import { mayBeShown } from '../kinds/shown';

/** Pages with the title or the description of another page: search engines could not tell them apart. */
export function checkPageTitles(sources: readonly Source[]): Problem[] {
  const pages = sources.filter(({ kind }) => kind === 'pages');
  const named = new Set<Source>();
  return (['title', 'description'] as const).flatMap((field) => {
    // Where the text is already, in the editor's words.
    const first = ownTexts(sources)[field];
    return pages.flatMap((page) => {
      const text = groupOf(page.document.value)[field];
      if (typeof text !== 'string' || !text.trim()) return [];
      const other = first.get(text.trim());
      if (other === undefined) {
        first.set(text.trim(), `of ${page.file}, line ${page.document.positionOf([field]).line}`);
        return [];
      }
      // Of a page that was copied whole, one message is enough.
      if (named.has(page)) return [];
      named.add(page);
      return [
        problemAt(page, [field], `"${shorten(text)}" is already the ${field} ${other}. Write another.`),
      ];
    });
  });
}

/** The texts of the pages that have no file in pages/. */
function ownTexts(sources: readonly Source[]): Record<'title' | 'description', Map<string, string>> {
  const valueOf = (kind: Source['kind']) => sources.find((source) => source.kind === kind);
  const own = valueOf('words');
  const words = withDefaults(WORD_DEFAULTS, own?.valid ? groupOf(own.document.value) : {});
  const { name = '' } = groupOf(valueOf('school')?.document.value);
  const home = valueOf('home');
  const { description = '' } = groupOf(home?.document.value);
  const siteMap = 'of the site map, which the site itself has';
  const notFound = 'of the page for addresses that do not exist, which the site itself has';
  return {
    title: new Map([
      [words.page.siteMap, siteMap],
      [words.notFound.title, notFound],
    ]),
    description: new Map([
      [fillIn(words.page.siteMapDescription, { school: String(name) }), siteMap],
      [words.notFound.description, notFound],
      ...(home
        ? [
            [
              String(description).trim(),
              `of ${home.file}, line ${home.document.positionOf(['description']).line}`,
            ] as const,
          ]
        : []),
    ]),
  };
}

/** Lists that have a link to their page somewhere on the site. */
const LINKED: readonly Block[] = ['messages', 'news', 'events', 'announcements', 'testimonials', 'feeTables'];

/**
 * Pages to which no link leads: from the menu, the footer, the home page, an item, or a page that is reached itself. A
 * link in an item that ends, or that is not shown, is none for long.
 */
export function checkReachedPages(sources: readonly Source[], absent: readonly KindName[]): Problem[] {
  const menu = sources.find(({ kind }) => kind === 'menu');
  // What cannot be read may hold the link.
  if (!menu?.valid || sources.some(({ valid }) => !valid)) return [];
  const pages = new Map(
    sources.filter(({ kind }) => kind === 'pages').map((page) => [routeOf(page.path), page]),
  );
  const others = sources.filter(({ kind }) => kind !== 'pages');
  const found = findByTheSite(pages, absent);
  const ever = reachFrom(others, pages, found);
  const lasting = reachFrom(
    others.filter((source) => !mayGo(source)),
    pages,
    found,
  );
  return [...pages].flatMap(([route, { file }]): Problem[] => {
    const remedy = `Give it a place in menu.yaml: to: ${route}`;
    if (!ever.has(route))
      return [wholeFileProblem(file, `no link leads to this page. ${remedy}, or delete the file.`)];
    if (lasting.has(route)) return [];
    const message = `only something that ends or is not shown leads to this page. ${remedy}, so that it stays to be found.`;
    return [{ ...wholeFileProblem(file, message), severity: 'warning' }];
  });
}

/** Every page that links lead to, from these sources and from the pages that are reached. */
function reachFrom(
  sources: readonly Source[],
  pages: ReadonlyMap<string, Source>,
  found: readonly string[],
): ReadonlySet<string> {
  const reached = new Set<string>();
  const waiting = sources.flatMap(linksOf).concat(found);
  for (let route = waiting.pop(); route !== undefined; route = waiting.pop()) {
    const page = pages.get(route);
    if (!page || reached.has(route)) continue;
    reached.add(route);
    waiting.push(...linksOf(page));
  }
  return reached;
}

/** The pages to which the site itself links: one for each list, and one for the Board's form where there is one. */
function findByTheSite(pages: ReadonlyMap<string, Source>, absent: readonly KindName[]): string[] {
  const all = [...pages].map(([route, { document }]) => ({
    route,
    shows: groupOf(document.value).shows as Showing['shows'],
  }));
  return [
    ...LINKED.map((block) => findPageShowing(all, block)),
    absent.includes('disclosure') ? undefined : findDisclosurePage(all),
  ].filter((route) => route !== undefined);
}

/** Whether visitors may find the source's links today and not tomorrow, or not at all. */
function mayGo({ kind, document }: Source): boolean {
  const { expires, consent } = groupOf(document.value);
  return (
    kind === 'notice' || expires !== undefined || (personOf(kind) !== undefined && !mayBeShown({ consent }))
  );
}

function linksOf({ references, markdown }: Source): string[] {
  const links = [
    ...references.filter(({ refers }) => refers === 'link').map(({ value }) => value),
    ...markdown.filter(({ type }) => type === 'link').map(({ target }) => target),
  ];
  return links.map((link) => link.split('#')[0] ?? '');
}

/** Pages whose path cannot be an address, or is the address of something else. */
export function checkRoutes(pages: readonly { path: string; file: string }[]): Problem[] {
  const taken = new Map<string, string>();
  return pages.flatMap(({ path, file }) => {
    const route = routeOf(path);
    const other = taken.get(route.toLowerCase());
    taken.set(route.toLowerCase(), file);
    const message = explain(route, other);
    return message ? [wholeFileProblem(file, message)] : [];
  });
}

function explain(route: string, other: string | undefined): string | undefined {
  if (!/^(\/[A-Za-z0-9][A-Za-z0-9_-]*)+$/.test(route)) {
    return `cannot be the address of a page. Use only letters a to z, digits and hyphens in the name of the file, for example school-bus.md.`;
  }
  const reserved = findReservedRoute(route);
  if (reserved) {
    const all = reserved === route.toLowerCase() ? '' : `, as all below ${reserved} do`;
    return `its address ${route} belongs to the site itself${all}. Give the file another name.`;
  }
  if (/\/page\/\d+$/i.test(route))
    return `its address ${route} is kept for the further pages of a long list. Give the file another name.`;
  if (other)
    return `its address ${route} is already the address of ${other}. Give one of the two files another name.`;
  return undefined;
}
