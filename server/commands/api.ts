import { readClock, createJsonLog, readSettings } from '../process';
import { openApi, startServer, stopOnSignal } from '../run-server';
import { runProgram } from '@/lib/terminal/run-program';

/** `npm run api`: the API alone, without the site. */
async function main(): Promise<number> {
  const settings = readSettings(process.env);
  const log = createJsonLog(readClock);
  const opened = await openApi(settings, {
    log,
    now: readClock,
    say: (text) => process.stdout.write(`${text}\n`),
  });
  try {
    const server = await startServer({ api: opened.api, host: settings.host, port: settings.port });
    stopOnSignal([server.stop, opened.close], log);
    log('info', { event: 'listening', url: server.url });
    return 0;
  } catch (error) {
    await opened.close();
    throw error;
  }
}

await runProgram(main);
