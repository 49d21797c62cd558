import { filterByName, sortByName, takePage } from './arrange-list';

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
