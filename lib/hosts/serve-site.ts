import fs from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { pipeline } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { splitAddress, decode } from '@/lib/text/text';
import { inAnyCase, readRedirects } from './redirects';
import { ANSWER_HEADERS, fileHeaders, isText, PAGE_HEADERS, keyOfDictionary } from './rules';

export type SiteHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

const REFUSED = { ...ANSWER_HEADERS, Allow: 'GET, HEAD' };

// Why: docs/decisions/hosts.md
/** Serves a finished site as other hosts do, but without range requests. @param folder absolute path of `out/` */
export function serveSite(folder: string): SiteHandler {
  const placeOf = (name: string): string => path.join(folder, name);
  // `statSync` throws if the name is too long, so ask `existsSync` first, which returns false.
  const isThere = (name: string): boolean =>
    fs.existsSync(placeOf(name)) && fs.statSync(placeOf(name), { throwIfNoEntry: false })?.isFile() === true;

  // Read the redirects for each request, because a new build replaces the folder.
  const movedTo = (name: string): string | undefined => {
    const spelling = name.replace(/\/$/, '').toLowerCase();
    return inAnyCase(readRedirects(folder)).find(({ from }) => from.toLowerCase() === spelling)?.to;
  };

  return async (request, response) => {
    const { pathname, search } = splitAddress(request.url ?? '/');
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return void response.writeHead(405, REFUSED).end('Method not allowed\n');
    // While a new build replaces the folder, the folder is missing for a moment.
    for (let tries = 0; tries < 10 && !fs.existsSync(folder); tries += 1) await pause(50);
    const { file, redirect } = findAddress(pathname, isThere, movedTo);
    const [ownPage = ''] = /^\/[a-z]{2,3}(?=\/|$)/.exec(pathname) ?? [];
    const errorPage = isThere(`${ownPage}/404.html`) ? `${ownPage}/404.html` : '/404.html';
    const copy = chooseCopy(request, file ?? errorPage, isThere);
    if (file !== undefined) sendFile(request, response, { folder, file, copy });
    else if (redirect === undefined) sendNotFound(response, placeOf(errorPage), copy);
    else
      response
        .writeHead(301, {
          ...ANSWER_HEADERS,
          Location: redirect.includes('#') ? redirect : redirect + search,
        })
        .end();
  };
}

/** In bytes. Smaller files are read in one call, because a stream costs more than the rest of the response. */
const SMALL = 64 * 1024;

/** Opens the file only once: headers and body then belong to one version, even if a new build replaces the file. */
function sendFile(request: IncomingMessage, response: ServerResponse, found: Found): void {
  const { folder, file, copy } = found;
  const opened = fs.openSync(path.join(folder, file + (copy?.ending ?? '')), 'r');
  let isStreamed = false;
  try {
    const stats = fs.fstatSync(opened);
    const headers = headersOf(file, copy, stats);
    response.setHeaders(headers);
    if (isKnown(request, headers)) {
      response.removeHeader('Content-Encoding');
      return void response.writeHead(304).end();
    }
    response.setHeader('Content-Length', stats.size);
    if (request.method === 'HEAD') return void response.end();
    isStreamed = stats.size > SMALL;
    if (!isStreamed) return void response.end(fs.readFileSync(opened));
    const source = fs.createReadStream('', { fd: opened });
    pipeline(source, response, () => {});
    // With HTTP pipelining, a queued response emits no `close` if the client disconnects before that response begins.
    const stop = (): unknown => source.destroy();
    request.socket.once('close', stop);
    source.once('close', () => request.socket.off('close', stop));
  } finally {
    if (!isStreamed) fs.closeSync(opened);
  }
}

type Copy = ReturnType<typeof chooseCopy>;
type Found = { folder: string; file: string; copy: Copy };

