import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { LANGUAGES_BELOW } from './site-languages';
import { SITE_FOLDER } from '@/lib/build/files';
import { readRedirects } from '../lib/hosts/redirects';
import { nginxConfig } from '../lib/hosts/write-host-files';
import { freePort, untilAnswering } from './started-server';

/**
 * Runs Debian's nginx on out/, with the server blocks that the build writes, in its own folder.
 * @param api addresses of the staff API's servers, such as `http://127.0.0.1:3000`
 * @param change edits the build's configuration
 */
export async function runNginx(api: string[], change = (file: string): string => file) {
  const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'));
  const [port, plain] = [await freePort(), await freePort()];
  makeCertificate(folder);
  writeFileSync(path.join(folder, 'nginx.conf'), change(configuration({ folder, port, plain, api })));
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
    url: `https://localhost:${port}`,
    plainUrl: `http://127.0.0.1:${plain}`,
    stop: async () => {
      child.kill('SIGQUIT');
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}

function makeCertificate(folder: string): void {
  const options = [
    'req',
    '-x509',
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:P-256',
    '-nodes',
    '-days',
    '2',
  ];
  const files = ['-subj', '/CN=localhost', '-keyout', 'key.pem', '-out', 'certificate.pem'];
  execFileSync('openssl', [...options, ...files], { cwd: folder, stdio: 'pipe' });
}

function configuration(parts: { folder: string; port: number; plain: number; api: string[] }): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${name};`,
  );
  const hosts = parts.api.map((address) => new URL(address).host);
  const site = nginxConfig('localhost', hosts, {
    redirects: readRedirects(SITE_FOLDER),
    languages: LANGUAGES_BELOW,
  })
    .replace('/var/www/school/out', path.resolve(SITE_FOLDER))
    .replace('listen 443', `listen 127.0.0.1:${parts.port}`)
    .replace('listen 80', `listen 127.0.0.1:${parts.plain}`)
    .replace(/\S+fullchain\.pem/, path.join(parts.folder, 'certificate.pem'))
    .replace(/\S+privkey\.pem/, path.join(parts.folder, 'key.pem'));
  // If root starts nginx, run its workers as root too: the user that they normally run as cannot read this folder.
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  return `${user} daemon off; pid nginx.pid; worker_processes 1; events {}\nhttp { access_log off; error_log nginx.log; ${temporary.join(' ')}\n${site}}\n`;
}
