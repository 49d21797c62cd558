import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { chromium } from 'playwright';
import { visitPage, type Visit } from '@/e2e/visit-page';
import { compressFiles } from '@/lib/build/compress';
import { requireSite, SITE_FOLDER, listFiles } from '@/lib/build/files';
import { serveSite } from '@/lib/hosts/serve-site';
import { findOrDownloadChromium } from '@/lib/setup/install.mjs';
import { makeFloorPage } from './floor-page';
import { compare, formatTable } from './table';

/** One page of each kind: home, fees, information, gallery, sign-in. */
const PAGES = ['index', 'feestructure', 'transport', 'gallery', 'login'];

const ROWS: readonly [title: string, of: keyof Visit][] = [
  ['first paint, ms', 'firstPaint'],
  ['largest paint, ms', 'largestPaint'],
  ['main thread, ms', 'mainThread'],
  ['of it style, layout, paint', 'rendering'],
  ['HTML, KB', 'html'],
  ['elements', 'elements'],
  ['script, KB', 'script'],
  ['everything, KB', 'everything'],
  ['requests', 'requests'],
];
const FLOORS = path.resolve('.cache/bench/floors');

/**
 * What a slow phone goes through on a first visit, beside the least that can show the same text and pictures.
 * @param folder another one than out/, such as one that plain `next build` exported
 */
export async function measure([folder = SITE_FOLDER]: readonly string[], short: boolean): Promise<string> {
  requireSite(folder);
  const pages = PAGES.filter((page) => existsSync(path.join(folder, `${page}.html`)));
  const browser = await chromium.launch({
    executablePath: (await findOrDownloadChromium()) || undefined,
    args: [
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      '--disable-background-networking',
      '--disable-component-update',
    ],
  });
  const blank = await browser.newPage();
  await rm(FLOORS, { recursive: true, force: true });
  await mkdir(`${FLOORS}/floor`, { recursive: true });
  for (const page of pages) {
    const html = await readFile(path.join(folder, `${page}.html`), 'utf8');
    await writeFile(`${FLOORS}/floor/${page}.html`, await blank.evaluate(makeFloorPage, html));
  }
  // Every host compresses; an export of plain `next build` has no copies yet either.
  for (const plain of [FLOORS, ...(folder === SITE_FOLDER ? [] : [folder])])
    await compressFiles(plain, await listFiles(plain));
  const [site, floors] = [path.resolve(folder), FLOORS].map((each) => serveSite(each));
  const server = createServer((request, response) =>
    (request.url?.startsWith('/floor/') ? floors : site)?.(request, response),
  );
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const columns: { own: Visit[]; floor: Visit[] }[] = [];
  for (const page of pages) {
    const column = { own: [] as Visit[], floor: [] as Visit[] };
    // By turns: what else the machine does then slows both.
    for (let visit = 0; visit < (short ? 1 : 5); visit += 1) {
      column.own.push(await visitPage(browser, `${origin}/${page === 'index' ? '' : page}`));
      column.floor.push(await visitPage(browser, `${origin}/floor/${page}`));
    }
    columns.push(column);
  }
  const rows = ROWS.map(([title, of]) => {
    const inKilobytes = title.endsWith('KB');
    const read = (visit: Visit): number => visit[of] / (inKilobytes ? 1024 : 1);
    return [
      title,
      ...columns.map(({ own, floor }) => compare(own.map(read), floor.map(read), inKilobytes ? 1 : 0)),
    ];
  });
  return formatTable([['page / floor (ratio)', ...pages], ...rows]);
}
