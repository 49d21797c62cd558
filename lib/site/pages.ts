import { BLOCK_NAMES, rowOf, type Block, type BLOCKS } from '@/lib/content/blocks';
import type { Content, Page } from '@/lib/content/content';
import { kindOfBlock } from '@/lib/content/kinds/kinds';
import { takenIds } from '@/lib/content/read/page-places';
import type { Menu } from '@/lib/content/kinds/lists';
import { words } from '@/lib/content/words/in-use';
import GithubSlugger from 'github-slugger';
import { fillIn } from '@/lib/text/text';

export const FEED_ROUTE = '/feed.xml';

export const hasFeed = (content: Pick<Content, 'announcements' | 'events' | 'news'>): boolean =>
  content.announcements.length + content.events.length + content.news.length > 0;

/** The largest number of items on a page: this many still arrive in one round trip. */
export const ITEMS_PER_PAGE = 20;

/** Blocks whose lists grow over the years. The home page shows only the first items of each. */
type Growing = { [B in Block]: (typeof BLOCKS)[B] extends { atHome: number } ? B : never }[Block];
const GROWING = BLOCK_NAMES.filter((name): name is Growing => rowOf(name).atHome !== undefined);

/** A page of content/pages/, or a continuation of a list on such a page. */
export type ListPage = ReturnType<typeof listPages>[number];

/** Every page. If a list on a page has more than {@link ITEMS_PER_PAGE} items, pages that continue the list follow. */
export function listPages(content: Content) {
  return content.pages.flatMap((page) => {
    const { route, title, description } = page;
    const total = Math.max(1, ...growingIn(page).map((name) => pagesFor(content[name])));
    const updated = lastUpdated(page, content);
    /** `number` is the page's place in the list. Page 1 is the page in content/pages/. */
    const first = { page, route, title, description, number: 1, total, updated };
    const further = Array.from({ length: total - 1 }, (_, index) => index + 2);
    return [
      first,
      ...further.map((number) => ({
        ...first,
        route: `${route}/page/${number}`,
        // Search engines require unique titles and descriptions.
        title: fillIn(words.page.furtherTitle, { title, number }),
        description: fillIn(words.page.furtherDescription, { description, number, total }),
        number,
      })),
    ];
  });
}

/** The content, with each growing list cut to the items that belong on page `number`. */
export function cutLists(content: Content, number: number): Content {
  const first = (number - 1) * ITEMS_PER_PAGE;
  const cut = GROWING.map((name) => [name, content[name].slice(first, first + ITEMS_PER_PAGE)]);
  return { ...content, ...(Object.fromEntries(cut) as Pick<Content, Growing>) };
}

/** The blocks of a page. A continuation shows only lists that have more items. @param content with uncut lists */
export function shownOn({ page, number }: ListPage, content: Content): NonNullable<Page['shows']> {
  if (number === 1) return page.shows ?? [];
  return growingIn(page).filter((name) => pagesFor(content[name]) >= number);
}

const growingIn = ({ shows }: Page) => GROWING.filter((name) => shows?.includes(name));

const pagesFor = (items: readonly unknown[]): number => Math.ceil(items.length / ITEMS_PER_PAGE);

/** When the page, or anything that it shows, last changed (`YYYY-MM-DD`). */
export function lastUpdated({ updated, shows = [] }: Page, content: Content): string {
  const kinds: Record<string, unknown> = content;
  const days = shows.flatMap((block) => [kinds[kindOfBlock(block)]].flat().map(dayOf));
  return [updated, ...days.filter((day) => day !== undefined)].toSorted().at(-1) ?? updated;
}

/** If an item has no `updated`, it last changed when it was published. */
function dayOf(shown: unknown): string | undefined {
  const { updated, publish } = Object(shown) as { updated?: string; publish?: string };
  return updated ?? publish;
}

/** Ids in use on the site map, such as "contact" in the footer. A menu section with such a name needs another id. */
const TAKEN = ['other-pages', 'classes', ...takenIds([], { messages: [], tuition: [] })];

/** The menu's sections with their links within the site. `id` is the section's id on the site map. */
export function listMenuSections(menu: Menu) {
  const slugger = new GithubSlugger();
  for (const id of TAKEN) slugger.slug(id);
  return menu.entries.flatMap(({ text, original = text, entries }) => {
    const links = (entries ?? []).flatMap((entry) =>
      entry.to?.startsWith('/') ? { text: entry.text, to: entry.to } : [],
    );
    return links.length ? { title: text, id: slugger.slug(original) || 'section', links } : [];
  });
}

export const findMenuSection = (menu: Menu, route: string) =>
  listMenuSections(menu).find(({ links }) => links.some(({ to }) => to === route));

export type Step = Pick<ListPage, 'title' | 'route'>;
