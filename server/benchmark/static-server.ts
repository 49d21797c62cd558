import { fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent, get } from 'node:http';

const PROGRAM = new URL('serve-static-process.ts', import.meta.url);
/** Connections at once, as a browser or two have. */
const CONNECTIONS = 20;

/** What one request took. */
export interface RequestCost {
  /** Microseconds of the clock, at so many connections. */
  clock: number;
  /** Microseconds of the server's processor: what other programs do hardly changes it. */
  processor: number;
}

export interface StaticServer {
  /** Asks for an address so many times and returns what one request took. @throws Error for another answer than 200 */
  measure: (address: string, times: number) => Promise<RequestCost>;
  stop: () => Promise<void>;
}

/** Starts a server over out/ in a process of its own. */
export async function startStaticServer(kind: 'site' | 'sirv'): Promise<StaticServer> {
  const child = fork(PROGRAM, [kind], { execArgv: ['--import', 'tsx'] });
  const [port] = (await once(child, 'message')) as [number];
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const readProcessor = async (): Promise<number> => {
    const answer = once(child, 'message');
    child.send('processor');
    return Number((await answer)[0]);
  };
  return {
    async measure(address, times) {
      const url = `http://127.0.0.1:${port}${address}`;
      const [start, before] = [performance.now(), await readProcessor()];
      await Promise.all(Array.from({ length: times }, () => ask(url, agent)));
      const clock = ((performance.now() - start) * 1000) / times;
      return { clock, processor: ((await readProcessor()) - before) / times };
    },
    async stop() {
      agent.destroy();
      const ended = once(child, 'exit');
      child.disconnect();
      await ended;
    },
  };
}

function ask(url: string, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: { 'Accept-Encoding': 'br, gzip' } }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url} answers ${response.statusCode}`));
      response.resume().once('end', resolve).once('error', reject);
    }).once('error', reject);
  });
}
