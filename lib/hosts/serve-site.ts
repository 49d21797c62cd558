import { createReadStream } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { pipeline } from 'node:stream';
import { parseRange } from './byte-range';
import type { ChosenFile } from './choose-file';
import { isKnown, isSame } from './conditions';
import { keepSite, type PublishedSite } from './published-site';
import { responseHeaders } from './response-headers';
import { sendNotFound } from './send-not-found';
import { findAddress } from './site-address';
import { splitAddress } from './split-address';

export type SiteHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/**
 * Serves a finished site by the same rules as the hosts that schools use: clean addresses, right types and headers,
 * compressed copies, conditional and range requests, `404.html` with status 404. The folder is read at the first
 * request, and again after a publication.
 * @param folder absolute path of `out/`
 */
export function serveSite(folder: string): SiteHandler {
  const kept = keepSite(folder);
  return async (request, response) => {
    const { pathname, search } = splitAddress(request.url ?? '/');
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { ...responseHeaders(pathname, false), Allow: 'GET, HEAD' });
      response.end('Method not allowed\n');
      return;
    }
    const find = (site: PublishedSite) => findAnswer(site, pathname, request);
    const site = await kept.current((known) => {
      const found = find(known);
      return found && 'name' in found ? found.name : undefined;
    });
    const found = find(site);
    if (!found) sendNotFound(request, response, site.notFound, pathname);
    else if ('redirect' in found) {
      response
        .writeHead(301, { ...responseHeaders(pathname, false), Location: found.redirect + search })
        .end();
    } else sendFile(request, response, { folder, site, file: found });
  };
}

function findAnswer(
  site: PublishedSite,
  pathname: string,
  { method, headers }: IncomingMessage,
): ChosenFile | { redirect: string } | undefined {
  const found = findAddress(pathname, site.files);
  if (!found || 'redirect' in found) return found;
  return site.choose(found.file, headers, method === 'GET' && headers.range !== undefined);
}

function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  { folder, site, file }: { folder: string; site: PublishedSite; file: ChosenFile },
): void {
  response.setHeaders(file.headers);
  if (isKnown(request.headers, file)) {
    response.writeHead(304).end();
    return;
  }
  // A range is for GET only (RFC 9110, section 14.2).
  const wanted =
    request.method === 'GET' && isSame(request.headers, file) ? request.headers.range : undefined;
  const range = wanted === undefined ? undefined : parseRange(wanted, file.size);
  if (range === 'unsatisfiable') {
    response.writeHead(416, { 'Content-Range': `bytes */${file.size}` }).end();
  } else if (range) {
    response.writeHead(206, {
      'Content-Range': `bytes ${range.start}-${range.end}/${file.size}`,
      'Content-Length': range.end - range.start + 1,
    });
    pipeline(createReadStream(path.join(folder, file.name), range), response, () => {
      // What can go wrong here ends this connection, and the pipeline has ended it.
    });
  } else {
    const bytes = site.bytesOf(file);
    if (bytes) sendBytes(response, file, bytes);
    else sendWhole(request, response, site, file);
  }
}

function sendBytes(response: ServerResponse, file: ChosenFile, bytes: Buffer): void {
  response.setHeader('Content-Length', bytes.length);
  if (file.encoding !== undefined) response.setHeader('Content-Encoding', file.encoding);
  // Node itself leaves the body out of the answer to HEAD.
  response.end(bytes);
}

/** Lets sirv send a file. It reads ranges and conditions otherwise than the standard says: both are answered above. */
function sendWhole(
  request: IncomingMessage,
  response: ServerResponse,
  site: PublishedSite,
  file: ChosenFile,
): void {
  delete request.headers.range;
  delete request.headers['if-none-match'];
  request.headers['accept-encoding'] = file.encoding ?? '';
  request.url = encodeURI(file.original);
  // sirv listens neither for a file that is gone nor for a visitor who is.
  response.once('pipe', (source) => {
    source.once('error', () => response.destroy());
    response.once('close', () => source.destroy());
  });
  site.send(request, response);
}
