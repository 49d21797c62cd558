import { Feed } from 'feed';
import type { Content } from '@/lib/content/content';
import type { Attached } from '@/lib/content/kinds/dated';
import { assetAddress, hrefOf } from '@/lib/content/read/addresses';
import { startOfDay } from '@/lib/text/dates';
import { keyOf } from './cached';
import { formatWhen } from './calendar';
import { getPicture } from './pictures';
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
  item: Attached;
  /** What it is called to readers. */
  category: string;
}

/**
 * News, announcements and events, newest first, as an Atom feed (RFC 4287). The same item has the same id in every build.
 * @returns undefined when there is nothing in it
 */
export async function newsFeed(content: FeedContent): Promise<string | undefined> {
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
      ...(await attachmentsOf(entry, content)),
    });
  }
  return feed.atom1();
}

type Dated = Attached & Pick<Content['announcements'][number], 'publish' | 'message' | 'to'>;

function entriesOf({ announcements, events, news, pages, words }: FeedContent): Entry[] {
  const toEntries = (kind: Entry['kind'], items: readonly Dated[], page: string | undefined): Entry[] =>
    items.map(({ publish, message, to = page, ...item }) => {
      return { kind, category: words.feed[kind], publish, text: message, to, item };
    });
  const told = events.map((event) => ({ ...event, message: sentenceOf(event, words) }));
  return [
    ...toEntries('announcement', announcements, findPageShowing(pages, 'announcements')),
    ...toEntries('news', news, findPageShowing(pages, 'news')),
    ...toEntries('event', told, findPageShowing(pages, 'events')),
  ];
}

/** The photo and the PDF of an entry, as readers show them. */
async function attachmentsOf(
  { text, item: { picture, alt = '', file } }: Entry,
  { school, words }: FeedContent,
): Promise<{ content?: string }> {
  if (picture === undefined && file === undefined) return {};
  const at = (address: string): string => toHtml(new URL(address, school.siteAddress).href);
  const photo = picture === undefined ? undefined : (await getPicture(picture)).fallback.path;
  return {
    content: [
      `<p>${toHtml(text)}</p>`,
      ...(photo === undefined ? [] : [`<p><img src="${at(photo)}" alt="${toHtml(alt)}"></p>`]),
      ...(file === undefined
        ? []
        : [`<p><a href="${at(assetAddress(file))}">${words.page.download} (PDF)</a></p>`]),
    ].join(''),
  };
}

/** RFC 4151. An item that is corrected is a new one to readers: nothing else in its file names it. */
function idOf({ kind, publish, text }: Entry, { siteAddress }: Content['school']): string {
  return `tag:${new URL(siteAddress).hostname},${publish}:${kind}-${keyOf(text).slice(0, 12)}`;
}

/** When an event is, what it is, and where. */
function sentenceOf(event: Content['events'][number], { calendar, timings }: Content['words']): string {
  const when = formatWhen(event, calendar.span, timings.span);
  return `${when}: ${event.message}${event.place ? ` (${event.place})` : ''}`;
}

/** The library writes titles as HTML. */
function toHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
