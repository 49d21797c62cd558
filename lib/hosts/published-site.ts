import { statSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import sirv, { type RequestHandler } from 'sirv';
import { ENCODINGS } from './accepted-encoding';
import { createChooser } from './choose-file';
import { isText } from './content-type';
import { createBytesKeeper } from './keep-bytes';
import { readIfThere, readSiteFiles, type SiteFiles } from './site-files';

export interface PublishedSite {
  files: SiteFiles;
  choose: ReturnType<typeof createChooser>;
  /** The bytes of a file that is among `files`, when they are in memory. */
  bytesOf: ReturnType<typeof createBytesKeeper>;
  /** Sends a whole file that is among `files`, compressed as far as the request's `Accept-Encoding` allows. */
  send: RequestHandler;
  /** The bytes of `404.html` by encoding; the plain ones under ''. */
  notFound: ReadonlyMap<string, Buffer>;
}

/** An address that does not exist makes the folder be read again, but no more often than this. */
const MISS_PAUSE_MS = 1000;

/**
 * Keeps what is known of a published folder, which is read once and again after each publication: when a file is
 * not, or no longer, what it was.
 * @param folder absolute path
 */
export function keepSite(folder: string) {
  let site: PublishedSite | undefined;
  let reading: Promise<PublishedSite> | undefined;
  let readAt = 0;

  const read = async (): Promise<PublishedSite> => {
    try {
      site = await openSteadySite(folder);
      return site;
    } finally {
      readAt = performance.now();
      reading = undefined;
    }
  };
  const readAgain = (): Promise<PublishedSite> => (reading ??= read());

  return {
    /** The site, so that this address of it (`name`, found by `find`) is as it is on the disk now. */
    async current(find: (site: PublishedSite) => string | undefined): Promise<PublishedSite> {
      const known = site ?? (await readAgain());
      const name = find(known);
      if (name === undefined) return performance.now() - readAt > MISS_PAUSE_MS ? readAgain() : known;
      return isAsKnown(folder, name, known.files) ? known : readAgain();
    },
  };
}

function isAsKnown(folder: string, name: string, files: SiteFiles): boolean {
  const known = files.get(name);
  const now = statSync(path.join(folder, name), { throwIfNoEntry: false });
  return now?.mtimeMs === known?.mtimeMs && now?.size === known?.size;
}

/** A publication swaps the folder for another: what was read while it did is half of each. */
async function openSteadySite(folder: string): Promise<PublishedSite> {
  for (let tries = 0; tries < 10; tries += 1) {
    const before = readFolderId(folder);
    const site = await openSite(folder);
    if (before !== undefined && before === readFolderId(folder)) return site;
    await pause(50);
  }
  return openSite(folder);
}

function readFolderId(folder: string): number | undefined {
  return statSync(folder, { throwIfNoEntry: false })?.ino;
}

async function openSite(folder: string): Promise<PublishedSite> {
  const files = await readSiteFiles(folder);
  const copies = [{ name: '', ending: '' }, ...ENCODINGS];
  const notFound = await Promise.all(
    copies.map(async ({ name, ending }) => [name, await readIfThere(path.join(folder, `404.html${ending}`))]),
  );
  const send = sirv(folder, {
    brotli: true,
    gzip: true,
    dotfiles: true,
    extensions: [],
    setHeaders: (response, name) => {
      // sirv sends it with pictures too, of which there are no compressed copies.
      if (!isText(name)) response.removeHeader('Vary');
    },
  });
  return {
    files,
    choose: createChooser(files),
    bytesOf: createBytesKeeper(folder),
    send,
    notFound: new Map(notFound.filter(([, bytes]) => bytes) as [string, Buffer][]),
  };
}
