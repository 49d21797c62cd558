import path from 'node:path';
import { serveSite } from '@/lib/hosts/serve-site';
import { reportErrors, logStaticRequests, openApi, startServer, stopOnSignal } from '../run-server';
import { createJsonLog, readClock, readSettings } from '../process';
import { runProgram } from '@/lib/terminal/run-program';

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
