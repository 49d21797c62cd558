import type { Content } from '@/lib/content/content';

/** The address of the feed of news, announcements and events. */
export const FEED_ROUTE = '/feed.xml';

/** Whether the school has anything to read in its feed. */
export function hasFeed({
  announcements,
  events,
  news,
}: Pick<Content, 'announcements' | 'events' | 'news'>): boolean {
  return announcements.length + events.length + news.length > 0;
}
