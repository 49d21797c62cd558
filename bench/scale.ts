import { readFileSync } from 'node:fs';
import path from 'node:path';
import { requireSite, SITE_FOLDER } from '@/lib/build/files';
import { createCaller } from '@/server/testing/processes/keep-calling';
import { startPostgres } from '@/server/testing/start-postgres';
import { readGroup, startServer } from './processes';
import { formatTable } from './table';

const READ = ['GET', '/api/District/GetDistrictList?StateId=1'] as const;
const SIGN_IN = ['POST', '/api/User/ValidateUser'] as const;
const MEGABYTE = 1024 * 1024;

/**
 * How far one and two servers on one PostgreSQL reach (Linux): calls and sign-ins a second, and the memory after a mixed
 * load. @param args minutes of the mixed load, 10 unless said
 */
export async function measure([given = '10']: readonly string[], short: boolean): Promise<string> {
  requireSite(SITE_FOLDER);
  const [seconds, minutes] = short ? [2, 0.1] : [15, Number(given)];
  const postgres = await startPostgres();
  const started: number[] = [];
  try {
    const settings = {
      DATABASE_URL: postgres.url,
      JWT_SECRET: 'the same secret on every server of a benchmark',
    };
    const start = async (name: string) => {
      const server = await startServer('server/commands/serve.ts', settings, name);
      started.push(server.group);
      return server;
    };
    const [one, two] = [await start('scale-1'), await start('scale-2')];
    const file = readFileSync(path.join(one.data, 'first-password'), 'utf8');
    const credentials = { loginName: 'office', password: /password (\S+)/.exec(file)?.[1] ?? '' };
    const answer = await createCaller(one.url).call(...SIGN_IN, credentials);
    const { token } = JSON.parse(answer.body) as { token: string };

    const read = (url: string) => ({ url, token, call: READ });
    const signIn = (url: string) => ({ url, call: [...SIGN_IN, credentials] as const });
    const page = (url: string) => ({ url, call: ['GET', '/feestructure'] as const });
    await callFor(2, [read(one.url), read(two.url)]);
    const alone = await callFor(seconds, Array(20).fill(read(one.url)));
    const both = await callFor(seconds, [...Array(10).fill(read(one.url)), ...Array(10).fill(read(two.url))]);
    const signIns = await callFor(seconds, Array(4).fill(signIn(one.url)));
    const before = readGroup(one.group).memory;
    const mixed = [...Array(6).fill(page(one.url)), ...Array(6).fill(read(one.url)), signIn(one.url)];
    const handled = await callFor(minutes * 60, mixed);
    const memory = [before, readGroup(one.group).memory].map((bytes) => (bytes / MEGABYTE).toFixed(0));
    return formatTable([
      ['what', 'measured'],
      ['signed-in reads a second, one server', alone.toFixed(0)],
      ['the same, two servers, and the ratio', `${both.toFixed(0)} (${(both / alone).toFixed(2)})`],
      ['sign-ins a second', signIns.toFixed(1)],
      [
        `memory before and after ${minutes} minutes of pages, reads and sign-ins (${handled.toFixed(0)} a second)`,
        `${memory.join(' to ')} MB`,
      ],
    ]);
  } finally {
    for (const group of started) process.kill(-group, 'SIGKILL');
    await postgres.stop();
  }
}

interface Caller {
  url: string;
  token?: string;
  call: readonly [method: string, path: string, body?: object];
}

/** Calls without pause, each caller over a connection of its own. @returns answers a second @throws for one that is no 200 */
async function callFor(seconds: number, callers: readonly Caller[]): Promise<number> {
  const end = performance.now() + seconds * 1000;
  let count = 0;
  const run = async ({ url, token, call }: Caller): Promise<void> => {
    const caller = createCaller(url, token);
    while (performance.now() < end) {
      const { status } = await caller.call(...call);
      if (status !== 200) throw new Error(`${call[1]} answers ${status}`);
      count += 1;
    }
    caller.end();
  };
  await Promise.all(callers.map(run));
  return count / seconds;
}
