import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { compressFiles } from '@/lib/build/compress';
import { listFiles, routeOf } from '@/lib/build/files';
import { serveSite } from '@/lib/hosts/serve-site';
import { makeFloorPage } from './floor-page';

/** A copy of a site that is served together with the floors of its pages. */
export interface ServedSite {
  /** Whether the site has the page. */
  has: (route: string) => boolean;
  addressOf: (route: string) => string;
  floorOf: (route: string) => string;
  /** Ends the server and removes the copy. */
  close: () => Promise<void>;
}

/** @param folder an exported site @param routes the pages of which a floor is made, where the site has them */
export async function serveWithFloors(folder: string, routes: readonly string[]): Promise<ServedSite> {
  const copy = await mkdtemp(path.join(tmpdir(), 'measured-'));
  await cp(folder, copy, { recursive: true });
  const pages = new Map(
    (await listFiles(copy)).filter((file) => file.endsWith('.html')).map((file) => [routeOf(file), file]),
  );
  await mkdir(path.join(copy, 'floor'));
  for (const [index, route] of routes.entries()) {
    const file = pages.get(route);
    if (file === undefined) continue;
    const html = await readFile(path.join(copy, file), 'utf8');
    await writeFile(path.join(copy, `floor/${index}.html`), makeFloorPage(html));
  }
  const files = await listFiles(copy);
  // Every host compresses; an export of plain `next build` has no copies yet.
  await compressFiles(
    copy,
    files.filter((file) => !file.endsWith('.br') && !files.includes(`${file}.br`)),
  );
  const server = createServer(serveSite(copy));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    has: (route) => pages.has(route),
    addressOf: (route) => origin + route,
    floorOf: (route) => `${origin}/floor/${routes.indexOf(route)}`,
    close: async () => {
      server.close();
      await rm(copy, { recursive: true });
    },
  };
}
