import { readLocationQuery, writeLocationQuery, filterByName, sortByName, takePage } from './locations';

const read = (text: string) => readLocationQuery(text);

it('is the same after it was written and read', () => {
  const query = { stateId: 33, filter: 'luck & now', descending: true, page: 3, pageSize: 25 };
  expect(read(writeLocationQuery(query))).toEqual(query);
});

it('leaves out what is standard', () => {
  expect(writeLocationQuery(read(''))).toBe('');
  expect(writeLocationQuery(read('state=7'))).toBe('?state=7');
});

it.each(['state=abc', 'page=-1', 'page=0', 'size=7', 'size=1e9', 'sort=drop table', 'state=1.5'])(
  'takes %s as if it were not there',
  (text) => {
    expect(read(text)).toEqual({ stateId: undefined, filter: '', descending: false, page: 1, pageSize: 10 });
  },
);

it('cuts a filter that nobody would type', () => {
  expect(read(`filter=${'x'.repeat(10_000)}`).filter).toHaveLength(100);
});

const self = (name: string) => name;

it('filters by every word, whatever the capitals, accents and order', () => {
  const names = ['North Goa', 'South Goa', 'Léh', 'कच्छ'];
  expect(filterByName(names, ' goa NORTH ', self)).toEqual(['North Goa']);
  expect(filterByName(names, 'leh', self)).toEqual(['Léh']);
  expect(filterByName(names, 'कच्', self)).toEqual(['कच्छ']);
  expect(filterByName(names, '.*', self)).toEqual([]);
  expect(filterByName(names, '  ', self)).toEqual(names);
});

it('sorts as a reader expects, up and down', () => {
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
  ])('%d of size %d', (wanted, size, page) => {
    expect(takePage(items, wanted, size)).toMatchObject(page);
  });

  it('of nothing is from 0 to 0', () => {
    expect(takePage([], 4, 10)).toEqual({ items: [], page: 1, pages: 1, from: 0, to: 0, total: 0 });
  });
});
