import { readFileSync } from 'node:fs';

/** Bytes of memory that a process has now, and milliseconds of the processor that its event loop has used (Linux). */
export function readProcess(pid: number) {
  const read = (file: string): number[] =>
    readFileSync(`/proc/${file}/stat`, 'utf8').split(') ').at(-1)?.split(' ').map(Number) ?? [];
  // proc(5), after the name in brackets: state, parent, group, … in ticks and in pages of memory.
  const [user = 0, system = 0] = read(`${pid}/task/${pid}`).slice(11, 13);
  const [memory = 0] = read(`${pid}`).slice(21);
  return { memory: memory * 4096, loop: (user + system) * 10 };
}
