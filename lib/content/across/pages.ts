import { slug } from 'github-slugger';
import { shorten, decode } from '@/lib/text/text';
import { LANGUAGES } from '@/lib/text/language';
import { BLOCK_NAMES, rowOf } from '../blocks';
import { findDisclosurePage, findPageShowing, type Showing } from '../kinds/pages';
import { findReservedRoute, RESERVED_ROUTES, routeOf, OLD_ENDINGS } from '../read/addresses';
import type { Files, Source } from '../read/source';
import { findDuplicates, groupOf, textOf, listOf } from '../parse/values';
import type { Site } from '../say/correct-names';
import { problemsAt, type Problem, problemsOf } from '../say/problem';
import { referencesIn } from './links';

/** Reports pages with the same title or description, which search engines could not tell apart. */
export function checkPageTitles({ sources }: Files): Problem[] {
  const linked = new Set(sources.flatMap(linksOf));
  // Of two pages, report the likely copy: no link leads to it, or its file name does not match its title.
  const rank = ({ path, document }: Source): number =>
    Number(!linked.has(routeOf(path))) * 2 +
    Number(!path.endsWith(`/${slug(String(groupOf(document.value).title))}.md`));
  const pages = sources.filter(({ kind }) => kind === 'pages').toSorted((a, b) => rank(a) - rank(b));
  const named = new Set<Source>();
  return ['title', 'description'].flatMap((field) => {
    const wordsOf = ({ document }: Source) => textOf(groupOf(document.value)[field]).trim() || undefined;
    const texts = [...sources.filter(({ kind }) => kind === 'home'), ...pages];
    return findDuplicates(texts, wordsOf).flatMap(({ item: page, first, key }) => {
      // A copied page repeats both the title and the description, so report it only once.
      if (named.has(page)) return [];
      named.add(page);
      const where = `${first.file}, line ${first.document.positionOf([field]).line}`;
      const message = `"${shorten(key)}" is already the ${field} of ${where}. Write another.`;
      return problemsAt(page, [field], message);
    });
  });
}

/** Reports pages that no chain of links from the menu, the footer, the home page or an item reaches. */
export function checkReachedPages({ sources, validFiles, absent, isWhole }: Files): Problem[] {
  // An unreadable file might contain the link.
  if (!isWhole || !validFiles.menu || sources.some(({ valid }) => !valid)) return [];
  const all = sources.filter(({ kind }) => kind === 'pages');
  const pages = new Map(all.map((page) => [routeOf(page.path), page]));
  const others = sources.filter(({ kind }) => kind !== 'pages');
  const found = findByTheSite(pages, !absent.includes('disclosure'));
  const reached = new Set([...found, ...others.flatMap(linksOf)]);
  // Iterating a set also visits the routes that are added on the way.
  for (const route of reached) for (const link of linksOf(pages.get(route))) reached.add(link);
  return [...pages].flatMap(([route, { file }]) => {
    const message = `no link leads to this page. ⟨Add it to menu.yaml with to: ${route}, or delete the file¦Ask whoever looks after the website to add it to the menu⟩.`;
    return problemsOf(file, !reached.has(route) && message);
  });
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

/** No page may have the address of a language, so that the school can add that language later. */
const TAKEN = [...RESERVED_ROUTES, ...LANGUAGES.map((language) => `/${language}`)];

function explainRoute(route: string, other: string | undefined): string | undefined {
  if (!/^(\/[A-Za-z0-9][A-Za-z0-9_-]*)+$/.test(route))
    return 'cannot be the address of a page. Use only the letters a to z, digits and hyphens in the file name, for example school-bus.md.';
  const reserved = findReservedRoute(route, TAKEN);
  if (reserved) {
    const all = reserved === route.toLowerCase() ? '' : `, as do all addresses under ${reserved}`;
    return `its address ${route} belongs to the site itself${all}. Give the file another name.`;
  }
  if (/\/page\/\d+$/i.test(route))
    return `its address ${route} is reserved for the further pages of a long list. Give the file another name.`;
  const taken = `its address ${route} is already the address of ${other}. Give one of the two⟨ files⟩ another name.`;
  return other && taken;
}

/** Ignores capitals, `#…` and a final slash: two addresses with the same result are the same redirect. */
const spellingOf = (address: string): string =>
  decode(address).toLowerCase().replace(/#.*$/, '').replace(/\/$/, '');
/** `/index.php` → ``, `/Transport.aspx` → `/transport` */
function pageOf(address: string): string {
  const spelling = spellingOf(address);
  const ending = OLD_ENDINGS.find((each) => spelling.endsWith(each));
  return ending ? spelling.slice(0, -ending.length).replace(/^\/index$/, '') : spelling;
}

export function checkRedirects(source: Source, site: Site): Problem[] {
  if (source.kind !== 'redirects') return [];
  const rows = listOf(groupOf(source.document.value).redirects).map((row) => {
    const { from, to } = groupOf(row);
    return { from: textOf(from), to: textOf(to) };
  });
  const targets = new Map(rows.map(({ from, to }) => [spellingOf(from), to]));
  const spellings = rows.map(({ from }) => spellingOf(from));
  const routes = new Map(site.routes.map((route) => [spellingOf(route), route]));
  return rows.flatMap(({ from, to }, index) => {
    if (!from || !to) return [];
    const { end, isLoop } = follow(from, to, targets);
    const onward = isLoop
      ? `leads back to ${shorten(end)}. Write the page that visitors should see.`
      : `leads to ${shorten(to)}, which leads on to ${shorten(end)}. Write to: ${shorten(end)}.`;
    const isFirst = spellings.indexOf(spellingOf(from)) === index;
    return [
      ...problemsAt(source, ['redirects', index, 'from'], explainFrom(from, isFirst, routes)),
      ...problemsAt(source, ['redirects', index, 'to'], (isLoop || end !== to) && onward),
    ];
  });
}

/** @returns the last address of the chain; in a loop, the first one that repeats */
function follow(from: string, to: string, targets: ReadonlyMap<string, string | undefined>) {
  const passed = new Set([spellingOf(from)]);
  let end = to;
  while (!passed.has(spellingOf(end))) {
    passed.add(spellingOf(end));
    const next = targets.get(spellingOf(end));
    if (!next) return { end, isLoop: false };
    end = next;
  }
  return { end, isLoop: true };
}

function explainFrom(from: string, isFirst: boolean, routes: ReadonlyMap<string, string>) {
  const page = routes.get(spellingOf(from));
  if (page)
    return `is ${shorten(page)}, a page of this site, so visitors see that page instead. Delete this entry, or delete the page if they should see the other one.`;
  const named = routes.get(pageOf(from));
  if (named) return `leads to ${shorten(named)} even without this entry. Delete it.`;
  if (findReservedRoute(from)) return 'is an address that the site itself uses. Delete this entry.';
  return isFirst ? undefined : 'is already listed above. Delete one of the two entries.';
}
