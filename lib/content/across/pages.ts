import { slug } from 'github-slugger';
import { shorten } from '@/lib/text/text';
import { BLOCK_NAMES, rowOf } from '../blocks';
import { findDisclosurePage, findPageShowing, type Showing } from '../kinds/pages';
import { LANGUAGES } from '@/lib/text/language';
import { findReservedRoute, RESERVED_ROUTES, routeOf } from '../read/addresses';
import type { Files, Source } from '../read/source';
import { findDuplicates, groupOf, textOf } from '../parse/values';
import { problemsAt, type Problem, problemsOf } from '../say/problem';
import { referencesIn } from './links';

/** Reports pages with the same title or description, which search engines could not tell apart. */
export function checkPageTitles({ sources }: Files): Problem[] {
  const linked = new Set(sources.flatMap(linksOf));
  // Of two equal pages, report the copy: the one without links to it, or whose file name does not match the title.
  const rank = ({ path, document }: Source): number =>
    Number(!linked.has(routeOf(path))) * 2 +
    Number(!path.endsWith(`/${slug(String(groupOf(document.value).title))}.md`));
  const pages = sources.filter(({ kind }) => kind === 'pages').toSorted((a, b) => rank(a) - rank(b));
  const named = new Set<Source>();
  return ['title', 'description'].flatMap((field) => {
    const wordsOf = ({ document }: Source) => textOf(groupOf(document.value)[field]).trim() || undefined;
    const texts = [...sources.filter(({ kind }) => kind === 'home'), ...pages];
    return findDuplicates(texts, wordsOf).flatMap(({ item: page, first, key }) => {
      // A copied page repeats both fields; report it once.
      if (named.has(page)) return [];
      named.add(page);
      const where = `${first.file}, line ${first.document.positionOf([field]).line}`;
      const message = `"${shorten(key)}" is already the ${field} of ${where}. Write another.`;
      return problemsAt(page, [field], message);
    });
  });
}

/** Reports pages that no chain of links reaches from the menu, the footer, the home page or an item. */
export function checkReachedPages({ sources, validFiles, absent, isWhole }: Files): Problem[] {
  // An unreadable file may contain the link.
  if (!isWhole || !validFiles.menu || sources.some(({ valid }) => !valid)) return [];
  const all = sources.filter(({ kind }) => kind === 'pages');
  const pages = new Map(all.map((page) => [routeOf(page.path), page]));
  const others = sources.filter(({ kind }) => kind !== 'pages');
  const found = findByTheSite(pages, !absent.includes('disclosure'));
  const reached = reachFrom([...found, ...others.flatMap(linksOf)], pages);
  return [...pages].flatMap(([route, { file }]) => {
    const message = `no link leads to this page. Add it to menu.yaml with to: ${route}, or delete the file.`;
    return problemsOf(file, !reached.has(route) && message);
  });
}

function reachFrom(links: readonly string[], pages: ReadonlyMap<string, Source>): ReadonlySet<string> {
  const reached = new Set(links);
  // Iterating a set also visits the routes that are added on the way.
  for (const route of reached) for (const link of linksOf(pages.get(route))) reached.add(link);
  return reached;
}

/** Routes of pages to which the site's own parts link: one page for each list, and the page with the Board's form. */
function findByTheSite(pages: ReadonlyMap<string, Source>, hasForm: boolean): string[] {
  const all = [...pages].map(([route, { document }]) => {
    return { route, shows: groupOf(document.value).shows as Showing['shows'] };
  });
  const linked = BLOCK_NAMES.filter((block) => rowOf(block).linked);
  const form = hasForm ? findDisclosurePage(all) : undefined;
  return [...linked.map((block) => findPageShowing(all, block)), form].filter((route) => route !== undefined);
}

function linksOf(source: Source | undefined): string[] {
  const named = source ? referencesIn(source) : [];
  return named.flatMap(({ refers, value }) => (refers === 'link' ? (value.split('#')[0] ?? []) : []));
}

export function checkRoutes(pages: readonly { path: string; file: string }[]): Problem[] {
  const routes = pages.map(({ path, file }) => ({ file, route: routeOf(path) }));
  const taken = findDuplicates(routes, ({ route }) => route.toLowerCase());
  return routes.flatMap((page) => {
    const other = taken.find(({ item }) => item === page)?.first.file;
    return problemsOf(page.file, explainRoute(page.route, other));
  });
}

/** No page has the address of another language's pages, so that the school can add a language later. */
const TAKEN = [...RESERVED_ROUTES, ...LANGUAGES.map((language) => `/${language}`)];

function explainRoute(route: string, other: string | undefined): string | undefined {
  if (!/^(\/[A-Za-z0-9][A-Za-z0-9_-]*)+$/.test(route))
    return 'cannot be the address of a page. Use only the letters a to z, digits and hyphens in the file name, for example school-bus.md.';
  const reserved = findReservedRoute(route, TAKEN);
  if (reserved) {
    const all = reserved === route.toLowerCase() ? '' : `, as do all addresses below ${reserved}`;
    return `its address ${route} belongs to the site itself${all}. Give the file another name.`;
  }
  if (/\/page\/\d+$/i.test(route))
    return `its address ${route} is reserved for the further pages of a long list. Give the file another name.`;
  const taken = `its address ${route} is already the address of ${other}. Give one of the two files another name.`;
  return other && taken;
}
