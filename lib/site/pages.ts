import { BLOCK_NAMES, rowOf, type Block, type BLOCKS } from '@/lib/content/blocks';
import type { Content, Page } from '@/lib/content/content';
import { kindOfBlock } from '@/lib/content/kinds/kinds';
import { takenIds } from '@/lib/content/read/page-places';
import type { Menu } from '@/lib/content/kinds/lists';
import { words } from '@/lib/content/words/in-use';
import GithubSlugger from 'github-slugger';
import { fillIn } from '@/lib/text/text';

export const FEED_ROUTE = '/feed.xml';

export function hasFeed(content: Pick<Content, 'announcements' | 'events' | 'news'>): boolean {
  return content.announcements.length + content.events.length + content.news.length > 0;
}

/** A page of this length still arrives in one round trip. */
export const ITEMS_PER_PAGE = 20;

/** The blocks whose lists grow over the years: those that the home page cuts short. */
type Growing = { [B in Block]: (typeof BLOCKS)[B] extends { atHome: number } ? B : never }[Block];
const GROWING = BLOCK_NAMES.filter((name): name is Growing => rowOf(name).atHome !== undefined);

/** A page of content/pages/, or a further page of a list that it shows. */
export interface ListPage {
  page: Page;
  /** `/news`, `/news/page/2`. */
  route: string;
  /** Unique: `News`, `News, page 2`. */
  title: string;
  description: string;
  /** 1 is the editor's own page. */
  number: number;
  /** How many pages the list takes. */
  total: number;
  /** When it or anything that it shows last changed, `YYYY-MM-DD`. */
  updated: string;
}

/** Every page, followed by its further pages where a list has more than {@link ITEMS_PER_PAGE} items. */
export function listPages(content: Content): ListPage[] {
  return content.pages.flatMap((page) => {
    const { route, title, description } = page;
    const total = Math.max(1, ...growingIn(page).map((name) => pagesFor(content[name])));
    const updated = lastUpdated(page, content);
    const first = { page, route, title, description, number: 1, total, updated };
    const further = Array.from({ length: total - 1 }, (_, index) => index + 2);
    return [first, ...further.map((number) => toFurtherPage(first, number))];
  });
}

function toFurtherPage(first: ListPage, number: number): ListPage {
  const { title, description, total } = first;
  return {
    ...first,
    route: `${first.route}/page/${number}`,
    title: fillIn(words.page.furtherTitle, { title, number }),
    description: fillIn(words.page.furtherDescription, { description, number, total }),
    number,
  };
}

/** The content with only the items of page `number` in each growing list. */
export function cutLists(content: Content, number: number): Content {
  const first = (number - 1) * ITEMS_PER_PAGE;
  const cut = GROWING.map((name) => [name, content[name].slice(first, first + ITEMS_PER_PAGE)]);
  return { ...content, ...(Object.fromEntries(cut) as Pick<Content, Growing>) };
}

/** The blocks above the text of a page; a further page has only the lists that continue. @param content uncut */
export function shownOn({ page, number }: ListPage, content: Content): NonNullable<Page['shows']> {
  if (number === 1) return page.shows ?? [];
  return growingIn(page).filter((name) => pagesFor(content[name]) >= number);
}

const growingIn = ({ shows }: Page) => GROWING.filter((name) => shows?.includes(name));

const pagesFor = (items: readonly unknown[]): number => Math.ceil(items.length / ITEMS_PER_PAGE);

/** The newest date of the page and the lists and tables that it shows. */
export function lastUpdated({ updated, shows = [] }: Page, content: Content): string {
  const kinds: Record<string, unknown> = content;
  const days = shows.flatMap((block) => [kinds[kindOfBlock(block)]].flat().map(dayOf));
  return [updated, ...days.filter((day) => day !== undefined)].toSorted().at(-1) ?? updated;
}

/** An item without `updated` last changed when it was published. */
function dayOf(shown: unknown): string | undefined {
  const { updated, publish } = Object(shown) as { updated?: string; publish?: string };
  return updated ?? publish;
}

/** Ids that the site map already uses, such as the footer's "contact"; a section may have the same name. */
const TAKEN = ['other-pages', 'classes', ...takenIds([], { messages: [], tuition: [] })];

/** The sections of the menu with their links within the site; `id` is that of the section on the site map. */
export function listMenuSections(menu: Menu) {
  const slugger = new GithubSlugger();
  for (const id of TAKEN) slugger.slug(id);
  return menu.entries.flatMap(({ text, place = text, entries }) => {
    const links = (entries ?? []).flatMap((entry) =>
      entry.to?.startsWith('/') ? { text: entry.text, to: entry.to } : [],
    );
    return links.length ? { title: text, id: slugger.slug(place) || 'section', links } : [];
  });
}

/** The first section of the menu that links to the page. */
export function findMenuSection(menu: Menu, route: string) {
  return listMenuSections(menu).find(({ links }) => links.some(({ to }) => to === route));
}

export type Step = Pick<ListPage, 'title' | 'route'>;
