import { readFileSync } from 'node:fs';

/** Reads a process's memory in bytes, and the CPU time of its event loop in milliseconds (Linux). */
export function readProcess(pid: number) {
  const read = (file: string): number[] =>
    readFileSync(`/proc/${file}/stat`, 'utf8').split(') ').at(-1)?.split(' ').map(Number) ?? [];
  // Take fields after the name in brackets: CPU time in ticks and memory in pages (proc(5)).
  const [user = 0, system = 0] = read(`${pid}/task/${pid}`).slice(11, 13);
  const [memory = 0] = read(`${pid}`).slice(21);
  return { memory: memory * 4096, loop: (user + system) * 10 };
}
