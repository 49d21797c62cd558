import { requireSite, SITE_FOLDER } from '@/lib/build/files';
import { createCaller } from '@/server/testing/processes/keep-calling';
import { startTwoServers } from '@/server/testing/processes/start-servers';
import { readProcess, formatTable } from './figures';

type Call = readonly [method: string, path: string, body?: object];

/** Measures calls and sign-ins per second with one and two servers, and memory after minutes of mixed load (Linux). */
export async function measure([given = '10']: readonly string[], short: boolean): Promise<string> {
  requireSite(SITE_FOLDER);
  const [seconds, minutes] = short ? [2, 0.1] : [15, Number(given)];
  const { servers, token, credentials, stop } = await startTwoServers('serve');
  const [one = '', two = ''] = servers.map(({ url }) => url);
  const memory = (): string => (readProcess(servers[0]?.pid ?? 0).memory / 1024 ** 2).toFixed(0);
  const page: Call = ['GET', '/feestructure'];
  const read: Call = ['GET', '/api/District/GetDistrictList?StateId=1'];
  const signIn: Call = ['POST', '/api/User/ValidateUser', credentials];

  /** Makes calls without a pause, `atOnce` in parallel, each over its own connection. @returns answers per second */
  const callFor = async (time: number, ...callers: [atOnce: number, url: string, call: Call][]) => {
    const end = performance.now() + time * 1000;
    let count = 0;
    const run = async (url: string, call: Call): Promise<void> => {
      const caller = createCaller(url, call === read ? token : undefined);
      for (; performance.now() < end; count += 1) {
        const { status } = await caller.call(...call);
        if (status !== 200) throw new Error(`${call[1]} answers ${status}`);
      }
      caller.end();
    };
    const all = callers.flatMap(([atOnce, ...each]) => Array.from({ length: atOnce }, () => run(...each)));
    await Promise.all(all);
    return count / time;
  };
  try {
    await callFor(2, [1, one, read], [1, two, read]);
    const alone = await callFor(seconds, [20, one, read]);
    const both = await callFor(seconds, [10, one, read], [10, two, read]);
    const signIns = await callFor(seconds, [4, one, signIn]);
    const before = memory();
    const handled = await callFor(minutes * 60, [6, one, page], [6, one, read], [1, one, signIn]);
    return formatTable([
      ['what', 'measured'],
      ['signed-in reads a second, one server', alone.toFixed(0)],
      ['the same, two servers, and the ratio', `${both.toFixed(0)} (${(both / alone).toFixed(2)})`],
      ['sign-ins a second', signIns.toFixed(1)],
      ['pages, reads and sign-ins together, a second', handled.toFixed(0)],
      [`memory before and after ${minutes} minutes of these`, `${before} to ${memory()} MB`],
    ]);
  } finally {
    await stop();
  }
}
