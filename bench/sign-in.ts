import { fork } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { requireSite, SITE_FOLDER } from '@/lib/build/files';
import { createCaller } from '@/server/testing/processes/keep-calling';
import { startProgram } from '@/server/testing/processes/start-program';
import { readProcess, compare, formatTable } from './figures';

const ATTACKS = ['0', '30 from one', '200 from one', '200 from many'];
/** The interval between requests for a page, however slow the answers: real visitors do not wait for each other. */
const EVERY_MS = 25;

/**
 * Measures how fast pages are served during a password attack, and the CPU time of a refused sign-in. Compares both
 * with a minimal Node.js server. CPU time is that of the event loop's thread, without hashing; only Linux reports it.
 * The attackers run in another process.
 */
export async function measure(_args: readonly string[], short: boolean): Promise<string> {
  const [pages, warmUp] = short ? [40, 5] : [400, 15];
  const servers = await startServers();
  const head = ['attackers; ours / bare Node.js (ratio)', 'median page, ms', '95th percentile', 'worst'];
  const rows = [[...head, 'CPU time of a page or a refusal, µs', 'answers to the attack by status']];
  for (const { url } of servers) await timePages(url, 40);
  for (const attack of ATTACKS) {
    const [atOnce = '', , spread = ''] = attack.split(' ');
    const found = [];
    for (const { url, pid } of servers) {
      const attackers = fork('bench/attack.ts', [url, atOnce, spread], { execArgv: ['--import', 'tsx'] });
      const readAnswers = async (): Promise<Record<string, number>> => {
        attackers.send('answers');
        return (await once(attackers, 'message'))[0];
      };
      const countAnswers = async (): Promise<number> =>
        Object.values(await readAnswers()).reduce((sum, count) => sum + count, 0);
      // Wait until every connection is open and the attackers' addresses have used up their attempts.
      await pause(warmUp * 1000);
      const [before, start] = [readProcess(pid).loop, await countAnswers()];
      await pause(pages * EVERY_MS);
      const [after, end] = [readProcess(pid).loop, await countAnswers()];
      const taken = await timePages(url, pages);
      // Without attackers there are no refusals: measure the CPU time of each page instead.
      const [used, times] = spread ? [after - before, end - start] : [readProcess(pid).loop - after, pages];
      const answers = JSON.stringify(await readAnswers());
      attackers.kill();
      found.push({ pages: taken, cost: [(used * 1000) / times], answers });
    }
    const [own, bare] = found;
    const times = [0.5, 0.95, 1].map((share) => compare(own?.pages, bare?.pages, 1, share));
    rows.push([attack, ...times, compare(own?.cost, bare?.cost), own?.answers ?? '']);
  }
  return formatTable(rows);
}

async function timePages(url: string, count: number): Promise<number[]> {
  const caller = createCaller(url, undefined, Infinity);
  const asked: Promise<number>[] = [];
  for (; asked.length < count; await pause(EVERY_MS)) asked.push(loadPage(caller, '/feestructure'));
  return Promise.all(asked).finally(() => caller.end());
}

/** Starts the server that `npm start` runs, with its own data folder, and the baseline. Both end with this process. */
async function startServers() {
  requireSite(SITE_FOLDER);
  const data = path.resolve('.cache/bench/data');
  await rm(data, { recursive: true, force: true });
  const settings = { DATA_DIR: data, DATABASE_URL: '', TRUST_PROXY: '1' };
  const servers = [await startProgram('serve', settings), await startProgram('../../bench/serve-least', {})];
  for (const { kill } of servers) process.once('exit', () => kill('SIGKILL'));
  return servers;
}

/** Requests a page as a browser does. @returns milliseconds @throws Error for any status but 200 */
async function loadPage(caller: ReturnType<typeof createCaller>, page: string): Promise<number> {
  const start = performance.now();
  const { status } = await caller.call('GET', page, undefined, { 'Accept-Encoding': 'br, gzip' });
  if (status !== 200) throw new Error(`${page} answers ${status}`);
  return performance.now() - start;
}
