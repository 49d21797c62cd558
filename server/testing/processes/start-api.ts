import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import path from 'node:path';

const SCRIPT = path.join(__dirname, '../../commands/api.ts');

/** Starts `npm run api` as a process of its own; resolves when it listens. @throws with what it said when it ends */
export async function startApi(env: Record<string, string>, wrapper: readonly string[] = []) {
  const [program, ...args] = [...wrapper, process.execPath, '--import', 'tsx', SCRIPT];
  const child = spawn(program, args, { env: { ...process.env, PORT: '0', ...env } });
  const said: string[] = [];
  const ended = once(child, 'exit').then(([code]) => Number(code));
  child.stderr.on('data', (part: Buffer) => said.push(part.toString()));
  const url = new Promise<string>((resolve) => {
    createInterface(child.stdout).on('line', (line) => {
      said.push(line);
      const listening = /"event":"listening","url":"([^"]+)"/.exec(line);
      if (listening?.[1]) resolve(listening[1]);
    });
  });
  const started = await Promise.race([url, ended]);
  if (typeof started === 'number') throw new Error(said.join('\n'));
  return { url: started, said, ended, kill: (signal: NodeJS.Signals) => child.kill(signal) };
}
