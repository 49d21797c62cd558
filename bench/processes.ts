import { execSync, spawn, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { get, type Agent } from 'node:http';
import path from 'node:path';
import { freePort, untilAnswering } from '@/e2e/started-server';

/** proc(5): bytes of a page of memory, and milliseconds of a tick. */
const [PAGE, TICK] = [4096, 10];

/** Starts Node.js in a group of processes of its own, which ends with this process. */
export function startGroup(args: readonly string[], cwd: string, env = process.env): ChildProcess {
  const stdio = ['ignore', 'ignore', 'inherit'] as const;
  const child = spawn(process.execPath, args, { cwd, env, detached: true, stdio: [...stdio] });
  const end = (): boolean => process.kill(-(child.pid ?? 0));
  process.once('exit', end);
  return child.once('exit', () => process.off('exit', end));
}

/** Starts a program that serves out/ on `PORT`, with new data of its own. @param name of its data, where several run */
export async function startServer(
  program: string,
  more: Record<string, string> = {},
  name = path.parse(program).name,
): Promise<{ url: string; group: number; data: string }> {
  const data = path.resolve('.cache/bench', name);
  await rm(data, { recursive: true, force: true });
  const port = await freePort();
  const { DATABASE_URL: _, ...env } = process.env;
  const own = { ...env, PORT: String(port), DATA_DIR: data, TRUST_PROXY: '1', ...more };
  const child = startGroup(['--import', 'tsx', program], '.', own);
  await untilAnswering(port, child);
  return { url: `http://127.0.0.1:${port}`, group: child.pid ?? 0, data };
}

/** Bytes of memory that a group of processes has now, and milliseconds of the processor that it has used (Linux). */
export function readGroup(group: number): { memory: number; processor: number } {
  // A process may end between its name and its file.
  const stats = execSync('cat /proc/[0-9]*/stat 2>/dev/null || true', { encoding: 'utf8' })
    .split('\n')
    // After the name in brackets: state, parent, group, …
    .map((line) => line.split(') ').at(-1)?.split(' ').map(Number) ?? [])
    .filter((fields) => fields[2] === group);
  const sum = (field: number): number => stats.reduce((all, fields) => all + (fields[field] ?? 0), 0);
  return { memory: sum(21) * PAGE, processor: (sum(11) + sum(12)) * TICK };
}

/** Milliseconds of the processor that the first thread of a process has used, where its event loop is (Linux). */
export function readLoop(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/task/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ').map(Number);
  return ((fields?.[11] ?? 0) + (fields?.[12] ?? 0)) * TICK;
}

/** Asks for a page as a browser does. @returns milliseconds @throws Error for another answer than 200 */
export function loadPage(url: string, agent: Agent): Promise<number> {
  const start = performance.now();
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: { 'Accept-Encoding': 'br, gzip' } }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url} answers ${response.statusCode}`));
      response.resume().once('end', () => resolve(performance.now() - start));
    }).once('error', reject);
  });
}
