import { DomUtils, ElementType, parseDocument } from 'htmlparser2';
import { idOf, type IndexedPage } from '@/lib/search/search-index';

type Element = NonNullable<ReturnType<typeof DomUtils.findOne>>;
type Children = Element['children'];

export interface ExportedPage {
  route: string;
  html: string;
}

interface Choices {
  /** The day of the build, `YYYY-MM-DD`. Items that expired before that day are left out. */
  day: string;
  /** The title of the home page. */
  home: string;
  /** Other names for pages, by route. */
  alsoCalled: ReadonlyMap<string, readonly string[]>;
}

const UNREAD = /^(script|style|svg|picture|nav|form|button|template|noscript|aside)$/;
export const UNREAD_CLASS =
  /\b(no-print|new-tab|live|lead|updated|ask|when-empty|in-turn|calendar-today|fee-next|banner|(?<!-)answers|urgent|on-paper)\b/;
const IN_LINE = /^(a|abbr|bdi|code|del|em|i|ins|q|s|small|strong|sub|sup|u|wbr)$/;
/** Matches elements that only styles keep apart, so the index needs a space between their texts. */
const APART = /^(b|span|time)$/;
const PDF = /^\/assets\/.*\.pdf$/;

/** Extracts the searchable text of pages and PDFs, without menus, contact boxes, hidden text and expired items. */
export function indexPages(pages: readonly ExportedPage[], choices: Choices): IndexedPage[] {
  const documents = pages.map(({ route, html }) => ({ route, nodes: parseDocument(html).children }));
  const siteMap = documents.find(({ route }) => route === '/site-map')?.nodes ?? [];
  const linkTexts = linksIn(siteMap).map(([to, text]) => [to.replace(/#.*/, ''), text] as const);
  const files = new Map<string, string>();
  // Sort pages as in the site map, which lists classes from the youngest to the oldest.
  const placeOf = ({ route }: { route: string }): number => linkTexts.findIndex(([to]) => to === route);
  const read = documents
    .filter(({ route, nodes }) => route !== '/site-map' && !metaOf(nodes, 'robots').includes('noindex'))
    .toSorted((a, b) => placeOf(a) - placeOf(b));
  const indexed = read.map(({ route, nodes }) => {
    const main = DomUtils.findOne(({ name }) => name === 'main', nodes);
    const { title: own, sections } = readSections(main?.children ?? [], choices.day);
    for (const [to, text] of linksIn(main?.children ?? []))
      if (PDF.test(to) && !files.has(to)) files.set(to, text.replace(/\s*\([^()]*\)$/, ''));
    // The heading of the home page is a motto, which means nothing in a list of results.
    const title = route === '/' ? choices.home : own;
    const called = linkTexts.flatMap(([to, text]) =>
      to === route && text.toLowerCase() !== title.toLowerCase() ? text : [],
    );
    const names = new Set([...(choices.alsoCalled.get(route) ?? []), ...(route === '/' ? [] : called)]);
    return {
      route,
      title,
      names: [...names].join('. '),
      lead: metaOf(nodes, 'description'),
      sections: sections.map(
        ([id, heading, text]) => [id && id === idOf(heading) ? '-' : id, heading, text] as const,
      ),
      // A notice is ranked lower, because it often only mentions a subject that a page explains.
      ...(route.startsWith('/notice/') ? { prior: 0.55 } : {}),
    };
  });
  const ofFiles = [...files].map(([route, title]) => {
    return { route, title, names: '', lead: '', sections: [], prior: 0.6 };
  });
  return [...indexed, ...ofFiles];
}

const clean = (text: string): string =>
  text
    .replaceAll('\u2060', '')
    .replaceAll(/[\s\u00a0]+/g, ' ')
    .trim();

const linksIn = (nodes: Children): [address: string, text: string][] =>
  DomUtils.findAll(({ name, attribs }) => name === 'a' && attribs.href?.startsWith('/') === true, nodes).map(
    (link) => [link.attribs.href ?? '', clean(indexedText(link))],
  );

function metaOf(nodes: Children, property: string): string {
  const meta = DomUtils.findOne(({ name, attribs }) => name === 'meta' && attribs.name === property, nodes);
  return meta?.attribs.content ?? '';
}

const isText = (node: Children[number]): node is Extract<Children[number], { data: string }> =>
  node.type === ElementType.Text;

/** The text of an element, without notes for screen readers. */
function indexedText(node: Children[number]): string {
  if (isText(node)) return node.data;
  if (!('attribs' in node)) return '';
  if (UNREAD.test(node.name) || UNREAD_CLASS.test(node.attribs.class ?? '')) return '';
  return node.children.map(indexedText).join('');
}

function readSections(nodes: Children, day: string) {
  let title = '';
  const sections: [id: string, heading: string, text: string][] = [['', '', '']];
  const walk = (node: Children[number]): void => {
    const last = sections.at(-1)!;
    if (isText(node)) last[2] += node.data;
    if (!('attribs' in node) || isUnread(node, day)) return;
    const { name, attribs, children } = node;
    if (name === 'h1') title = clean(indexedText(node));
    else if (/^h[2-4]$/.test(name)) {
      const heading = clean(indexedText(node));
      // A heading directly below another one shares its section.
      if (last[1] && !last[2].trim()) last[1] += `, ${heading}`;
      else sections.push([attribs.id ?? '', heading, '']);
    } else {
      for (const child of children) walk(child);
      if (!IN_LINE.test(name)) sections.at(-1)![2] += APART.test(name) ? ' ' : ' · ';
    }
  };
  for (const node of nodes) walk(node);
  const read = sections.map(([id, heading, text]) => [id, heading, joinCells(text)] as const);
  return { title, sections: read.filter(([, heading, text]) => heading || text) };
}

function isUnread({ name, attribs }: Element, day: string): boolean {
  const { class: names = '', hidden, 'aria-hidden': isSilent, 'data-expires': expires } = attribs;
  return (
    UNREAD.test(name) ||
    UNREAD_CLASS.test(names) ||
    hidden !== undefined ||
    isSilent === 'true' ||
    (expires !== undefined && expires < day)
  );
}

/** Removes empty cells: "A · · B ." becomes "A · B". */
const joinCells = (text: string): string =>
  clean(text)
    .replaceAll(/(?: ?· ?)+/g, ' · ')
    .replaceAll(/ (?=[.,;:!?])/g, '')
    .replaceAll(/([.:!?]) · /g, '$1 ')
    .replaceAll(/^ · | · $/g, '')
    .trim();
