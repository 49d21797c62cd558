import type { Content, Page } from '@/lib/content/content';

/** At this length a page of a list still arrives in one round trip. */
export const ITEMS_PER_PAGE = 20;

/** Lists that grow with the years, by the names that `shows` uses. */
const GROWING = ['announcements', 'news', 'events', 'testimonials'] as const;

/** One page of the site: an editor's own, or a further page of the lists that it shows. */
export interface ListPage {
  page: Page;
  /** `/news`, `/news/page/2`. */
  route: string;
  /** 1 is the editor's own page. */
  number: number;
  /** How many there are of this page. */
  total: number;
}

/** Every page with its further pages. Lists of more than {@link ITEMS_PER_PAGE} items are divided by themselves. */
export function listPages(content: Content): readonly ListPage[] {
  const before = known.get(content);
  if (before) return before;
  const pages = findListPages(content);
  known.set(content, pages);
  return pages;
}

/** Every page asks for the list. */
const known = new WeakMap<Content, readonly ListPage[]>();

function findListPages(content: Content): ListPage[] {
  return content.pages.flatMap((page) => {
    const total = Math.max(1, ...growingIn(page).map((name) => pagesFor(content[name])));
    return Array.from({ length: total }, (_, index) => ({
      page,
      route: index === 0 ? page.route : `${page.route}/page/${index + 1}`,
      number: index + 1,
      total,
    }));
  });
}

/** The content with, of each growing list, only the items of one page. */
export function cutLists(content: Content, number: number): Content {
  return {
    ...content,
    announcements: cut(content.announcements, number),
    news: cut(content.news, number),
    events: cut(content.events, number),
    testimonials: cut(content.testimonials, number),
  };
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

function cut<T>(items: readonly T[], number: number): T[] {
  return items.slice((number - 1) * ITEMS_PER_PAGE, number * ITEMS_PER_PAGE);
}
