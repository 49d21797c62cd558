import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { requireSite, SITE_FOLDER } from '@/lib/build/files';
import type { createCaller } from '@/server/testing/processes/keep-calling';
import { startProgram } from '@/server/testing/processes/start-program';

/** Starts the server of `npm start`, with data of its own, and the least that one can do; they end with this process. */
export async function startServers() {
  requireSite(SITE_FOLDER);
  const data = path.resolve('.cache/bench/data');
  await rm(data, { recursive: true, force: true });
  const settings = { DATA_DIR: data, DATABASE_URL: '', TRUST_PROXY: '1' };
  const servers = [await startProgram('serve', settings), await startProgram('../../bench/serve-least', {})];
  for (const { kill } of servers) process.once('exit', () => kill('SIGKILL'));
  return servers;
}

/** Bytes of memory that a process has now, and milliseconds of the processor that it, or its event loop, has used (Linux). */
export function readProcess(pid: number) {
  const read = (file: string) => {
    // proc(5), after the name in brackets: state, parent, group, … in pages of memory and in ticks.
    const stat = readFileSync(`/proc/${file}`, 'utf8').split(') ').at(-1)?.split(' ').map(Number);
    const [memory = 0, user = 0, system = 0] = [stat?.[21], stat?.[11], stat?.[12]];
    return { memory: memory * 4096, processor: (user + system) * 10 };
  };
  return { ...read(`${pid}/stat`), loop: read(`${pid}/task/${pid}/stat`).processor };
}

/** Asks for a page as a browser does. @returns milliseconds @throws Error for another answer than 200 */
export async function loadPage(caller: ReturnType<typeof createCaller>, page: string): Promise<number> {
  const start = performance.now();
  const { status } = await caller.call('GET', page, undefined, { 'Accept-Encoding': 'br, gzip' });
  if (status !== 200) throw new Error(`${page} answers ${status}`);
  return performance.now() - start;
}