/** Each compressed copy has its own ETag. */
const headersOf = (file: string, copy: Copy, { size, mtime, mtimeMs }: fs.Stats) =>
  new Map(
    Object.entries({
      ...fileHeaders(file),
      'Last-Modified': mtime.toUTCString(),
      ETag: `"${size}-${Math.trunc(mtimeMs)}${copy?.ending ?? ''}"`,
      ...(copy && { 'Content-Encoding': copy.encoding }),
      ...(file.endsWith('.html') ? PAGE_HEADERS : isText(file) && { Vary: 'Accept-Encoding' }),
    }),
  );

function sendNotFound(response: ServerResponse, page: string, copy: Copy): void {
  const isThere = fs.existsSync(page);
  const body = isThere
    ? fs.readFileSync(page + (copy?.ending ?? ''))
    : Buffer.from('Not found. Has npm run build been run?\n');
  response.writeHead(404, {
    ...ANSWER_HEADERS,
    'Content-Type': isThere ? 'text/html; charset=utf-8' : 'text/plain; charset=utf-8',
    'Content-Length': body.length,
    Vary: 'Accept-Encoding',
    ...(copy && { 'Content-Encoding': copy.encoding }),
  });
  // For HEAD, Node omits the body.
  response.end(body);
}

/** True if the site has a file of this name, such as `/transport.html`. */
type IsThere = (name: string) => boolean;

/** Matches files meant for hosts, not visitors, and the error page, which has no address of its own. */
const HIDDEN = /^\/(_headers|_redirects|\.nojekyll)$|^(\/[a-z]{2,3})?\/404(\.html|\/)?$|\.(br|gz|dcz)$/;

/** @param pathname still percent-encoded @param movedTo returns the redirect, if any, of an address without a file */
export function findAddress(
  pathname: string,
  isThere: IsThere,
  movedTo: (name: string) => string | undefined = () => undefined,
): { file?: string; redirect?: string } {
  const name = decode(pathname);
  if (HIDDEN.test(name)) return {};
  // Never look up `//`, `..` or a backslash on the disk. Windows treats a backslash as `/`.
  if (!name.startsWith('/') || name.includes('\\') || path.posix.normalize(name) !== name) return {};
  if (/^\/index(\.html|\/)?$/.test(name)) return { redirect: '/' };
  const [, page] = /^(\/\w[\w./-]*?)(?:\.html|\/)$/.exec(name) ?? [];
  if (page !== undefined && isThere(`${page}.html`)) return { redirect: page };
  const file = [name, name === '/' ? '/index.html' : `${name}.html`].find(isThere);
  return file === undefined ? { redirect: movedTo(name) } : { file };
}

/** The compressed copies that the build makes, the smallest first. */
const COPIES = [
  { ending: '.br', encoding: 'br' },
  { ending: '.gz', encoding: 'gzip' },
];

/** The best compressed copy that the browser accepts (RFC 9110, section 12.5.3). Undefined if there is none. */
export function chooseCopy({ headers }: IncomingMessage, file: string, isThere: IsThere) {
  const accepted = (headers['accept-encoding'] ?? '').toLowerCase().replaceAll(/\s/g, '').split(',');
  const weights = new Map(
    accepted.map((part) => {
      const [encoding = '', weight = '1'] = part.split(';q=');
      return [encoding, Number(weight)];
    }),
  );
  const isTaken = (encoding: string) => (weights.get(encoding) ?? weights.get('*') ?? 0) > 0;
  const key = keyOfDictionary(String(headers['available-dictionary']));
  const copies = key === undefined ? COPIES : [{ ending: `.${key}.dcz`, encoding: 'dcz' }, ...COPIES];
  return copies.find(({ ending, encoding }) => isTaken(encoding) && isThere(file + ending));
}

/** True if the browser already has this version (RFC 9110, section 13.1). @param version the file's headers */
export function isKnown({ headers }: IncomingMessage, version: ReadonlyMap<string, string>): boolean {
  const tags = headers['if-none-match']?.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  if (tags) return tags.some((tag) => tag === '*' || tag === version.get('ETag'));
  const since = Date.parse(headers['if-modified-since'] ?? '');
  return Date.parse(version.get('Last-Modified') ?? '') <= since;
}
