import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { NoticePage } from '@/components/page/NoticePage';
import { listSitePages, sharedNoticePages } from '@/lib/site/site-pages';
import { loadContent } from './load-content';
import { useSchoolCopy } from './mistakes/school-copy';
import { readFileSync, statSync, utimesSync, writeFileSync, existsSync } from 'node:fs';
import { getContent, saveContent, savedContent } from './get-content';
import { words } from './words/in-use';

const school = useSchoolCopy();

async function load(day = '2025-04-15') {
  const { content } = await loadContent(school.pathOf(''), { day });
  if (!content) throw new Error('the small school has a mistake');
  return content;
}

describe('the content of a school', () => {
  it('each page has the address given by its file name, and its text', async () => {
    const { pages } = await load();
    expect(pages.map(({ route, file }) => [route, file])).toEqual([
      ['/Account/Testimonials', 'content/pages/Account/Testimonials.md'],
      ['/transport', 'content/pages/transport.md'],
    ]);
    expect(pages[0]?.body.trim()).toBe('These families agreed to be named.');
    expect(pages[1]).toMatchObject({ title: 'School bus', updated: '2025-04-15', contact: 'office' });
  });

  it('the address of the website is in the form that search engines use', async () => {
    school.change('school.yaml', 'https://school.test', 'https://WWW.विद्या.भारत');
    expect((await load()).school.siteAddress).toBe('https://www.xn--j2bsq2bc9f.xn--h2brj9c');
  });

  it('a list is shown only once, even if a page asks for it twice', async () => {
    school.change(
      'pages/Account/Testimonials.md',
      '  - testimonials\n',
      '  - testimonials\n  - testimonials\n',
    );
    const { pages } = await load();
    expect(pages[0]?.shows).toEqual(['testimonials', 'gallery', 'documents']);
  });

  it('the id of a message is made from its file name', async () => {
    const { messages } = await load();
    expect(messages).toMatchObject([{ id: 'principal', name: 'S. Tiwari', order: 1 }]);
  });

  it('dated items are shown from their first to their last day', async () => {
    expect((await load('2025-03-31')).announcements).toEqual([]);
    expect((await load('2025-05-31')).announcements).toHaveLength(1);
    expect((await load('2025-06-01')).announcements).toEqual([]);
  });

  it('an announcement is kept for a year after its end: its page says that it ended, and omits its text', async () => {
    expect((await load('2025-05-31')).ended).toEqual([]);
    school.write(
      'announcements/ended.yaml',
      'publish: 2025-05-01\nexpires: 2025-05-09\ntitle: Rain\nmessage: Closed.\n',
    );
    const loaded = await load('2025-05-31');
    const years = await Promise.all(['2026-05-09', '2026-05-10'].map(load));
    expect(years.map(({ ended }) => ended?.filter(({ id }) => id === 'ended').length)).toEqual([1, 0]);
    const list = { route: '/announcements', title: 'Announcements', shows: ['announcements'] };
    const content = { ...loaded, pages: [list] as never };
    const page = sharedNoticePages(content).find(({ isEnded }) => isEnded);
    expect(page).toMatchObject({ route: '/notice/ended', isEnded: true });
    expect(page?.description).toBe('This notice ended on 9 May 2025.');
    expect(listSitePages(content, '2025-05-31').map(({ route }) => route)).not.toContain(page?.route);
    const html = page && renderToStaticMarkup(createElement(NoticePage, { content, page }));
    expect(html).toContain(page?.description);
    for (const route of ['/announcements', `/notice/${content.announcements[0]?.id}`])
      expect(html).toContain(`<a href="${route}">`);
    expect(html).not.toContain('Closed.');
  });

  it('the newest news comes first', async () => {
    school.write('news/a.yaml', 'publish: 2025-04-01\ndate: 2025-04-01\nmessage: Older.\n');
    school.write('news/z.yaml', 'publish: 2025-04-14\ndate: 2025-04-14\nmessage: Newer.\n');
    expect((await load()).news.map(({ date }) => date)).toEqual(['2025-04-14', '2025-04-12', '2025-04-01']);
  });

  it('the next event comes first, and events that are past on the day of loading are marked', async () => {
    school.write('events/later.yaml', 'publish: 2025-03-01\ndate: 2025-05-02\nmessage: Sports day.\n');
    const eventsOn = async (day: string) => (await load(day)).events.map(({ date, past }) => [date, past]);
    expect(await eventsOn('2025-03-14')).toEqual([
      ['2025-03-14', false],
      ['2025-05-02', false],
    ]);
    expect(await eventsOn('2025-03-15')).toEqual([
      ['2025-05-02', false],
      ['2025-03-14', true],
    ]);
  });

  it('testimonials are in the order of their numbers', async () => {
    school.write(
      'testimonials/a.yaml',
      'order: 2\nname: B. Rao\nposition: Parent\nmessage: Good.\nconsent: yes\n',
    );
    expect((await load()).testimonials.map(({ name }) => name)).toEqual(['A. Verma', 'B. Rao']);
  });

  it('no content is returned while there is an error', async () => {
    school.delete('videos.yaml');
    expect((await loadContent(school.pathOf(''), { day: '2025-04-15' })).content).toBeUndefined();
  });

  it('numbers, dates and leading zeros stay as they are typed', async () => {
    const { school: facts, fees, news } = await load();
    expect(facts.code).toBe('07123');
    expect(fees.tuition[1]).toMatchObject({ class: 'VI-VIII', installment: 1550, total: 10850 });
    expect(news[0]?.date).toBe('2025-04-12');
  });
});

