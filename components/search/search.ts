/* The script of /search: finds pages as one types. What it reads is written as text, never as HTML. */
import { findNearPages } from '@/lib/search/near-pages';
import { createSearch, type Result, type Search } from '@/lib/search/search';
import { idOf, parseIndex, type SearchIndex } from '@/lib/search/search-index';
import { fillIn } from '@/lib/text/text';
import type { Words } from '@/lib/content/kinds/words';
import { linksTo, readScriptProps } from './page-parts';

/** Inserted by lib/build/page-scripts.ts: the address of the index. */
declare const INDEX: string;

/** A result this much weaker than the first is noise. */
const LEAST = 0.25;
const MOST = 8;
/** Characters of a page's text around the first marked word. */
const EXCERPT = 160;

const { element: page, props } = readScriptProps('search');
const words = props as Words['search'];
const find = (selector: string) => page.querySelector<HTMLElement>(selector)!;
const field = find('input') as HTMLInputElement;
const status = find('[role=status]');
const list = find('ol');
const nothing = find('[data-part=nothing]');
const siteMap = find('[data-part=pages]');
const note = siteMap.querySelector('p')!;

let loading: Promise<{ search: Search; index: SearchIndex }> | undefined;

/** Fetched at focus, or at once if the address has a question; again after a failure. */
function load() {
  loading ??= fetch(INDEX)
    .then((response) => {
      if (!response.ok) throw new Error(`${INDEX}: ${response.status}`);
      return response.text();
    })
    .then((text) => {
      const index = parseIndex(text);
      return { index, search: createSearch(index) };
    });
  return loading;
}

async function answer(): Promise<void> {
  const question = field.value.trim();
  history.replaceState(null, '', question ? `?q=${encodeURIComponent(question)}` : location.pathname);
  for (const link of document.querySelectorAll<HTMLAnchorElement>('.header-contact [lang]'))
    link.search = location.search;
  if (!question) return show('', [], false);
  try {
    const { search, index } = await load();
    // A newer question is being answered.
    if (question !== field.value.trim()) return;
    const found = search.find(question);
    const results = found.filter(({ score }) => score >= LEAST * found[0]!.score).slice(0, MOST);
    const isMarked = search.marker(question);
    show(
      sayHowMany(results.length, question),
      results.map((each) => itemOf(each, isMarked)),
      !results.length,
    );
    if (!results.length) showNear(question, index);
  } catch (error) {
    loading = undefined;
    console.warn(error);
    show(words.failed, [], false);
  }
}

function show(said: string, items: readonly HTMLLIElement[], isNothing: boolean): void {
  if (status.textContent !== said) status.textContent = said;
  // Chrome 80 has no replaceChildren.
  list.textContent = '';
  list.append(...items);
  page.querySelector('[data-part=near]')?.remove();
  nothing.hidden = !isNothing;
  siteMap.hidden = items.length > 0;
  note.hidden = true;
}

function sayHowMany(number: number, question: string): string {
  if (number === 0) return fillIn(words.nothing, { question });
  return number === 1 ? words.oneResult : fillIn(words.results, { number });
}

function showNear(question: string, { pages }: SearchIndex): void {
  const near = findNearPages(
    question,
    pages.map(({ route, title, names }) => [route, title, names] as const),
  );
  if (!near.length) return;
  const lines = document.createElement('div');
  lines.dataset.part = 'near';
  lines.append(words.near, linksTo(near));
  nothing.before(lines);
}

function itemOf(
  { page: { route, title, lead, sections }, section }: Result,
  isMarked: (word: string) => boolean,
) {
  const [id = '', heading = '', text = ''] = sections[section] ?? [];
  const link = document.createElement('a');
  link.href = route + (id && `#${id === '-' ? idOf(heading) : id}`);
  link.append(...marked(title, isMarked));
  const kind = document.createElement('span');
  kind.className = 'search-kind';
  kind.textContent = kindOf(route);
  const line = document.createElement('p');
  line.append(...marked([heading, excerptOf(text || lead, isMarked)].filter(Boolean).join(': '), isMarked));
  const item = document.createElement('li');
  item.append(link, ' ', kind, line);
  return item;
}

function kindOf(route: string): string {
  if (route.endsWith('.pdf')) return words.pdf;
  if (route.includes('/notice/')) return words.notice;
  return route.includes('/class/') ? words.class : words.page;
}

const WORDS = /([\p{L}\p{M}\p{N}]+)/u;

/** The text around the first marked word. After “ … ” stand single words (lib/build/fit-index.ts): only those that answer. */
function excerptOf(indexed: string, isMarked: (word: string) => boolean): string {
  const [head = '', rest = ''] = indexed.split(' … ');
  const answering = rest.split(WORDS).filter((part, index) => index % 2 && isMarked(part));
  const text = [head, ...answering].join(' … ');
  const parts = text.split(WORDS);
  const first = parts.findIndex((part, index) => index % 2 && isMarked(part));
  const before = parts.slice(0, Math.max(0, first)).join('').length;
  const start = before > EXCERPT / 2 ? text.lastIndexOf(' ', before - EXCERPT / 4) + 1 : 0;
  const end = text.length - start > EXCERPT ? text.lastIndexOf(' ', start + EXCERPT) : text.length;
  return `${start ? '… ' : ''}${text.slice(start, end)}${end < text.length ? ' …' : ''}`;
}

const marked = (text: string, isMarked: (word: string) => boolean): (Node | string)[] =>
  text.split(WORDS).map((part, index) => {
    if (index % 2 === 0 || !isMarked(part)) return part;
    const mark = document.createElement('mark');
    mark.textContent = part;
    return mark;
  });

field.addEventListener('focus', () => void load().catch(() => (loading = undefined)));
field.addEventListener('input', () => void answer());
field.form!.addEventListener('submit', (event) => {
  event.preventDefault();
  void answer();
});
// The first page of a question comes from a plain form.
field.value ||= new URLSearchParams(location.search).get('q') ?? '';
note.hidden = true;
if (field.value.trim()) void answer();
