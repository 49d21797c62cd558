import { loadContent } from '@/lib/content/load-content';
import { useSchoolCopy } from '@/lib/content/mistakes/school-copy';
import {
  cutLists,
  ITEMS_PER_PAGE,
  lastUpdated,
  listPages,
  shownOn,
  findMenuSection,
  listMenuSections,
} from './pages';
import { alternatesOf, informationPages, titleOfNotice } from './site-pages';
import type { Content } from '@/lib/content/content';
import { officeFacts } from './office';

const school = useSchoolCopy();

/** Loads the small school with this number of news items, and with a page that shows them. */
async function load(news: number) {
  school.delete('news/quiz.yaml');
  for (let item = 0; item < news; item += 1)
    school.write(`news/${item}.yaml`, `publish: 2025-04-01\ndate: 2025-04-01\nmessage: Item ${item}.\n`);
  school.change('pages/transport.md', 'contact: office', 'contact: office\nshows: [documents, news, events]');
  const { content, problems } = await loadContent(school.pathOf(''), { day: '2025-04-15' });
  if (!content) throw new Error(JSON.stringify(problems));
  const pages = listPages(content).filter(({ page }) => page.route === '/transport');
  return { content, pages };
}

test.each([
  [0, ['/transport']],
  [ITEMS_PER_PAGE, ['/transport']],
  [ITEMS_PER_PAGE + 1, ['/transport', '/transport/page/2']],
  [ITEMS_PER_PAGE * 3, ['/transport', '/transport/page/2', '/transport/page/3']],
])('a list of %d items has these pages: %j', async (count, routes) => {
  const { pages } = await load(count);
  expect(pages.map(({ route }) => route)).toEqual(routes);
});

test('each item is on exactly one page, in the order of the list', async () => {
  const { content, pages } = await load(ITEMS_PER_PAGE * 2 + 3);
  const items = pages.map(({ number }) => cutLists(content, number).news);
  expect(items.map(({ length }) => length)).toEqual([ITEMS_PER_PAGE, ITEMS_PER_PAGE, 3]);
  expect(items.flat()).toEqual(content.news);
});

test('a further page shows only the lists that continue', async () => {
  const { content, pages } = await load(ITEMS_PER_PAGE + 1);
  expect(pages.map((page) => shownOn(page, content))).toEqual([['documents', 'news', 'events'], ['news']]);
});

test('the date of a page is that of its text or of its newest item, whichever is later', async () => {
  const updatedOf = async (): Promise<string | undefined> => {
    const { content } = await loadContent(school.pathOf(''), { day: '2025-05-01' });
    const page = content?.pages.find(({ route }) => route === '/transport');
    return content && page && lastUpdated(page, content);
  };
  expect(await updatedOf()).toBe('2025-04-15');
  school.change('pages/transport.md', 'contact: office', 'contact: office\nshows: [feeTables, news]');
  school.change('fees.yaml', 'session:', 'updated: 2025-04-20\nsession:');
  expect(await updatedOf()).toBe('2025-04-20');
  school.write('news/new.yaml', 'publish: 2025-04-25\ndate: 2025-04-25\nmessage: Now.\n');
  expect(await updatedOf()).toBe('2025-04-25');
});

const menu = {
  entries: [
    { text: 'Home', to: '/' },
    { text: 'Beyond The classroom', entries: [{ text: 'Clubs', to: '/clubs' }, { text: 'Houses' }] },
    { text: 'TC', entries: [{ text: 'List', to: 'https://tc.school.example' }] },
    { text: 'विद्यालय', entries: [{ text: 'Clubs again', to: '/clubs' }] },
  ],
};

test('a section lists the pages on this site that its menu entries link to', () => {
  expect(listMenuSections(menu)).toEqual([
    { title: 'Beyond The classroom', id: 'beyond-the-classroom', links: [{ text: 'Clubs', to: '/clubs' }] },
    { title: 'विद्यालय', id: 'विद्यालय', links: [{ text: 'Clubs again', to: '/clubs' }] },
  ]);
});

test('a page belongs to the first section that links to it, if any', () => {
  expect(findMenuSection(menu, '/clubs')?.title).toBe('Beyond The classroom');
  expect(findMenuSection(menu, '/message')).toBeUndefined();
});

test('no section of the site map has an empty id, or the id of another section or the footer', () => {
  const entries = [{ text: 'Clubs', to: '/clubs' }];
  const ids = listMenuSections({
    entries: ['Contact', 'Other pages', 'Facility', 'Facility!', '🎉'].map((text) => ({ text, entries })),
  }).map(({ id }) => id);
  expect(ids).toEqual(['contact-1', 'other-pages-1', 'facility', 'facility-1', 'section']);
});

const CALENDAR = `session: 2025-26
groups: []
days:
  - { date: 2025-04-18, kind: holiday, title: Good Friday }
  - { date: 2025-05-12, kind: holiday, title: Buddha Purnima }
  - { date: 2025-06-07, kind: holiday, title: Bakrid }
  - { date: 2025-08-15, kind: holiday, title: Independence Day }
`;

