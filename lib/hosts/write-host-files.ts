import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { schoolFolder } from '@/lib/content/read/tree';
import { headersFile } from './headers-file';
import { htaccess } from './htaccess';
import { nginxConfig } from './nginx-config';
import { pageRedirects, redirectsFile } from './redirects';

/** Where the files for hosts that do not read them from the site itself are put; not for publishing. */
export const HOSTING_FOLDER = path.relative('', path.join(schoolFolder(), 'hosting'));

/**
 * Writes the rules for each kind of host.
 * @param site folder of the site
 * @param routes addresses of its pages
 * @param siteAddress the school's `siteAddress`
 */
export async function writeHostFiles(
  site: string,
  routes: readonly string[],
  siteAddress: string,
): Promise<void> {
  const host = new URL(siteAddress).hostname;
  await mkdir(HOSTING_FOLDER, { recursive: true });
  await Promise.all([
    writeFile(path.join(site, '_headers'), headersFile()),
    writeFile(path.join(site, '_redirects'), redirectsFile(pageRedirects(routes))),
    writeFile(path.join(HOSTING_FOLDER, '.htaccess'), htaccess()),
    writeFile(
      path.join(HOSTING_FOLDER, 'nginx.conf'),
      nginxConfig({
        host,
        root: '/var/www/school/out',
        listen: '443',
        plain: '80',
        certificate: {
          file: `/etc/letsencrypt/live/${host}/fullchain.pem`,
          key: `/etc/letsencrypt/live/${host}/privkey.pem`,
        },
        api: 'http://127.0.0.1:3000',
      }),
    ),
  ]);
}
