import { BLOCK_NAMES, rowOf, type Block, type BLOCKS } from '@/lib/content/blocks';
import type { Content, Page } from '@/lib/content/content';
import { kindOfBlock } from '@/lib/content/kinds/kinds';
import { takenIds } from '@/lib/content/read/page-places';
import type { Menu } from '@/lib/content/kinds/lists';
import { words } from '@/lib/content/words/in-use';
import GithubSlugger from 'github-slugger';
import { fillIn } from '@/lib/text/text';

/** The address of the feed of news, announcements and events. */
export const FEED_ROUTE = '/feed.xml';

/** Whether the school has anything to read in its feed. */
export function hasFeed(content: Pick<Content, 'announcements' | 'events' | 'news'>): boolean {
  return content.announcements.length + content.events.length + content.news.length > 0;
}

/** At this length a page of a list still arrives in one round trip. */
export const ITEMS_PER_PAGE = 20;

/** Lists that grow with the years, by the names that `shows` uses: those of which the home page shows only the first. */
type Growing = { [B in Block]: (typeof BLOCKS)[B] extends { atHome: number } ? B : never }[Block];
const GROWING = BLOCK_NAMES.filter((name): name is Growing => rowOf(name).atHome !== undefined);

/** One page of the site: an editor's own, or a further page of the lists that it shows. */
export interface ListPage {
  page: Page;
  /** `/news`, `/news/page/2`. */
  route: string;
  /** `News`, `News, page 2`: no two pages have the same title. */
  title: string;
  description: string;
  /** 1 is the editor's own page. */
  number: number;
  /** How many there are of this page. */
  total: number;
  /** The day on which it or anything that it shows was last changed. */
  updated: string;
}

/** Every page with its further pages. Lists of more than {@link ITEMS_PER_PAGE} items are divided by themselves. */
export function listPages(content: Content): ListPage[] {
  return content.pages.flatMap((page) => {
    const { route, title, description } = page;
    const total = Math.max(1, ...growingIn(page).map((name) => pagesFor(content[name])));
    const updated = lastUpdated(page, content);
    const first = { page, route, title, description, number: 1, total, updated };
    const further = Array.from({ length: total - 1 }, (_, index) => {
      const number = index + 2;
      const { furtherTitle, furtherDescription } = words.page;
      return {
        ...first,
        route: `${route}/page/${number}`,
        title: fillIn(furtherTitle, { title, number }),
        description: fillIn(furtherDescription, { description, number, total }),
        number,
      };
    });
    return [first, ...further];
  });
}

/** The content with, of each growing list, only the items of one page. */
export function cutLists(content: Content, number: number): Content {
  const first = (number - 1) * ITEMS_PER_PAGE;
  const cut = GROWING.map((name) => [name, content[name].slice(first, first + ITEMS_PER_PAGE)]);
  return { ...content, ...(Object.fromEntries(cut) as Pick<Content, Growing>) };
}

/** What a page shows above its text; a further page only has the lists that go on. @param content the whole lists */
export function shownOn({ page, number }: ListPage, content: Content): NonNullable<Page['shows']> {
  if (number === 1) return page.shows ?? [];
  return growingIn(page).filter((name) => pagesFor(content[name]) >= number);
}

function growingIn({ shows }: Page) {
  return GROWING.filter((name) => shows?.includes(name));
}

function pagesFor(items: readonly unknown[]): number {
  return Math.ceil(items.length / ITEMS_PER_PAGE);
}

/** The day on which a page or anything that it shows was last changed: its own, and the newest of its lists and tables. */
export function lastUpdated({ updated, shows = [] }: Page, content: Content): string {
  const kinds: Record<string, unknown> = content;
  const days = shows.flatMap((block) => [kinds[kindOfBlock(block)]].flat().map(dayOf));
  return [updated, ...days.filter((day) => day !== undefined)].toSorted().at(-1) ?? updated;
}

/** What is dated was changed when it was published. */
function dayOf(shown: unknown): string | undefined {
  const { updated, publish } = Object(shown) as { updated?: string; publish?: string };
  return updated ?? publish;
}

/** Ids of the site map itself: the footer is the place "contact", and a section may be called so too. */
const TAKEN = ['other-pages', 'classes', ...takenIds([], { messages: [], tuition: [] })];

/** The sections of the menu with the pages of this site that they lead to. */
export function listMenuSections(menu: Menu) {
  const slugger = new GithubSlugger();
  for (const id of TAKEN) slugger.slug(id);
  return menu.entries.flatMap(({ text, entries }) => {
    const links = (entries ?? []).flatMap((entry) =>
      entry.to?.startsWith('/') ? { text: entry.text, to: entry.to } : [],
    );
    // The id is that of the section on the site map.
    return links.length ? { title: text, id: slugger.slug(text) || 'section', links } : [];
  });
}

/** The first section of the menu that leads to the page. */
export function findMenuSection(menu: Menu, route: string) {
  return listMenuSections(menu).find(({ links }) => links.some(({ to }) => to === route));
}

/** A page above another, as a breadcrumb names it. */
export type Step = Pick<ListPage, 'title' | 'route'>;