describe('alternatesOf', () => {
  const named = { siteAddress: 'https://www.school.example', languages: ['en', 'hi'] } as Content['school'];
  const page = { route: '/fees', title: 'Fees', description: '', fact: '' };
  const BOTH = {
    en: 'https://www.school.example/fees',
    hi: 'https://www.school.example/hi/fees',
  };

  test('in every language, a page gives its own address as canonical, and lists its address in each language', () => {
    expect(alternatesOf(page, named)).toEqual({ canonical: BOTH.en, languages: BOTH });
    expect(alternatesOf(page, { ...named, language: 'hi' })).toEqual({
      canonical: BOTH.hi,
      languages: BOTH,
    });
  });

  test('the home page of another language has no trailing slash', () => {
    const home = { ...page, route: '/' };
    expect(alternatesOf(home, { ...named, language: 'hi' }).canonical).toBe('https://www.school.example/hi');
    expect(alternatesOf(home, named).canonical).toBe('https://www.school.example/');
  });

  test('an untranslated page has the English address as its canonical address', () => {
    const own = { ...page, languages: ['en'] };
    expect(alternatesOf(own, { ...named, language: 'hi' })).toEqual({ canonical: BOTH.en });
    expect(alternatesOf(own, named)).toEqual({ canonical: BOTH.en });
  });

  test('a school with one language lists no alternates', () => {
    expect(alternatesOf(page, { ...named, languages: undefined })).toEqual({ canonical: BOTH.en });
  });
});

test('the social picture of the calendar shows three holidays, so that it stays useful for weeks', async () => {
  school.change('pages/transport.md', 'contact: office', 'contact: office\nshows: [calendar]');
  school.write('calendar.yaml', CALENDAR);
  const { content } = await loadContent(school.pathOf(''), { day: '2025-04-15' });
  const page = content && informationPages(content, '2025-04-15').find(({ route }) => route === '/transport');
  expect(page?.fact.match(/\d+ \w+ 2025: .*/g)).toEqual([
    '18 April 2025: Good Friday',
    '12 May 2025: Buddha Purnima',
    '7 June 2025: Bakrid',
  ]);
});

test('an announcement without a title has its first sentence as its heading, cut only between words', () => {
  const cut = 'Admission to Nursery is open until the end of January, for all.';
  expect(titleOfNotice({ first: cut })).toBe('Admission to Nursery is open until the end of…');
  expect(titleOfNotice({ first: 'Closed. Call us.' })).toBe('Closed.');
  expect(titleOfNotice({ title: 'Rain', first: cut })).toBe('Rain');
});

const DAY = '2025-04-15';

async function factsOf() {
  const { content } = await loadContent(school.pathOf(''), { day: DAY });
  if (!content) throw new Error('the small school has a mistake');
  return officeFacts(content, DAY);
}

describe('the facts about the site on the dashboard', () => {
  it('the dashboard lists certificates that expire within 90 days or have expired, earliest first', async () => {
    expect((await factsOf()).certificates).toEqual([]);
    school.change('disclosure.yaml', 'validUntil: 2027-03-31', 'validUntil: 2025-07-14');
    expect((await factsOf()).certificates).toMatchObject([{ when: '14 July 2025' }]);
    school.change('disclosure.yaml', 'validUntil: 2025-07-14', 'validUntil: 2025-07-15');
    expect((await factsOf()).certificates).toEqual([]);
  });

  it('the dashboard lists the notices that are shown, with the times when they end', async () => {
    school.write('notice.yaml', 'label: Rain\ntext: No school.\nuntil: 2025-04-16T18:00+05:30\n');
    const { notices } = await factsOf();
    expect(notices[0]).toMatchObject({ text: 'Rain', when: '16 April 2025 at 6.00 pm' });
    expect(new Date(notices[0]!.ends!)).toEqual(new Date('2025-04-16T18:00+05:30'));
    // An announcement is shown on its last day, 31 May, until midnight in India.
    const announcement = { text: 'Admission to Nursery is open.', when: '31 May 2025' };
    expect(notices.slice(1)).toMatchObject([{ ...announcement, ends: '2025-05-31T18:30:00.000Z' }]);
  });

  it('the dashboard lists content from an earlier session: fees, books and files of the disclosure', async () => {
    const shows = 'contact: office\nshows:\n  - feeTables\n  - bookList';
    school.change('pages/transport.md', 'contact: office', shows);
    school.write('classes.yaml', 'booksSession: 2025-26\nclasses:\n  - class: VI\n    booksNote: None.\n');
    expect((await factsOf()).outdated).toEqual([]);
    school.change('classes.yaml', '2025-26', '2024-25');
    school.change('fees.yaml', 'session: 2025-26', 'session: 2024-25');
    school.change('disclosure.yaml', 'title: Fire safety certificate', 'title: Committee, session 2023-24');
    expect((await factsOf()).outdated).toEqual([
      { text: 'School bus', when: '2024-25', to: '/transport', form: 'fees.yaml' },
      { text: 'School bus', when: '2024-25', to: '/transport' },
      { text: 'Committee, session 2023-24', when: '2023-24' },
    ]);
  });

  it('the dashboard lists the pages that have not changed for a year, with their addresses', async () => {
    school.change('pages/transport.md', 'updated: 2025-04-15', 'updated: 2024-04-14');
    expect((await factsOf()).untouched).toContainEqual({
      text: expect.any(String),
      when: '14 April 2024',
      to: '/transport',
      form: 'pages/transport.md',
    });
  });

  it('the dashboard lists at most ten pages that have not changed for a year, oldest first', async () => {
    for (let day = 20; day >= 10; day -= 1) {
      const fields = `title: Old ${day}\ndescription: Text ${day}.\nupdated: 2023-01-${day}\ncontact: office`;
      school.write(`pages/old-${day}.md`, `---\n${fields}\n---\n\nText.\n`);
      school.change('pages/transport.md', 'Three buses', `[Old ${day}](/old-${day}). Three buses`);
    }
    const { untouched } = await factsOf();
    expect(untouched.map(({ to }) => to)).toEqual(Array.from({ length: 10 }, (_, at) => `/old-${10 + at}`));
  });
});
