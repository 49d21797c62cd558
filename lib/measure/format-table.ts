import type { Visit } from './visit-page';

const KINDS = [
  { title: 'HTML', kind: 'Document' },
  { title: 'script', kind: 'Script' },
  { title: 'pictures', kind: 'Image' },
  { title: 'font', kind: 'Font' },
];

/** A table in Markdown, one page a row; of several visits the middle one by first paint. */
export function formatTable(pages: readonly { route: string; visits: readonly Visit[] }[]): string {
  const head = [
    'page',
    ...KINDS.map(({ title }) => `${title}, KB`),
    'all, KB',
    'requests',
    'first paint, ms',
    'main thread, ms',
  ];
  const rows = pages.map(({ route, visits }) => [route, ...cells(middle(visits))]);
  return [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');
}

function cells({ bytes, requests, firstPaint, mainThread }: Visit): string[] {
  const all = Object.values(bytes).reduce((sum, each) => sum + each, 0);
  const sizes = [...KINDS.map(({ kind }) => bytes[kind] ?? 0), all].map((each) => (each / 1024).toFixed(1));
  return [...sizes, String(requests), firstPaint.toFixed(0), mainThread.toFixed(0)];
}

function middle(visits: readonly Visit[]): Visit {
  const sorted = visits.toSorted((a, b) => a.firstPaint - b.firstPaint);
  const visit = sorted[Math.floor(sorted.length / 2)];
  if (!visit) throw new Error('a page was not visited');
  return visit;
}
