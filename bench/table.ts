/** A table in Markdown. @param rows the first one is its head */
export function formatTable([head = [], ...rows]: readonly (readonly string[])[]): string {
  return [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');
}

/**
 * `701 / 350 (2.00)`: a value of each of two lists and their ratio, where there is one.
 * @param share how much of a list does not reach its value: by default the one in the middle is taken
 */
export function compare(own: number[] = [], other: number[] = [], digits = 0, share = 0.5): string {
  const [mine = Number.NaN, theirs = Number.NaN] = [own, other].map(
    (values) => values.toSorted((a, b) => a - b)[Math.floor(share * (values.length - 1))],
  );
  return `${mine.toFixed(digits)} / ${theirs.toFixed(digits)}${theirs > 0 ? ` (${(mine / theirs).toFixed(2)})` : ''}`;
}