const DAY = { day: '2025-04-15' };

/** Reads the content in fresh modules, like a program that has memoized nothing. */
async function readFresh() {
  let fresh: typeof loadContent | undefined;
  await jest.isolateModulesAsync(async () => {
    ({ loadContent: fresh } = await import('./load-content'));
  });
  if (!fresh) throw new Error('the module was not loaded');
  return fresh(school.pathOf(''), DAY);
}

describe('content that is read again', () => {
  it('content that is read again matches a fresh read after each of several changes', async () => {
    const changes = [
      () => school.change('pages/transport.md', 'Three buses', 'Four buses'),
      () => school.change('pages/transport.md', '## ', '#### '),
      () => school.rename('pages/transport.md', 'pages/buses.md'),
      () => school.write('images/new.jpg', 'not a picture'),
      () => school.change('school.yaml', '+91 98765 43210', '+91 00000 00000'),
      () => school.rename('pages/buses.md', 'pages/transport.md'),
    ];
    await loadContent(school.pathOf(''), DAY);
    for (const change of changes) {
      change();
      const again = await loadContent(school.pathOf(''), DAY);
      const fresh = await readFresh();
      expect(again.problems).toEqual(fresh.problems);
      expect(JSON.stringify(again.content)).toBe(JSON.stringify(fresh.content));
      expect(again.used).toEqual(fresh.used);
    }
  });

  it('a changed text is noticed even if its file has the same length and date', async () => {
    const file = school.pathOf('pages/transport.md');
    const { atime, mtime } = statSync(file);
    await loadContent(school.pathOf(''), DAY);
    writeFileSync(file, readFileSync(file, 'utf8').replace('Three buses', 'Seven buses'));
    utimesSync(file, atime, mtime);
    const { content } = await loadContent(school.pathOf(''), DAY);
    expect(JSON.stringify(content)).toContain('Seven buses');
  });

  it('a damaged picture causes an error even if its size and date are unchanged', async () => {
    const file = school.pathOf('images/assembly.png');
    const long = new Date('2025-04-01');
    utimesSync(file, long, long);
    expect(await school.problems({ severity: 'error' })).toEqual([]);
    const bytes = readFileSync(file);
    writeFileSync(file, bytes.fill(0, 60));
    utimesSync(file, long, long);
    expect(await school.problems({ severity: 'error' })).toEqual([
      expect.stringContaining('content/images/assembly.png:1:1'),
    ]);
  });
});

test('the processes of a build use the content that the build checked; later processes do not', async () => {
  const { content } = await loadContent(school.pathOf(''), { day: '2025-04-15' });
  if (!content) throw new Error('the small school has mistakes');
  expect(savedContent({})).toBeUndefined();
  const killed = school.pathOf('../.cache/checked-content-1');
  school.write('../.cache/checked-content-1', 'half');
  const kept = saveContent(content);
  expect(savedContent(kept.env)).toEqual(content);
  expect(existsSync(killed)).toBe(false);
  kept.forget();
  expect(Object.values(kept.env).filter((file) => existsSync(file))).toEqual([]);
  // A variable that is left over in a shell has no effect once its file is deleted.
  expect(savedContent(kept.env)).toBeUndefined();
});

test('once the content has been read, the site uses its words', async () => {
  const { content } = await loadContent(school.pathOf(''), { day: '2025-04-15' });
  if (!content) throw new Error('the small school has mistakes');
  const own = { ...content.words, home: { ...content.words.home, empty: 'अभी कुछ नहीं' } };
  const kept = saveContent({ ...content, words: own });
  Object.assign(process.env, kept.env);
  await getContent();
  kept.forget();
  for (const name of Object.keys(kept.env)) delete process.env[name];
  expect(words.home.empty).toBe('अभी कुछ नहीं');
});

test('no module reads the built-in words before the content is read', () => {
  jest.isolateModules(() => {
    const fresh = jest.requireActual<{ words: typeof words }>('./words/in-use');
    expect(() => fresh.words.home).toThrow(TypeError);
  });
});
