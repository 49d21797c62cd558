import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { SITE_FOLDER } from '@/lib/build/files';
import { freePort, untilAnswering, type StartedServer } from './started-server';

/** The newest compatibility date that this version of Cloudflare's runtime knows. */
const COMPATIBILITY_DATE = '2026-04-26';

/** Serves out/ as Cloudflare Pages does, with Cloudflare's own program, and without network access. */
export async function runWrangler(): Promise<StartedServer> {
  const folder = mkdtempSync(path.join(tmpdir(), 'wrangler-'));
  const port = await freePort();
  const child = spawn(
    process.execPath,
    [
      path.resolve('node_modules/wrangler/bin/wrangler.js'),
      'pages',
      'dev',
      path.resolve(SITE_FOLDER),
      '--ip=127.0.0.1',
      `--port=${port}`,
      `--inspector-port=${await freePort()}`,
      `--compatibility-date=${COMPATIBILITY_DATE}`,
    ],
    {
      cwd: folder,
      env: { ...process.env, HOME: folder, CI: '1', WRANGLER_SEND_METRICS: 'false' },
      stdio: 'ignore',
      // Put wrangler's child processes into its group, so that they end with it.
      detached: true,
    },
  );
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  await untilAnswering(port, child);
  return {
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      process.kill(-(child.pid ?? 0), 'SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
    },
  };
}
