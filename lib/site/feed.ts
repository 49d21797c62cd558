import { Feed } from 'feed';
import type { Content } from '@/lib/content/content';
import type { Attached } from '@/lib/content/kinds/dated';
import { addressOf, assetAddress, hrefOf } from '@/lib/content/read/addresses';
import { startOfDay } from '@/lib/text/dates';
import { keyOf } from './cached';
import { formatWhen } from './calendar';
import { getPicture } from './pictures';
import { findPageShowing } from '@/lib/content/kinds/pages';
import { spoken } from '@/lib/text/language';
import { words } from '@/lib/content/words/in-use';
import { FEED_ROUTE } from './pages';
import { routeOfNotice, titleOfNotice } from './site-pages';
import { escapeHtml, fillIn } from '@/lib/text/text';

/** The maximum number of entries in the feed. Feed readers keep older ones themselves. */
const MOST = 50;

type FeedContent = Pick<Content, 'announcements' | 'events' | 'news' | 'pages' | 'school'>;

/** The block whose page an entry links to if the entry has no link of its own. */
const SHOWN_AS = { announcement: 'announcements', news: 'news', event: 'events' } as const;

type Entry = Attached &
  Pick<Content['announcements'][number], 'id' | 'publish' | 'message' | 'to'> & {
    /** The entry's title, if it is not the whole message. */
    heading?: string;
    kind: keyof typeof SHOWN_AS;
  };

/** News, announcements and events as an Atom feed (RFC 4287), newest first. Undefined if there are none. */
export async function newsFeed(content: FeedContent): Promise<string | undefined> {
  const { announcements, news, events, pages, school } = content;
  const all: Entry[] = [
    ...announcements.map((item) => ({
      ...item,
      kind: 'announcement' as const,
      heading: titleOfNotice(item),
      to: routeOfNotice(item) ?? item.to,
    })),
    ...news.map((item) => ({ ...item, kind: 'news' as const })),
    ...events.map((item) => ({ ...item, kind: 'event' as const, message: sentenceOf(item) })),
  ];
  const entries = all.toSorted((a, b) => b.publish.localeCompare(a.publish)).slice(0, MOST);
  const [newest] = entries;
  if (!newest) return undefined;
  const home = addressOf(school, '/');
  const feed = new Feed({
    id: home,
    link: home,
    title: school.name,
    description: fillIn(words.feed.description, { school: school.name }),
    feedLinks: { atom: addressOf(school, FEED_ROUTE) },
    author: { name: school.name, link: home },
    updated: startOfDay(newest.publish),
    copyright: school.name,
    generator: false,
  });
  for (const entry of entries) {
    const { kind, publish, message, heading = message } = entry;
    const to = entry.to ?? findPageShowing(pages, SHOWN_AS[kind]) ?? '/';
    feed.addItem({
      id: idOf(entry, school),
      // The library marks titles as HTML, but does not escape them.
      title: escapeHtml(heading),
      link: addressOf(school, hrefOf(to)),
      date: startOfDay(publish),
      published: startOfDay(publish),
      category: [{ term: words.feed[kind] }],
      ...(await attachmentsOf(entry, content)),
    });
  }
  // The library cannot set a language.
  return feed.atom1().replace('<feed ', `<feed xml:lang="${spoken.language}" `);
}

async function attachmentsOf(
  { message, heading = message, picture, alt = '', file }: Entry,
  { school }: FeedContent,
): Promise<{ content?: string }> {
  if (picture === undefined && file === undefined && heading === message) return {};
  const at = (address: string): string => escapeHtml(addressOf(school, address));
  const photo =
    picture && `<p><img src="${at((await getPicture(picture)).fallback.path)}" alt="${escapeHtml(alt)}"></p>`;
  const link = file && `<p><a href="${at(assetAddress(file))}">${words.page.download} (PDF)</a></p>`;
  return { content: [`<p>${escapeHtml(message)}</p>`, photo, link].join('') };
}

/** A tag URI (RFC 4151), made from the name of the item's file, so that it survives corrections. */
const idOf = ({ kind, publish, id }: Entry, { siteAddress, language = '' }: Content['school']): string =>
  `tag:${new URL(siteAddress).hostname},${publish}:${kind}-${keyOf(id, language).slice(0, 12)}`;

/** An event in words: `Saturday, 15 August 2026, 9.00 am: Flag hoisting (school ground)`. */
function sentenceOf(event: Content['events'][number]): string {
  const when = formatWhen(event, words.calendar.span, words.timings.span);
  return `${when}: ${event.message}${event.place ? ` (${event.place})` : ''}`;
}
