import { readFileSync } from 'node:fs';

export const formatTable = ([head = [], ...rows]: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');

/** Compares a quantile of two lists: `701 / 350 (2.00)`. @param share 0.5 is the median, 0.95 the 95th percentile */
export function compare(own: number[] = [], other: number[] = [], digits = 0, share = 0.5): string {
  const [mine = Number.NaN, theirs = Number.NaN] = [own, other].map(
    (values) => values.toSorted((a, b) => a - b)[Math.floor(share * (values.length - 1))],
  );
  return `${mine.toFixed(digits)} / ${theirs.toFixed(digits)}${theirs > 0 ? ` (${(mine / theirs).toFixed(2)})` : ''}`;
}

/** Reads a process's memory in bytes, and the CPU time of its event loop in milliseconds (Linux). */
export function readProcess(pid: number) {
  const read = (file: string): number[] =>
    readFileSync(`/proc/${file}/stat`, 'utf8').split(') ').at(-1)?.split(' ').map(Number) ?? [];
  // The fields after the process's name in brackets: CPU time in ticks, and memory in pages (proc(5)).
  const [user = 0, system = 0] = read(`${pid}/task/${pid}`).slice(11, 13);
  const [memory = 0] = read(`${pid}`).slice(21);
  return { memory: memory * 4096, loop: (user + system) * 10 };
}
