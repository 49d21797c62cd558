import {
  closeSync,
  createReadStream,
  fstatSync,
  openSync,
  readdirSync,
  readFileSync,
  statSync,
  type Stats,
} from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { pipeline } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { chooseCopy, COPIES, findAddress, isKnown, readRange, splitAddress } from './read-request';
import { ANSWER_HEADERS, fileHeaders, isText, PAGE_HEADERS } from './rules';

export type SiteHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** What is known of a published folder. */
interface Site {
  folder: Stats;
  files: ReadonlyMap<string, SiteFile>;
  /** The bytes of `404.html` and of its compressed copies, by name. */
  notFound: ReadonlyMap<string, Buffer>;
}

/** A file or a compressed copy, such as `/transport.html.br`. */
interface SiteFile {
  name: string;
  stats: Stats;
  headers: Map<string, string>;
}

/**
 * Serves a finished site by the same rules as the hosts that schools use: the one address of a page, the headers of the
 * table, conditions and ranges, `404.html`. The folder is read at the first request, and again when it has changed.
 * @param folder absolute path of `out/`
 */
export function serveSite(folder: string): SiteHandler {
  let site: Site | undefined;
  let opening: Promise<Site> | undefined;
  const open = (): Promise<Site> =>
    (opening ??= openSite(folder)
      .then((opened) => (site = opened))
      .finally(() => (opening = undefined)));

  return async (request, response) => {
    const { pathname, search } = splitAddress(request.url ?? '/');
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { ...ANSWER_HEADERS, Allow: 'GET, HEAD' }).end('Method not allowed\n');
      return;
    }
    const find = (known: Site) => ({ known, ...findAddress(pathname, request, known.files) });
    let answer = find(site ?? (await open()));
    if (hasChanged(folder, answer.known, answer.file)) answer = find(await open());
    const { known, file, redirect } = answer;
    if (file) sendFile(request, response, folder, file);
    else if (redirect === undefined) sendNotFound(request, response, known.notFound);
    else response.writeHead(301, { ...ANSWER_HEADERS, Location: redirect + search }).end();
  };
}

/** Reads the folder. A publication swaps it for another: what was read meanwhile is half of each, and read again. */
async function openSite(folder: string, tries = 10): Promise<Site> {
  try {
    const site = readSite(folder);
    if (tries === 0 || !hasChanged(folder, site)) return site;
  } catch (error) {
    if (tries === 0) throw error;
  }
  await pause(50);
  return openSite(folder, tries - 1);
}

function readSite(folder: string): Site {
  const own = statSync(folder);
  const files = new Map<string, SiteFile>();
  for (const place of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const stats = statSync(path.join(folder, place));
    const name = `/${place.replaceAll(path.sep, '/')}`;
    if (stats.isFile()) files.set(name, { name, stats, headers: sentHeaders(name, stats) });
  }
  const notFound = ['', ...COPIES.map(({ ending }) => ending)]
    .map((ending) => `/404.html${ending}`)
    .filter((name) => files.has(name))
    .map((name) => [name, readFileSync(path.join(folder, name))] as const);
  return { folder: own, files, notFound: new Map(notFound) };
}

/** The headers of a file; each of its copies is a version of its own. */
function sentHeaders(name: string, stats: Stats): SiteFile['headers'] {
  const [ending = ''] = /(\.\w+\.dcz|\.br|\.gz)$/.exec(name) ?? [];
  const file = name.slice(0, name.length - ending.length);
  const headers = new Map(Object.entries(fileHeaders(file)));
  headers.set('Accept-Ranges', 'bytes').set('Last-Modified', stats.mtime.toUTCString());
  headers.set('ETag', `"${stats.size}-${Math.trunc(stats.mtimeMs)}${ending}"`);
  const encoding = COPIES.find((each) => each.ending === ending)?.encoding ?? (ending && 'dcz');
  if (encoding) headers.set('Content-Encoding', encoding);
  if (file.endsWith('.html')) return new Map([...headers, ...Object.entries(PAGE_HEADERS)]);
  return isText(file) ? headers.set('Vary', 'Accept-Encoding') : headers;
}

/** Whether what answers a request is not what was read: its file, or for want of one the folder itself. */
function hasChanged(folder: string, site: Site, file?: SiteFile): boolean {
  const now = statSync(path.join(folder, file?.name ?? ''), { throwIfNoEntry: false });
  return !now || !isSame(now, file?.stats ?? site.folder);
}

function isSame(one: Stats, other: Stats): boolean {
  return one.ino === other.ino && one.size === other.size && one.mtimeMs === other.mtimeMs;
}

/** A stream costs more than all the rest of an answer: files of at most so many bytes are read in one go. */
const SMALL = 64 * 1024;

function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  folder: string,
  { name, stats, headers }: SiteFile,
): void {
  response.setHeaders(headers);
  if (isKnown(request, headers)) {
    response.removeHeader('Content-Encoding');
    response.writeHead(304).end();
    return;
  }
  const { size } = stats;
  const range = readRange(request, headers, size);
  if (range && range.start >= size) {
    response.writeHead(416, { 'Content-Range': `bytes */${size}` }).end();
    return;
  }
  const opened = openUnchanged(path.join(folder, name), stats);
  if (opened === undefined) return void response.destroy();
  const { start, end } = range ?? { start: 0, end: size - 1 };
  response.setHeader('Content-Length', end - start + 1);
  if (range) response.setHeader('Content-Range', `bytes ${start}-${end}/${size}`).statusCode = 206;
  if (range === undefined && size <= SMALL) {
    try {
      response.end(readFileSync(opened));
    } finally {
      closeSync(opened);
    }
    return;
  }
  const source = createReadStream('', { fd: opened, start, end });
  pipeline(source, response, () => {});
  // An answer that waits for the one before it on its connection never closes.
  const stop = (): unknown => source.destroy();
  request.socket.once('close', stop);
  source.once('close', () => request.socket.off('close', stop));
}

/** The descriptor of a file; undefined when it is gone or replaced by now. */
function openUnchanged(file: string, stats: Stats): number | undefined {
  try {
    const opened = openSync(file, 'r');
    if (isSame(fstatSync(opened), stats)) return opened;
    closeSync(opened);
    return undefined;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Answers with the site's own error page and status 404. */
function sendNotFound(request: IncomingMessage, response: ServerResponse, notFound: Site['notFound']): void {
  const copy = chooseCopy(request, '/404.html', notFound);
  const page = notFound.get(`/404.html${copy?.ending ?? ''}`);
  const body = page ?? Buffer.from('Not found. Has npm run build been run?\n');
  response.writeHead(404, {
    ...ANSWER_HEADERS,
    'Content-Type': page ? 'text/html; charset=utf-8' : 'text/plain; charset=utf-8',
    'Content-Length': body.length,
    Vary: 'Accept-Encoding',
    ...(copy && { 'Content-Encoding': copy.encoding }),
  });
  // Node itself leaves the body out of the answer to HEAD.
  response.end(body);
}
