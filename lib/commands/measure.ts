import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { chromium } from 'playwright';
import { compressFiles } from '@/lib/export/files/compress-files';
import { listFiles } from '@/lib/export/files/list-files';
import { serveSite } from '@/lib/hosts/serve-site';
import { findChromium } from '@/lib/setup/find-chromium.mjs';
import { formatTable } from '@/lib/measure/format-table';
import { visitPage, type Visit } from '@/lib/measure/visit-page';
import { runProgram } from '@/lib/terminal/run-program';

const ROUTES = ['/', '/feestructure', '/transport', '/gallery'];
const VISITS = 3;

/**
 * `npm run measure`: what a slow phone goes through on a first visit, as a table.
 * `npm run measure -- FOLDER` measures another folder, such as one that plain `next build` exported.
 */
await runProgram(async (args) => {
  const folder = path.resolve(args[0] ?? 'out');
  const files = await listFiles(folder);
  // Every host compresses; the plain export has no copies yet.
  if (!files.some((file) => file.endsWith('.br'))) await compressFiles(folder, files);
  const server = createServer(serveSite(folder));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const browser = await chromium.launch({
    executablePath: (await findChromium()) || undefined,
    args: [
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      '--disable-background-networking',
      '--disable-component-update',
    ],
  });
  const pages: { route: string; visits: Visit[] }[] = [];
  for (const route of ROUTES) {
    const visits: Visit[] = [];
    for (let visit = 0; visit < VISITS; visit += 1)
      visits.push(await visitPage(browser, `http://127.0.0.1:${port}${route}`));
    pages.push({ route, visits });
  }
  console.log(formatTable(pages));
  await browser.close();
  server.close();
  return 0;
}, 'any');
