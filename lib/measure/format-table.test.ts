import { formatTable } from './format-table';

const visit = (firstPaint: number) => ({
  firstPaint,
  largestPaint: 2 * firstPaint,
  mainThread: 120.4,
  rendering: 60,
  html: 10_240,
  script: 0,
  pictures: 0,
  everything: 51_200,
  requests: 3,
  elements: 400,
});

test('each figure is the median of a page, that of its floor, and their ratio where there is one', () => {
  const visits = [visit(900), visit(700.6), visit(100)];
  const lines = formatTable([{ name: '/', visits, floor: [visit(350.3)] }]).split('\n');
  expect(lines.slice(0, 4)).toEqual([
    '| page / floor (ratio) | / |',
    '| --- | --- |',
    '| first paint, ms | 701 / 350 (2.00) |',
    '| largest paint, ms | 1401 / 701 (2.00) |',
  ]);
  expect(lines).toContain('| HTML, KB | 10.0 / 10.0 (1.00) |');
  expect(lines).toContain('| script, KB | 0.0 / 0.0 |');
});
