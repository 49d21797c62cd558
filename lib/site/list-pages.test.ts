import { loadContent } from '@/lib/content/load-content';
import { useSchoolCopy } from '@/lib/content/mistakes/school-copy';
import { cutLists, ITEMS_PER_PAGE, lastUpdated, listPages, shownOn } from './pages';

const school = useSchoolCopy();

/** Loads the small school with this number of news items, and a page that shows news and buses. */
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
])('a list of %d items has its pages', async (count, routes) => {
  const { pages } = await load(count);
  expect(pages.map(({ route }) => route)).toEqual(routes);
});

test('each item is on one page, in the order of the list', async () => {
  const { content, pages } = await load(ITEMS_PER_PAGE * 2 + 3);
  const items = pages.map(({ number }) => cutLists(content, number).news);
  expect(items.map(({ length }) => length)).toEqual([ITEMS_PER_PAGE, ITEMS_PER_PAGE, 3]);
  expect(items.flat()).toEqual(content.news);
});

test('a further page shows only the lists that go on', async () => {
  const { content, pages } = await load(ITEMS_PER_PAGE + 1);
  expect(pages.map((page) => shownOn(page, content))).toEqual([['documents', 'news', 'events'], ['news']]);
});

test('a page has the date of its text or of the newest item that it shows', async () => {
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
