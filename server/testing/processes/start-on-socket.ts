import { spawn } from 'node:child_process';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { bundleProgram } from './start-program';

/** Starts the API on a socket that another process holds and passes on, as systemd does. */
export async function startOnSocket(env: Record<string, string>) {
  const program = [path.join(__dirname, 'hold-socket.mjs'), await bundleProgram('api')];
  const holder = spawn(process.execPath, program, {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...env },
  });
  let said = '';
  holder.stdout.setEncoding('utf8').on('data', (part: string) => {
    said += part;
  });
  /** Waits until `sign` has matched the output this many times. Returns the last match's group. */
  const untilSaid = async (sign: RegExp, times: number): Promise<string> => {
    for (;;) {
      const found = [...said.matchAll(sign)];
      if (found.length >= times) return found.at(-1)?.[1] ?? '';
      await pause(20);
    }
  };
  const LISTENS = /"event":"(listening)"/g;
  const port = await untilSaid(/port (\d+)\n/g, 1);
  await untilSaid(LISTENS, 1);
  const readPid = (start: number) => untilSaid(/pid (\d+)\n/g, start);
  return {
    url: `http://127.0.0.1:${port}`,
    /** Ends the program. The process that holds the socket restarts it. */
    restart: async (): Promise<void> => {
      process.kill(Number(await readPid(1)), 'SIGTERM');
      await untilSaid(LISTENS, 2);
    },
    stop: async (): Promise<void> => {
      holder.kill('SIGKILL');
      process.kill(Number(await readPid(2)), 'SIGKILL');
    },
  };
}
