import { createHash } from 'node:crypto';
import { Feed } from 'feed';
import type { Content } from '@/lib/content/content';
import { hrefOf } from '@/lib/content/read/addresses';
import { formatWeekday, startOfDay } from '@/lib/text/dates';
import { findPageShowing } from '@/lib/content/kinds/pages';
import { FEED_ROUTE } from './pages';
import { fillIn } from '@/lib/text/text';

/** Readers keep what they have seen; a feed has the newest. */
const MOST = 50;

type FeedContent = Pick<Content, 'announcements' | 'events' | 'news' | 'pages' | 'school' | 'words'>;

interface Entry {
  /** Where it stands in content/, for its id. */
  kind: 'announcement' | 'news' | 'event';
  publish: string;
  text: string;
  to: string | undefined;
  /** What it is called to readers. */
  category: string;
}

/**
 * News, announcements and events, newest first, as an Atom feed (RFC 4287). The same item has the same id in every build.
 * @returns undefined when there is nothing in it
 */
export function newsFeed(content: FeedContent): string | undefined {
  const { school, words } = content;
  const entries = entriesOf(content)
    .toSorted((a, b) => (a.publish > b.publish ? -1 : Number(a.publish < b.publish)))
    .slice(0, MOST);
  const [newest] = entries;
  if (!newest) return undefined;
  const feed = new Feed({
    id: `${school.siteAddress}/`,
    link: `${school.siteAddress}/`,
    title: school.name,
    description: fillIn(words.feed.description, { school: school.name }),
    feedLinks: { atom: school.siteAddress + FEED_ROUTE },
    author: { name: school.name, link: `${school.siteAddress}/` },
    updated: startOfDay(newest.publish),
    copyright: school.name,
    generator: false,
  });
  for (const entry of entries) {
    feed.addItem({
      id: idOf(entry, school),
      title: toHtml(entry.text),
      link: new URL(hrefOf(entry.to ?? '/'), school.siteAddress).href,
      date: startOfDay(entry.publish),
      published: startOfDay(entry.publish),
      category: [{ term: entry.category }],
    });
  }
  return feed.atom1();
}

function entriesOf({ announcements, events, news, pages, words }: FeedContent): Entry[] {
  const at = { announcements: findPageShowing(pages, 'announcements'), news: findPageShowing(pages, 'news') };
  return [
    ...announcements.map(({ publish, message, to }) => ({
      kind: 'announcement' as const,
      category: words.feed.announcement,
      publish,
      text: message,
      to: to ?? at.announcements,
    })),
    ...news.map(({ publish, message, to }) => ({
      kind: 'news' as const,
      category: words.feed.news,
      publish,
      text: message,
      to: to ?? at.news,
    })),
    ...events.map(({ publish, date, message, place }) => ({
      kind: 'event' as const,
      category: words.feed.event,
      publish,
      text: `${formatWeekday(date)}: ${message}${place ? ` (${place})` : ''}`,
      to: findPageShowing(pages, 'events'),
    })),
  ];
}

/** RFC 4151. An item that is corrected is a new one to readers: nothing else in its file names it. */
function idOf({ kind, publish, text }: Entry, { siteAddress }: Content['school']): string {
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 12);
  return `tag:${new URL(siteAddress).hostname},${publish}:${kind}-${hash}`;
}

/** The library writes titles as HTML. */
function toHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
