import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { listFiles } from '@/lib/content/read/tree';
import { routeOf } from './files';
import { islandsOf, scanPage } from './scan-page';
import { STAFF_PATHS } from '@/lib/staff/pages';
import { LANGUAGES } from '@/lib/text/language';
import { isStaffPage } from './islands';

export type BuiltPage = ReturnType<typeof readPage>;
export type BuiltSite = Awaited<ReturnType<typeof readBuiltSite>>;

export interface Finding {
  page: Pick<BuiltPage, 'route' | 'source'>;
  message: string;
}

export type SiteCheck = (site: BuiltSite) => Finding[] | Promise<Finding[]>;

/** Turns a check of one page into a check of the whole site. @param check returns a sentence for each fault */
export const onEachPage =
  (check: (page: BuiltPage, site: BuiltSite) => readonly string[]): SiteCheck =>
  (site) =>
    site.pages.flatMap((page) => check(page, site).map((message) => ({ page, message })));

export async function readBuiltSite(folder: string) {
  const files = listFiles(folder);
  const read = async (file: string) => readPage(file, await readFile(path.join(folder, file), 'utf8'));
  const all = await Promise.all(files.filter((file) => file.endsWith('.html')).map(read));
  // If there is no staff server, the pages for sign-in and editing have no island.
  const isStaff = (page: BuiltPage) => STAFF_PATHS.includes(page.route) || isStaffPage(islandsOf(page));
  return {
    folder,
    pages: all.filter((page) => !isStaff(page)),
    staffPages: all.filter(isStaff),
    addresses: new Set(files.map((file) => `/${file}`)),
  };
}

export function readPage(file: string, html: string) {
  const route = routeOf(file);
  return { route, file, source: sourceOf(route), html, elements: scanPage(html).elements };
}

/** The file in content/ that an editor must change to fix a page. */
function sourceOf(route: string): string {
  const [, language = '', rest = ''] = /^\/([a-z]{2,3})(\/.*)?$/.exec(route) ?? [];
  const isOther = language !== 'en' && LANGUAGES.includes(language);
  if (isOther) return sourceOf(rest || '/').replace(/^content/, `content/${language}`);
  if (route === '/') return 'content/home.yaml';
  if (['/404', '/site-map'].includes(route)) return 'content/menu.yaml';
  return `content/pages${route.replace(/\/page\/\d+$/, '')}.md`;
}
