import { formatGrowth } from './growth-table';

test('each school is shown with its time a page beside that of the first', () => {
  const rows = [
    { name: '30 pages', seconds: 15, memory: 1024 ** 3, pages: 30, html: 30 * 20_480 },
    { name: '300 pages', seconds: 30, memory: 2 * 1024 ** 3, pages: 300, html: 300 * 20_480 },
  ];
  expect(formatGrowth(rows).split('\n').slice(2)).toEqual([
    '| 30 pages | 30 | 15.0 | 1024 | 20.0 | 500.0 | 1.00 |',
    '| 300 pages | 300 | 30.0 | 2048 | 20.0 | 100.0 | 0.20 |',
  ]);
});
