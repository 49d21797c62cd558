import { formatTable } from './format-table';

const visit = (firstPaint: number) => ({
  bytes: { Document: 10_240, Script: 512, Manifest: 512 },
  requests: 3,
  firstPaint,
  mainThread: 120.4,
});

test('a page is shown by its middle visit, with bytes by type and in all', () => {
  expect(formatTable([{ route: '/', visits: [visit(900), visit(700.6), visit(100)] }]).split('\n')).toEqual([
    '| page | HTML, KB | script, KB | pictures, KB | font, KB | all, KB | requests | first paint, ms | main thread, ms |',
    '| --- | --- | --- | --- | --- | --- | --- | --- | --- |',
    '| / | 10.0 | 0.5 | 0.0 | 0.0 | 11.0 | 3 | 701 | 120 |',
  ]);
});
