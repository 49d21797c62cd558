import type { Content } from '@/lib/content/content';

/** Titles of all pages that can be shared, as `describePage` is given them. */
export function pageTitles({ school, words, pages }: Content): string[] {
  return [homeTitle(school), words.page.siteMap, ...pages.map(({ title }) => title)];
}

/** The school's name and place: what the home page is called. */
export function homeTitle({ name, town }: Pick<Content['school'], 'name' | 'town'>): string {
  return `${name}, ${town}`;
}
