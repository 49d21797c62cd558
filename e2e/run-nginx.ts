import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { nginxConfig } from '../lib/hosts/nginx-config';
import { freePort, untilAnswering, type StartedServer } from './started-server';

/** Runs Debian's nginx over out/ with the server block that the build writes, in a folder of its own. */
export async function runNginx(): Promise<StartedServer> {
  const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'));
  const port = await freePort();
  writeFileSync(path.join(folder, 'nginx.conf'), configuration(port));
  const child = spawn(
    '/usr/sbin/nginx',
    ['-p', folder, '-c', path.join(folder, 'nginx.conf'), '-e', 'stderr'],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  await untilAnswering(port, child);
  return {
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      child.kill('SIGQUIT');
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}

function configuration(port: number): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${name};`,
  );
  const site = nginxConfig({ host: 'localhost', root: path.resolve('out'), listen: `127.0.0.1:${port}` });
  // As root, nginx would give its workers to a user who may not read this folder.
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  return `${user} daemon off; pid nginx.pid; worker_processes 1; events {}\nhttp { access_log off; ${temporary.join(' ')}\n${site}}\n`;
}
