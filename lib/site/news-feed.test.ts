/** @jest-environment jsdom */
import { newsFeed } from './feed';

// Replaces the pictures, which only a build makes.
jest.mock('./pictures', () => ({
  getPicture: () => Promise.resolve({ fallback: { path: '/assets/quiz.webp' } }),
}));

type FeedContent = Parameters<typeof newsFeed>[0];

const toAnnouncement = (id: string, publish: string, message: string) => ({
  id,
  publish,
  message,
  first: message,
});

const CONTENT = {
  school: { name: 'A & B < C "School"', siteAddress: 'https://school.test' },
  pages: [
    { route: '/news', shows: ['news'] },
    { route: '/announcements', shows: ['announcements'] },
  ],
  announcements: [
    toAnnouncement('fees', '2026-11-02', 'Fees & <b>buses</b> ]]> now'),
    { ...toAnnouncement('टोपी', '2026-11-01', 'Bring a cap.'), to: '/assets/cap list.pdf' },
    toAnnouncement('सूचना', '2026-10-31', 'Bring a bottle.'),
  ],
  news: [
    {
      id: 'quiz',
      publish: '2026-11-03',
      date: '2026-10-30',
      message: 'Quiz won.',
      to: 'https://board.test/?a=1&b=2',
    },
  ],
  events: [
    {
      id: 'day',
      publish: '2026-10-01',
      date: '2026-12-19',
      message: 'Annual day.',
      place: 'Ground',
      past: false,
    },
  ],
} as unknown as FeedContent;

/** Parses the feed. @throws Error if it is not well-formed XML */
function parse(feed: string | undefined): Document {
  const document = new DOMParser().parseFromString(feed ?? '', 'application/xml');
  const fault = document.querySelector('parsererror');
  if (fault) throw new Error(fault.textContent);
  return document;
}

const textsOf = (parent: ParentNode, name: string): string[] =>
  Array.from(parent.children)
    .filter(({ localName }) => localName === name)
    .map(({ textContent }) => textContent);

/** The text that a feed reader shows for a title in HTML. */
function readHtml(html: string): string {
  return new DOMParser().parseFromString(html, 'text/html').body.textContent;
}

const feedOf = async (content: Partial<FeedContent> = {}) =>
  parse(await newsFeed({ ...CONTENT, ...content })).documentElement;
const entriesOf = (feed: Element): Element[] =>
  Array.from(feed.children).filter(({ localName }) => localName === 'entry');
const hrefsOf = (parent: ParentNode): (string | null)[] =>
  Array.from(parent.children)
    .filter(({ localName }) => localName === 'link')
    .map((link) => link.getAttribute('href'));

it('the feed and each entry meet RFC 4287', async () => {
  const feed = await feedOf();
  expect([feed.localName, feed.namespaceURI]).toEqual(['feed', 'http://www.w3.org/2005/Atom']);
  expect(feed.getAttribute('xml:lang')).toBe('en');
  expect(textsOf(feed, 'title')).toEqual([CONTENT.school.name]);
  expect(feed.querySelector('link[rel=self]')?.getAttribute('href')).toBe('https://school.test/feed.xml');
  expect(feed.querySelector('author > name')?.textContent).toBe(CONTENT.school.name);
  for (const part of [feed, ...entriesOf(feed)]) {
    const [ids, updated] = [textsOf(part, 'id'), textsOf(part, 'updated')];
    expect([ids.length, updated.length, textsOf(part, 'title').length]).toEqual([1, 1, 1]);
    expect(URL.canParse(ids[0] ?? '')).toBe(true);
    expect(updated[0]).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/);
  }
});

it('the feed has news, announcements and events, newest first, as they are written', async () => {
  const entries = entriesOf(await feedOf());
  expect(entries.map((entry) => readHtml(textsOf(entry, 'title')[0] ?? ''))).toEqual([
    'Quiz won.',
    'Fees & <b>buses</b> ]]> now',
    'Bring a cap.',
    'Bring a bottle.',
    'Saturday, 19 December 2026: Annual day. (Ground)',
  ]);
  expect(entries.flatMap(hrefsOf)).toEqual([
    'https://board.test/?a=1&b=2',
    'https://school.test/notice/fees',
    'https://school.test/assets/cap%20list.pdf',
    'https://school.test/announcements',
    'https://school.test/',
  ]);
});

it('an announcement has the title of its page, and its text as the content', async () => {
  const message = 'On Friday, buses leave at noon because of the board’s examination.';
  const [titled, plain] = ['a', 'b'].map((id) => toAnnouncement(id, '2026-11-02', message));
  const announcements = [{ ...titled, title: 'Buses' }, plain] as FeedContent['announcements'];
  const entries = entriesOf(await feedOf({ announcements, news: [], events: [] }));
  expect(entries.flatMap((entry) => textsOf(entry, 'title'))).toEqual([
    'Buses',
    'On Friday, buses leave at noon because of the…',
  ]);
  for (const entry of entries) expect(textsOf(entry, 'content')).toEqual([`<p>${message}</p>`]);
});

it('an item has the same id, whatever items come before it', async () => {
  const idsOf = (feed: Element): string[] => entriesOf(feed).flatMap((entry) => textsOf(entry, 'id'));
  const ids = idsOf(await feedOf());
  expect(new Set(ids).size).toBe(5);
  expect(idsOf(await feedOf({ news: [] }))).toEqual(ids.slice(1));
});

it('an item keeps its id when its text or translation is corrected', async () => {
  const idsOf = async (message: string): Promise<string[]> => {
    const own = <T extends object>([item]: readonly T[]) => (item ? [{ ...item, message }] : []);
    const { announcements, news, events } = CONTENT;
    const feed = await feedOf({ announcements: own(announcements), news: own(news), events: own(events) });
    return entriesOf(feed).flatMap((entry) => textsOf(entry, 'id'));
  };
  const ids = await idsOf('Admision is open.');
  expect(ids).toHaveLength(3);
  expect(await idsOf('Admission is open.')).toEqual(ids);
});

it('without items, there is no feed', async () => {
  expect(await newsFeed({ ...CONTENT, news: [], events: [], announcements: [] })).toBeUndefined();
});

it('an item has its photo and PDF, whatever characters are in the photo’s description', async () => {
  const [quiz] = CONTENT.news;
  const item = { ...quiz, picture: 'quiz.jpg', alt: 'Pupils "at" <work>', file: 'fee list.pdf' };
  const [entry] = entriesOf(await feedOf({ news: [item] as FeedContent['news'] }));
  const shown = new DOMParser().parseFromString(textsOf(entry as Element, 'content')[0] ?? '', 'text/html');
  expect(shown.querySelector('img')?.outerHTML).toContain('https://school.test/assets/quiz.webp');
  expect(shown.querySelector('img')?.alt).toBe('Pupils "at" <work>');
  expect(shown.querySelector('a')?.href).toBe('https://school.test/assets/fee%20list.pdf');
});

it('the feed has only the newest entries, at most fifty', async () => {
  const news = Array.from({ length: 51 }, (_, at) => {
    const day = `2026-0${1 + Math.floor(at / 28)}-${String(1 + (at % 28)).padStart(2, '0')}`;
    return { id: `news-${at}`, publish: day, date: day, message: `News ${at}.` };
  });
  const feed = await feedOf({ news, announcements: [], events: [] });
  const titles = Array.from(feed.children).flatMap((child) =>
    child.localName === 'entry' ? textsOf(child, 'title') : [],
  );
  expect([titles.length, titles[0], titles.at(-1)]).toEqual([50, 'News 50.', 'News 1.']);
});
