/* The script of /search: finds pages while the visitor types. It inserts the index's texts as text, never as HTML. */
import { createSearch, type Result, type Search } from '@/lib/search/search';
import { idOf, parseIndex } from '@/lib/search/search-index';
import { fillIn } from '@/lib/text/text';
import type { Words } from '@/lib/content/kinds/words';
import { linksTo, make, readScriptProps } from './page-parts';

/** Inserted by lib/build/page-scripts.ts: the address of the index. */
declare const INDEX: string;

/** Results with less than this share of the first result's score are omitted. */
const LEAST = 0.25;
const MOST = 8;
/** A class page is an equally good answer if its score is at least this share of the best class page's score. */
const ALIKE = 0.8;
const NEAR = 3;
/** The pause in typing, in milliseconds, after which the number of results is announced. */
const PAUSE = 700;
/** Screen readers need this time, in milliseconds, to notice that a text is new. */
const AGAIN = 100;
/** How many characters of a page's text to show around the first marked word. */
const EXCERPT = 160;

const { element: page, props } = readScriptProps('search');
const words = props as Words['search'];
const find = (selector: string) => page.querySelector<HTMLElement>(selector)!;
const field = find('input') as HTMLInputElement;
const status = find('[role=status]');
const list = find('ol');
const nothing = find('[data-part=nothing]');
const siteMap = find('[data-part=pages]');
const note = find('[data-part=note]');
const title = document.title;

async function fetchSearch(): Promise<Search> {
  const response = await fetch(INDEX);
  if (!response.ok) throw new Error(`${INDEX}: ${response.status}`);
  return createSearch(parseIndex(await response.text()));
}

let loading: Promise<Search> | undefined;

/** Fetches the index on focus, or at once if the address contains a query. Retries after a failure. */
const load = () => (loading ??= fetchSearch());

async function answer(pause = AGAIN): Promise<void> {
  const question = field.value.trim();
  document.title = question ? `${question} – ${title}` : title;
  history.replaceState(null, '', question ? `?q=${encodeURIComponent(question)}` : location.pathname);
  for (const link of document.querySelectorAll<HTMLAnchorElement>('.header-contact [lang]'))
    link.search = location.search;
  if (!question) return show('', [], false, pause);
  try {
    const search = await load();
    // The visitor has typed a newer query in the meantime.
    if (question !== field.value.trim()) return;
    const found = search.find(question);
    const good = found.filter(({ score }) => score >= LEAST * found[0]!.score);
    // Equally good class pages would push out all other pages, so list only the first, with links to the others.
    const [first, ...others] = good.filter(({ page: { route } }) => isClass(route));
    const isAlike = others.filter(({ score }) => score >= ALIKE * first!.score).length > 1;
    const results = isAlike
      ? good.filter((each) => !others.includes(each)).slice(0, MOST)
      : good.slice(0, MOST);
    const isMarked = search.marker(question);
    const items = results.map((each) => itemOf(each, isMarked));
    if (isAlike) items[results.indexOf(first!)]?.append(linksTo(search.inOrder([first!, ...others])));
    show(sayHowMany(items.length, question), items, !items.length, pause);
    const near = items.length ? [] : search.findNear(question).slice(0, NEAR);
    if (near.length)
      nothing.before(make('div', { id: 'near' }, words.near, linksTo(near.map((each) => each.page))));
  } catch (error) {
    loading = undefined;
    console.warn(error);
    show(words.failed, [], false, pause);
  }
}

let announcing = 0;

function show(said: string, items: readonly HTMLLIElement[], isNothing: boolean, pause: number): void {
  clearTimeout(announcing);
  // The same text is announced again only if the region was empty in between.
  if (pause === AGAIN) status.textContent = '';
  announcing = window.setTimeout(() => {
    status.textContent = said;
    // With enlarged text, the form fills a phone's screen.
    const { top } = status.getBoundingClientRect();
    if (said && pause === AGAIN && top > innerHeight * 0.8) status.scrollIntoView({ block: 'center' });
  }, pause);
  // Chrome 80 has no replaceChildren.
  list.textContent = '';
  list.append(...items);
  document.getElementById('near')?.remove();
  nothing.hidden = !isNothing;
  siteMap.hidden = items.length > 0;
  note.hidden = true;
}

function sayHowMany(number: number, question: string): string {
  if (number === 0) return fillIn(words.nothing, { question });
  return number === 1 ? words.oneResult : fillIn(words.results, { number });
}

function itemOf(
  { page: { route, title: name, lead, sections }, section }: Result,
  isMarked: (word: string) => boolean,
) {
  // If no section is the result, quote the first text that says more about the question than the title does.
  const saysMore = (word: string) => isMarked(word) && !name.includes(word);
  const texts = [lead, ...sections.map((each) => each[2])];
  const [id = '', heading = '', text = texts.find((each) => each.split(WORDS).some(saysMore))] =
    sections[section] ?? [];
  const href = route + (id && `#${id === '-' ? idOf(heading) : id}`);
  const line = [heading, excerptOf(text || lead, isMarked)].filter(Boolean).join(': ');
  return make(
    'li',
    {},
    make('h2', {}, make('a', { href }, ...marked(name, isMarked))),
    ' ',
    make('span', { className: 'search-kind' }, kindOf(route)),
    make('p', {}, ...marked(line, isMarked)),
  );
}

function kindOf(route: string): string {
  if (route.endsWith('.pdf')) return words.pdf;
  if (route.includes('/notice/')) return words.notice;
  return isClass(route) ? words.class : words.page;
}

const isClass = (route: string): boolean => route.includes('/class/');

const WORDS = /([\p{L}\p{M}\p{N}]+)/u;

/** The text around the first marked word, without the separate words after “ …” (lib/build/fit-index.ts). */
function excerptOf(indexed: string, isMarked: (word: string) => boolean): string {
  const [text = '', rest] = indexed.split(/ …(?: |$)/);
  const parts = text.split(WORDS);
  const first = parts.findIndex((part, index) => index % 2 && isMarked(part));
  const before = parts.slice(0, Math.max(0, first)).join('');
  const sentence = before.split(/[.!?।·] /).pop() ?? '';
  const back = sentence.length < EXCERPT / 2 ? sentence.length : EXCERPT / 4;
  const start = before.length > EXCERPT / 2 ? text.lastIndexOf(' ', before.length - back) + 1 : 0;
  const end = text.length - start > EXCERPT ? text.lastIndexOf(' ', start + EXCERPT) : text.length;
  const isCut = end < text.length || rest !== undefined;
  return `${start ? '… ' : ''}${text.slice(start, end).replace(/[ ·,:;]+$/, '')}${isCut ? ' …' : ''}`;
}

const marked = (text: string, isMarked: (word: string) => boolean): (Node | string)[] =>
  text.split(WORDS).map((part, index) => (index % 2 && isMarked(part) ? make('mark', {}, part) : part));

field.addEventListener('focus', () => void load().catch(() => (loading = undefined)));
field.addEventListener('input', () => void answer(PAUSE));
field.form!.addEventListener('submit', (event) => {
  event.preventDefault();
  void answer();
});
// Another page's form passes the first query in the address.
field.value ||= new URLSearchParams(location.search).get('q') ?? '';
note.hidden = true;
if (field.value.trim()) void answer();
