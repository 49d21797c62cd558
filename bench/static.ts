import { createCaller } from '@/server/testing/processes/keep-calling';
import { loadPage, readProcess, startServers } from './processes';
import { compare, formatTable } from './table';

/**
 * What a page costs the server of `npm start`, and what it costs the library sirv alone, in turn (Linux): time of the
 * server's processor, which other programs hardly change.
 */
export async function measure(_args: readonly string[], short: boolean): Promise<string> {
  const [rounds, times] = short ? [1, 500] : [7, 2000];
  const servers = await startServers();
  const rows = [['ours / sirv (ratio)', 'processor, µs']];
  for (const page of ['/', '/feestructure']) {
    const costs: number[][] = servers.map(() => []);
    // The first round warms up.
    for (let round = 0; round <= rounds; round += 1)
      for (const [index, { url, pid }] of servers.entries()) {
        // Connections at once, as a browser or two have.
        const caller = createCaller(url, undefined, 20);
        const before = readProcess(pid).processor;
        await Promise.all(Array.from({ length: times }, () => loadPage(caller, page)));
        if (round > 0) costs[index]?.push(((readProcess(pid).processor - before) * 1000) / times);
        caller.end();
      }
    rows.push([page, compare(costs[0], costs[1])]);
  }
  return formatTable(rows);
}
