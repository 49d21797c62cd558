import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What the server says once it listens. */
const ADDRESS = /http:\/\/localhost:\d+/;

/** Starts the site with the API in a process of its own, on a new data folder and a free port. */
export async function startSite(): Promise<{ url: string; stop: () => Promise<void> }> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'benchmark-'));
  const { DATABASE_URL: _, ...env } = process.env;
  const server = spawn(process.execPath, ['--import', 'tsx', 'server/commands/serve.ts'], {
    env: { ...env, PORT: '0', DATA_DIR: dataFolder, TRUST_PROXY: '1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const stop = async (): Promise<void> => {
    server.kill('SIGTERM');
    await ended;
    await rm(dataFolder, { recursive: true, force: true });
  };
  const url = await new Promise<string>((resolve, reject) => {
    let said = '';
    server.stdout.setEncoding('utf8').on('data', (text: string) => {
      said = (said + text).slice(-10_000);
      const [address] = ADDRESS.exec(said) ?? [];
      if (address) resolve(address);
    });
    void ended.then(() => reject(new Error('The site did not start. Build it first: npm run build')));
  });
  return { url, stop };
}
