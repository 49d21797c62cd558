import { groupOf } from '../fields/walk-fields';
import { routeOf } from '../files/route';
import type { Source } from '../files/source';
import { wholeFileProblem, type Problem } from '../messages/problem';
import { findDisclosurePage, findPageShowing, type Showing } from '../schemas/find-page';
import { personOf, type KindName } from '../schemas/kinds';
import type { Block } from '../schemas/page';
import { mayBeShown } from '../schemas/shown';

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
