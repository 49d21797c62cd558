import path from 'node:path';
import { serveSite } from '@/lib/hosts/serve-site';
import { reportErrors } from '../http/report-errors';
import { logStaticRequests } from '../http/log-static-requests';
import { createJsonLog } from '../process/log';
import { openApi } from '../open-api';
import { readClock } from '../process/read-clock';
import { startServer } from '../process/start-server';
import { stopOnSignal } from '../process/stop-on-signal';
import { readSettings } from '../process/settings';
import { runProgram } from '@/lib/setup/run-program';

/** `npm run serve`, and the end of `npm start`: the finished site and the reference API on one port. */
async function main(): Promise<number> {
  const settings = readSettings(process.env);
  const log = createJsonLog(readClock);
  const say = (text: string): void => {
    process.stdout.write(`${text}\n`);
  };
  const opened = await openApi(settings, { log, now: readClock, say });
  try {
    const site = reportErrors(serveSite(path.resolve('out')), log);
    const fallback = settings.logsStatic ? logStaticRequests(site, log) : site;
    const server = await startServer({ api: opened.api, fallback, host: settings.host, port: settings.port });
    stopOnSignal([server.stop, opened.close], log);
    say(`\nThe site is at http://localhost:${new URL(server.url).port}\nStop it with Ctrl+C.`);
    return 0;
  } catch (error) {
    await opened.close();
    throw error;
  }
}

await runProgram(main);
