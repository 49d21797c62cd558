import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../../e2e/started-server';
import { openPostgres, type Database } from '../../engines';
import { PATIENT, startPostgres } from '../start-postgres';
import { createCaller } from './keep-calling';
import { startProgram } from './start-program';

type Server = Awaited<ReturnType<typeof startProgram>> & {
  again: () => Promise<Server>;
};

/**
 * Starts two servers on one PostgreSQL server, as in `server/deploy/README.md`, with a token for the first account.
 * @param program `api` starts only the API; `serve` also serves the site
 */
export async function startTwoServers(program = 'api') {
  const folder = mkdtempSync(path.join(tmpdir(), 'servers-'));
  const postgres = await startPostgres();
  const settings = (name: string) => ({
    DATABASE_URL: postgres.url,
    JWT_SECRET: 'the same secret on every server of a test',
    DATA_DIR: path.join(folder, name),
    TRUST_PROXY: '1',
  });
  const start = async (name: string, port: number): Promise<Server> => {
    const server = await startProgram(program, { ...settings(name), PORT: String(port) });
    return { ...server, again: () => start(name, port) };
  };
  const one = await start('1', await freePort());
  const two = await start('2', await freePort());
  const file = readFileSync(path.join(folder, '1/first-password'), 'utf8');
  const credentials = { loginName: 'office', password: /password (\S+)/.exec(file)?.[1] ?? '' };
  const answer = await createCaller(one.url).call('POST', '/api/User/ValidateUser', credentials);
  const database: Database = await openPostgres(postgres.url, () => {}, PATIENT);
  const servers = [one, two];
  return {
    servers,
    /** Settings for starting one more server. */
    settings,
    postgres,
    database,
    folder,
    credentials,
    token: String(JSON.parse(answer.body).token),
    stop: async () => {
      for (const server of servers) server.kill('SIGKILL');
      await Promise.all(servers.map(({ ended }) => ended));
      await database.close();
      await postgres.stop();
      rmSync(folder, { recursive: true });
    },
  };
}

/** A pause between calls: without it, six clients would keep the machine so busy that servers take longer to start. */
const PAUSE_MS = 10;

/** Six clients that alternately write and read until `end`. `answers` has the status of each call, or its error. */
export function keepCalling(url: string, token: string, name: string) {
  const answers: unknown[] = [];
  const reads: unknown[] = [];
  const acknowledged: string[] = [];
  const over = new AbortController();
  const run = async (number: number): Promise<void> => {
    const caller = createCaller(url, token);
    const send = async (...call: Parameters<typeof caller.call>) => {
      const answer = await caller.call(...call).then(({ status }) => status, String);
      answers.push(answer);
      if (call[0] === 'GET') reads.push(answer);
      // No server is running, as after a failed test, so stop calling.
      if (String(answer).includes('ECONNREFUSED')) over.abort();
      return answer;
    };
    for (let count = 0; !over.signal.aborted; count += 1) {
      const districtName = `Test ${name} ${number} ${count}`;
      const written = await send('POST', '/api/District/AddDistrict', { stateId: 1, districtName });
      if (written === 201) acknowledged.push(districtName);
      await send('GET', '/api/State/GetState');
      await pause(PAUSE_MS);
    }
    caller.end();
  };
  const all = Promise.all([1, 2, 3, 4, 5, 6].map(run));
  return {
    answers,
    reads,
    acknowledged,
    end: async () => {
      over.abort();
      await all;
    },
  };
}
