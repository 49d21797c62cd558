import { fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { requireSite, SITE_FOLDER } from '@/lib/build/files';
import { loadPage, readLoop, startServer } from './processes';
import { compare, formatTable } from './table';

const ATTACKS = [
  { name: '30 from one address', atOnce: 30, spread: 'one' },
  { name: '200 from one address', atOnce: 200, spread: 'one' },
  { name: '200 from many addresses', atOnce: 200, spread: 'many' },
];
const SERVERS = ['server/commands/serve.ts', 'bench/serve-floor.ts'];
/** Pages are asked for as visitors do: so many a second, however long the ones before take. */
const EVERY_MS = 25;

/**
 * What a password attack without pause does to pages, and what a refused sign-in costs, beside the least that Node.js can
 * do: a bare server under the same attack. The processor's time is that of the event loop, without hashing (Linux). The
 * attackers are a process of their own.
 */
export async function measure(_args: readonly string[], short: boolean): Promise<string> {
  requireSite(SITE_FOLDER);
  const pages = short ? 40 : 400;
  const servers = await Promise.all(SERVERS.map((program) => startServer(program)));
  const head = ['ours / bare node:http (ratio)', 'middle page, ms', '95th of 100', 'worst'];
  const rows = [[...head, 'processor of a refusal, µs', 'answers to the attack by status']];
  for (const { url } of servers) await timePages(url, 40);
  for (const { name, atOnce, spread } of [{ name: 'none', atOnce: 0, spread: '' }, ...ATTACKS]) {
    const found = [];
    for (const server of servers) found.push(await attackOne(server, atOnce, spread, pages, short ? 5 : 15));
    const [own, bare] = found;
    if (!own || !bare) continue;
    const times = [0.5, 0.95, 1].map((share) => compare(own.pages, bare.pages, 1, share));
    const cost = atOnce > 0 ? compare([own.microseconds], [bare.microseconds]) : '';
    rows.push([name, ...times, cost, own.answers]);
  }
  return formatTable(rows);
}

type Server = Awaited<ReturnType<typeof startServer>>;

async function attackOne(
  { url, group }: Server,
  atOnce: number,
  spread: string,
  pages: number,
  warmUp: number,
) {
  if (atOnce === 0) return { pages: await timePages(url, pages), microseconds: Number.NaN, answers: '' };
  const attackers = fork('bench/attack.ts', [url, String(atOnce), spread], { execArgv: ['--import', 'tsx'] });
  const readAnswers = async (): Promise<Record<string, number>> => {
    attackers.send('answers');
    return (await once(attackers, 'message'))[0] as Record<string, number>;
  };
  const sum = (answers: Record<string, number>) => Object.values(answers).reduce((all, n) => all + n, 0);
  try {
    // Until every connection stands, and the address has no attempts left.
    await pause(warmUp * 1000);
    const [before, start] = [readLoop(group), sum(await readAnswers())];
    await pause(pages * EVERY_MS);
    const [after, end] = [readLoop(group), sum(await readAnswers())];
    const taken = await timePages(url, pages);
    const counts = Object.entries(await readAnswers()).map(([status, n]) => `${status}: ${n}`);
    return {
      pages: taken,
      microseconds: ((after - before) * 1000) / (end - start),
      answers: counts.join(', '),
    };
  } finally {
    attackers.kill();
  }
}

/** How long each page takes; all are waited for. */
async function timePages(url: string, count: number): Promise<number[]> {
  const agent = new Agent({ keepAlive: true });
  const asked: Promise<number>[] = [];
  for (let n = 0; n < count; n += 1) {
    asked.push(loadPage(`${url}/feestructure`, agent));
    await pause(EVERY_MS);
  }
  return Promise.all(asked).finally(() => agent.destroy());
}
