import type { BuildFigures } from './time-build';

/** The figures of one school. */
export interface GrowthRow extends BuildFigures {
  name: string;
}

/** A table in Markdown; `a page` is beside the first school, so that 1.00 or less means: nothing grows faster than the pages. */
export function formatGrowth(rows: readonly GrowthRow[]): string {
  const [first] = rows;
  const head = ['school', 'pages', 'seconds', 'memory, MB', 'HTML a page, KB', 'ms a page', 'as a factor'];
  const cells = rows.map(({ name, pages, seconds, memory, html }) => [
    name,
    String(pages),
    seconds.toFixed(1),
    (memory / 1024 ** 2).toFixed(0),
    (html / pages / 1024).toFixed(1),
    ((seconds * 1000) / pages).toFixed(1),
    first ? (seconds / pages / (first.seconds / first.pages)).toFixed(2) : '',
  ]);
  return [head, head.map(() => '---'), ...cells].map((row) => `| ${row.join(' | ')} |`).join('\n');
}
