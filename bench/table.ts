/** A Markdown table; the first row is its header. */
export function formatTable([head = [], ...rows]: readonly (readonly string[])[]): string {
  return [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');
}

/** Compares a quantile of two lists: `701 / 350 (2.00)`. @param share 0.5 is the median, 0.95 the 95th percentile */
export function compare(own: number[] = [], other: number[] = [], digits = 0, share = 0.5): string {
  const [mine = Number.NaN, theirs = Number.NaN] = [own, other].map(
    (values) => values.toSorted((a, b) => a - b)[Math.floor(share * (values.length - 1))],
  );
  return `${mine.toFixed(digits)} / ${theirs.toFixed(digits)}${theirs > 0 ? ` (${(mine / theirs).toFixed(2)})` : ''}`;
}
