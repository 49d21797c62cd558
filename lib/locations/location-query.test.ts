import { readLocationQuery, writeLocationQuery } from './location-query';

const read = (text: string) => readLocationQuery(new URLSearchParams(text));

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
