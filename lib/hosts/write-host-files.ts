import { existsSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { schoolFolder } from '@/lib/content/read/tree';
import { htaccess } from './htaccess';
import { nginxConfig } from './nginx-config';
import { FILE_RULES, SECURITY_HEADERS } from './rules';

/** Where the files for hosts that do not read them from the site itself are put; not for publishing. */
export const HOSTING_FOLDER = path.relative('', path.join(schoolFolder(), 'hosting'));

const NGINX_FILE = path.join(HOSTING_FOLDER, 'nginx.conf');

/** The file for nginx as the last build wrote it; empty without one. */
export function readNginxFile(): string {
  return existsSync(NGINX_FILE) ? readFileSync(NGINX_FILE, 'utf8') : '';
}

/**
 * Writes the rules for each kind of host.
 * @param site folder of the site
 * @param routes addresses of its pages
 * @param siteAddress the school's `siteAddress`
 * @param api where the servers of the staff API listen
 */
export async function writeHostFiles(
  site: string,
  routes: readonly string[],
  siteAddress: string,
  api: readonly string[],
): Promise<void> {
  const host = new URL(siteAddress).hostname;
  await mkdir(HOSTING_FOLDER, { recursive: true });
  await Promise.all([
    ...Object.entries(siteFiles(routes)).map(([name, text]) => writeFile(path.join(site, name), text)),
    writeFile(path.join(HOSTING_FOLDER, '.htaccess'), htaccess()),
    writeFile(
      NGINX_FILE,
      nginxConfig({
        host,
        root: '/var/www/school/out',
        listen: '443',
        plain: '80',
        certificate: {
          file: `/etc/letsencrypt/live/${host}/fullchain.pem`,
          key: `/etc/letsencrypt/live/${host}/privkey.pem`,
        },
        api,
      }),
    ),
  ]);
}

/** Cloudflare Pages reads no more redirects; it sends visitors from `/x.html` to `/x` by itself. */
const MOST_REDIRECTS = 2000;

/**
 * What hosts read from the site itself: the texts of its files by their names. Netlify and Cloudflare Pages add their own
 * short caching where no rule gives one. Each page has one address, its file's name leads to it.
 */
export function siteFiles(routes: readonly string[]) {
  const headers = [{ path: '/*', headers: SECURITY_HEADERS }, ...FILE_RULES].map((rule) => {
    const lines = Object.entries(rule.headers).map(([name, value]) => `  ${name}: ${value}`);
    return `${rule.path}\n${lines.join('\n')}\n`;
  });
  const redirects = routes
    .slice(0, MOST_REDIRECTS)
    .map((route) => `${route === '/' ? '/index.html' : `${route}.html`} ${route} 301\n`);
  return {
    _headers: headers.join('\n'),
    _redirects: redirects.join(''),
    // Without it GitHub Pages leaves out the folders whose names begin with `_`.
    '.nojekyll': '',
  };
}
