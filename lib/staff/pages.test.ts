import { STAFF_DEFAULTS } from '@/lib/content/kinds/staff';
import { useSchoolCopy } from '@/lib/content/mistakes/school-copy';
import { loadContent } from '@/lib/content/load-content';
import { findReservedRoute } from '@/lib/content/read/addresses';
import { DASHBOARD_PAGES, readApiSettings, STAFF_PATHS } from './pages';
import { readLocationQuery, writeLocationQuery, filterByName, sortByName, takePage } from './locations';

const school = useSchoolCopy();

async function problemsWith(to: string): Promise<string[]> {
  school.write('staff.yaml', `menu:\n  - text: There\n    to: ${to}\n`);
  const { problems } = await loadContent(school.pathOf(''), { day: '2025-04-15' });
  return problems.map(({ message }) => message);
}

describe('the addresses of the staff area', () => {
  it.each(STAFF_PATHS)(
    '%s cannot be an editor’s page, but an entry of the side menu may lead there',
    async (path) => {
      expect(findReservedRoute(path)).toBeDefined();
      expect(await problemsWith(path)).toEqual([]);
    },
  );

  it('the site reserves no addresses below those of the staff area: a menu entry for a missing page there is rejected', async () => {
    expect(await problemsWith('/dashboard/nothing')).toEqual([
      expect.stringContaining('there is no such page'),
    ]);
  });

  it('the built-in side menu has all pages of the staff area, before its public pages', () => {
    const targets = STAFF_DEFAULTS.menu.flatMap(({ to }) => to ?? []);
    expect(targets.slice(0, -4)).toEqual(Object.values(DASHBOARD_PAGES));
  });
});

describe('the settings of the API', () => {
  it('the default server is the site’s own', () => {
    expect(readApiSettings({})).toEqual({ origin: '', locationPrefix: '/api' });
  });

  it.each([
    ['https://api.school.example', 'v1', { origin: 'https://api.school.example', locationPrefix: '/v1' }],
    ['https://API.school.example/', '/', { origin: 'https://api.school.example', locationPrefix: '' }],
    [
      'https://api.school.example:8443',
      '/a/b/',
      { origin: 'https://api.school.example:8443', locationPrefix: '/a/b' },
    ],
  ])('the settings are read from %s and %s', (origin, prefix, settings) => {
    expect(readApiSettings({ API_ORIGIN: origin, API_LOCATION_PREFIX: prefix })).toEqual(settings);
  });

  it.each([
    'http://api.school.example',
    'api.school.example',
    'https://api.school.example/api',
    'https://user:secret@api.school.example',
    'https://api.school.example?x=1',
    'javascript:alert(1)',
  ])('the origin %s is rejected', (origin) => {
    expect(() => readApiSettings({ API_ORIGIN: origin })).toThrow(
      'Write https:// and the name of the server only',
    );
  });

  it.each(['/api?x', '/../api', '/a b', 'https://evil.example'])('the prefix %s is rejected', (prefix) => {
    expect(() => readApiSettings({ API_LOCATION_PREFIX: prefix })).toThrow('Write a path such as /api');
  });
});

const read = (text: string) => readLocationQuery(text);

it('a query is read as it was written', () => {
  const query = { stateId: 33, filter: 'luck & now', descending: true, page: 3, pageSize: 25 };
  expect(read(writeLocationQuery(query))).toEqual(query);
});

it('default values are not written into the query', () => {
  expect(writeLocationQuery(read(''))).toBe('');
  expect(writeLocationQuery(read('state=7'))).toBe('?state=7');
});

it.each(['state=abc', 'page=-1', 'page=0', 'size=7', 'size=1e9', 'sort=drop table', 'state=1.5'])(
  'invalid values in a query are ignored: %s',
  (text) => {
    expect(read(text)).toEqual({ stateId: undefined, filter: '', descending: false, page: 1, pageSize: 10 });
  },
);

it('an absurdly long filter is truncated', () => {
  expect(read(`filter=${'x'.repeat(10_000)}`).filter).toHaveLength(100);
});

const self = (name: string) => name;

it('a filter matches every word, ignoring capitals, accents and order', () => {
  const names = ['North Goa', 'South Goa', 'Léh', 'कच्छ'];
  expect(filterByName(names, ' goa NORTH ', self)).toEqual(['North Goa']);
  expect(filterByName(names, 'leh', self)).toEqual(['Léh']);
  expect(filterByName(names, 'कच्', self)).toEqual(['कच्छ']);
  expect(filterByName(names, '.*', self)).toEqual([]);
  expect(filterByName(names, '  ', self)).toEqual(names);
});

it('names are sorted as a reader expects, in both directions', () => {
  const names = ['ward 10', 'Ward 9', 'agra', 'Bijnor'];
  expect(sortByName(names, self)).toEqual(['agra', 'Bijnor', 'Ward 9', 'ward 10']);
  expect(sortByName(names, self, { descending: true })).toEqual(['ward 10', 'Ward 9', 'Bijnor', 'agra']);
});

describe('a page of a list', () => {
  const items = Array.from({ length: 23 }, (_, index) => index + 1);

  it.each([
    [1, 10, { page: 1, pages: 3, from: 1, to: 10, total: 23 }],
    [3, 10, { page: 3, pages: 3, from: 21, to: 23, total: 23 }],
    [99, 10, { page: 3, pages: 3, from: 21, to: 23, total: 23 }],
    [1, 50, { page: 1, pages: 1, from: 1, to: 23, total: 23 }],
  ])('page %d of size %d', (wanted, size, page) => {
    expect(takePage(items, wanted, size)).toMatchObject(page);
  });

  it('an empty list goes from 0 to 0', () => {
    expect(takePage([], 4, 10)).toEqual({ items: [], page: 1, pages: 1, from: 0, to: 0, total: 0 });
  });
});
