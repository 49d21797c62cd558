import type { Visit } from './visit-page';

/** A page and its floor, each visited several times. */
export interface MeasuredPage {
  name: string;
  visits: readonly Visit[];
  floor: readonly Visit[];
}

const ROWS: readonly { title: string; of: keyof Visit; format: (value: number) => string }[] = [
  { title: 'first paint, ms', of: 'firstPaint', format: whole },
  { title: 'largest paint, ms', of: 'largestPaint', format: whole },
  { title: 'main thread, ms', of: 'mainThread', format: whole },
  { title: 'of it style, layout, paint', of: 'rendering', format: whole },
  { title: 'HTML, KB', of: 'html', format: kilobytes },
  { title: 'elements', of: 'elements', format: whole },
  { title: 'script, KB', of: 'script', format: kilobytes },
  { title: 'everything, KB', of: 'everything', format: kilobytes },
  { title: 'requests', of: 'requests', format: whole },
];

/** A table in Markdown, one column a page: the median of the page, that of its floor, and how many times as much it is. */
export function formatTable(pages: readonly MeasuredPage[]): string {
  const head = ['page / floor (ratio)', ...pages.map(({ name }) => name)];
  const rows = ROWS.map(({ title, of, format }) => [
    title,
    ...pages.map(({ visits, floor }) => {
      const [own, least] = [visits, floor].map((each) => median(each.map((visit) => visit[of])));
      return compare(own ?? 0, least ?? 0, format);
    }),
  ]);
  return [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');
}

function compare(own: number, least: number, format: (value: number) => string): string {
  const ratio = least > 0 ? ` (${(own / least).toFixed(2)})` : '';
  return `${format(own)} / ${format(least)}${ratio}`;
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const value = sorted[Math.floor(sorted.length / 2)];
  if (value === undefined) throw new Error('a page was not visited');
  return value;
}

function whole(value: number): string {
  return value.toFixed(0);
}

function kilobytes(value: number): string {
  return (value / 1024).toFixed(1);
}
