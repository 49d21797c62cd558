import { Agent } from 'node:http';
import { requireSite, SITE_FOLDER } from '@/lib/build/files';
import { loadPage, readGroup, startServer } from './processes';
import { compare, formatTable } from './table';

const PAGES = ['/', '/feestructure'];
const SERVERS = ['server/commands/serve.ts', 'bench/serve-sirv.ts'];

/**
 * What a page costs the server of `npm start`, and what it costs the library sirv alone, in turn (Linux). The time of the
 * processor is the server's: what other programs do hardly changes it.
 */
export async function measure(_args: readonly string[], short: boolean): Promise<string> {
  requireSite(SITE_FOLDER);
  const [rounds, times] = short ? [1, 500] : [7, 2000];
  const servers = await Promise.all(SERVERS.map((program) => startServer(program)));
  // Connections at once, as a browser or two have.
  const agent = new Agent({ keepAlive: true, maxSockets: 20 });
  const rows = [['ours / sirv (ratio)', 'processor, µs', 'clock, µs']];
  for (const page of PAGES) {
    const costs = servers.map(() => ({ processor: [] as number[], clock: [] as number[] }));
    // The first round warms up.
    for (let round = 0; round <= rounds; round += 1)
      for (const [index, { url, group }] of servers.entries()) {
        const [start, before] = [performance.now(), readGroup(group).processor];
        await Promise.all(Array.from({ length: times }, () => loadPage(url + page, agent)));
        if (round === 0) continue;
        costs[index]?.clock.push(((performance.now() - start) * 1000) / times);
        costs[index]?.processor.push(((readGroup(group).processor - before) * 1000) / times);
      }
    const [own, bare] = costs;
    if (own && bare)
      rows.push([page, compare(own.processor, bare.processor), compare(own.clock, bare.clock)]);
  }
  return formatTable(rows);
}
