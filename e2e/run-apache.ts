import { spawn } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { LANGUAGES_BELOW } from './site-languages';
import { SITE_FOLDER } from '@/lib/build/files';
import { readRedirects } from '../lib/hosts/redirects';
import { htaccess } from '../lib/hosts/write-host-files';
import { freePort, untilAnswering, type StartedServer } from './started-server';

const MODULES = [
  'mpm_event',
  'authz_core',
  'mime',
  'dir',
  'rewrite',
  'headers',
  'setenvif',
  'autoindex',
  'negotiation',
  'filter',
  'deflate',
];

/** A host whose `.htaccess` may contain everything. */
const GENEROUS = 'Options FollowSymLinks\n  AllowOverride All';

/** Runs Debian's Apache on a copy of out/, set up as on shared hosting: its rules are in `.htaccess`. */
export async function runApache(limits = GENEROUS): Promise<StartedServer> {
  const folder = mkdtempSync(path.join(tmpdir(), 'apache-'));
  const site = path.join(folder, 'public_html');
  const port = await freePort();
  cpSync(SITE_FOLDER, site, { recursive: true });
  writeFileSync(
    path.join(site, '.htaccess'),
    htaccess({ redirects: readRedirects(SITE_FOLDER), languages: LANGUAGES_BELOW }),
  );
  // A program of the school in the same folder, which is not part of the site.
  mkdirSync(path.join(site, 'erp/lib'), { recursive: true });
  writeFileSync(path.join(site, 'erp/index.php'), 'ERP');
  // If root starts Apache, its workers run as another user, who must be able to read the folder.
  chmodSync(folder, 0o755);
  writeFileSync(path.join(folder, 'apache.conf'), configuration(folder, site, port, limits));
  const child = spawn('/usr/sbin/apache2', ['-D', 'FOREGROUND', '-f', path.join(folder, 'apache.conf')], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  await untilAnswering(port, child);
  return {
    url: `http://localhost:${port}`,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}

function configuration(folder: string, site: string, port: number, limits: string): string {
  return `ServerRoot ${folder}
ServerName localhost
Listen 127.0.0.1:${port}
DefaultRuntimeDir ${folder}
PidFile ${folder}/apache.pid
ErrorLog ${folder}/error.log
LogLevel error
${MODULES.map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`).join('\n')}
${process.getuid?.() === 0 ? 'User www-data\nGroup www-data' : ''}
TypesConfig /etc/mime.types
DocumentRoot ${site}
<Directory ${site}>
  ${limits}
  Require all granted
</Directory>
`;
}
