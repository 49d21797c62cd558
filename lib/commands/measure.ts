import path from 'node:path';
import { chromium } from 'playwright';
import { requireSite, SITE_FOLDER } from '@/lib/build/files';
import { formatTable, type MeasuredPage } from '@/lib/measure/format-table';
import { serveWithFloors, type ServedSite } from '@/lib/measure/serve-with-floors';
import { visitPage, type Visit } from '@/lib/measure/visit-page';
import { findOrDownloadChromium } from '@/lib/setup/install.mjs';
import { runProgram } from '@/lib/setup/run-program';

/** One page of each kind: home, fees, information, gallery, sign-in. */
const ROUTES = ['/', '/feestructure', '/transport', '/gallery', '/login'];
const VISITS = 5;

/**
 * `npm run measure`: what a slow phone goes through on a first visit, beside the least that can show the same text and
 * pictures. `npm run measure -- FOLDER` measures another folder, such as one that plain `next build` exported.
 */
await runProgram(async ([folder = SITE_FOLDER]) => {
  requireSite(folder);
  const site = await serveWithFloors(path.resolve(folder), ROUTES);
  try {
    console.log(formatTable(await visitPages(site)));
  } finally {
    await site.close();
  }
  return 0;
}, 'any');

async function visitPages(site: ServedSite): Promise<MeasuredPage[]> {
  const browser = await chromium.launch({
    executablePath: (await findOrDownloadChromium()) || undefined,
    args: [
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      '--disable-background-networking',
      '--disable-component-update',
    ],
  });
  try {
    const missing = ROUTES.filter((route) => !site.has(route));
    if (missing.length > 0)
      console.log(`Not measured, since the site has no such page: ${missing.join(', ')}`);
    const pages: MeasuredPage[] = [];
    for (const route of ROUTES.filter(site.has)) {
      const [visits, floor]: [Visit[], Visit[]] = [[], []];
      // By turns: what else the machine does then slows both.
      for (let visit = 0; visit < VISITS; visit += 1) {
        visits.push(await visitPage(browser, site.addressOf(route)));
        floor.push(await visitPage(browser, site.floorOf(route)));
      }
      pages.push({ name: route, visits, floor });
    }
    return pages;
  } finally {
    await browser.close();
  }
}
