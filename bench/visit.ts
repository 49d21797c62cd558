import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { chromium } from 'playwright';
import { visitPage, type Visit } from '@/e2e/visit-page';
import { compressFiles } from '@/lib/build/compress';
import { requireSite, SITE_FOLDER } from '@/lib/build/files';
import { listFiles } from '@/lib/content/read/tree';
import { serveSite } from '@/lib/hosts/serve-site';
import { findOrDownloadChromium } from '@/lib/setup/install.mjs';
import tests from '@/playwright.config';
import { compare, formatTable } from './figures';

/** One page of each kind: home, fees, information, gallery, sign-in. */
const PAGES = ['index', 'feestructure', 'transport', 'gallery', 'login'];

const ROWS: readonly [title: string, of: keyof Visit, digits: number, unit?: number][] = [
  ['first paint, ms', 'firstPaint', 0],
  ['largest paint, ms', 'largestPaint', 0],
  ['main thread, ms', 'mainThread', 0],
  ['of which style, layout, paint', 'rendering', 0],
  ['HTML, KB', 'html', 1, 1024],
  ['elements', 'elements', 0],
  ['script, KB', 'script', 1, 1024],
  ['everything, KB', 'everything', 1, 1024],
  ['requests', 'requests', 0],
  ['layout shift', 'shift', 4],
];
const PLAIN = path.resolve('.cache/bench/without-styles');
/** Matches style elements and, in links to style sheets, only the `rel` attribute, because scripts need the links. */
const STYLES = /<style[^>]*>[^]*?<\/style>|(?<=<link) rel="(?:stylesheet|preload)"/g;

/** Measures first visits on a slow phone. Compares `folder` with another built site or with itself unstyled. */
export async function measure([folder = SITE_FOLDER, other]: readonly string[], short: boolean) {
  for (const each of [folder, other ?? folder]) requireSite(each);
  const pages = PAGES.filter((page) => existsSync(path.join(folder, `${page}.html`)));
  const baseline = other ?? (await copyWithoutStyles(folder, pages));
  // Hosts serve compressed files, which neither the plain copy nor an export passed as a folder contains.
  for (const each of [baseline, folder]) if (each !== SITE_FOLDER) await compressFiles(each, listFiles(each));
  const origins = [await serve(path.resolve(folder)), await serve(path.resolve(baseline))];
  const executablePath = (await findOrDownloadChromium()) || undefined;
  const browser = await chromium.launch({ ...tests.use?.launchOptions, executablePath });
  const columns: Visit[][][] = [];
  for (const page of pages) {
    const visits: Visit[][] = [[], []];
    // Alternate between the two sites, so that any other load on the machine slows both equally.
    for (let visit = 0; visit < (short ? 1 : 5); visit += 1)
      for (const [at, origin] of origins.entries())
        visits[at]?.push(await visitPage(browser, `${origin}/${page === 'index' ? '' : page}`));
    columns.push(visits);
  }
  const rows = ROWS.map(([title, of, digits, unit = 1]) => {
    const read = (visits: Visit[] = []): number[] => visits.map((visit) => visit[of] / unit);
    return [title, ...columns.map(([own, plain]) => compare(read(own), read(plain), digits))];
  });
  return formatTable([[`page / ${other ?? 'without styles'} (ratio)`, ...pages], ...rows]);
}

async function copyWithoutStyles(folder: string, pages: readonly string[]): Promise<string> {
  await rm(PLAIN, { recursive: true, force: true });
  await cp(folder, PLAIN, { recursive: true });
  for (const page of pages) {
    const file = path.join(PLAIN, `${page}.html`);
    await writeFile(file, (await readFile(file, 'utf8')).replaceAll(STYLES, ''));
  }
  return PLAIN;
}

async function serve(folder: string): Promise<string> {
  const server = createServer(serveSite(folder));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
