import { createReadStream } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { acceptedEncodings } from './accepted-encoding';
import { parseRange, type ByteRange } from './byte-range';
import { contentTypeOf, isText } from './content-type';
import { findFile, openFile, type SiteFile } from './find-file';
import { responseHeaders } from './response-headers';

/**
 * Serves a finished site by the same rules as the hosts that schools use: clean addresses, right types and headers,
 * compressed copies, conditional and range requests, `404.html` with status 404.
 * @param folder absolute path of `out/`
 */
export function serveSite(folder: string): (request: Request) => Promise<Response> {
  return async (request) => {
    const { pathname, search } = new URL(request.url);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      const headers = { ...responseHeaders(pathname, false), Allow: 'GET, HEAD' };
      return new Response('Method not allowed\n', { status: 405, headers });
    }
    const found = await findFile(folder, pathname);
    if (found && 'redirect' in found) {
      const headers = { ...responseHeaders(pathname, false), Location: found.redirect + search };
      return new Response(null, { status: 301, headers });
    }
    if (found) return answer(found, 200, request);
    const page = await openFile(path.join(folder, '404.html'));
    if (page) return answer(page, 404, request);
    return new Response('Not found. Has npm run build been run?\n', {
      status: 404,
      headers: responseHeaders(pathname, false),
    });
  };
}

async function answer(original: SiteFile, status: number, request: Request): Promise<Response> {
  const wanted = status === 200 ? request.headers.get('range') : null;
  // Parts of a file are parts of the file itself, not of a compressed copy.
  const { file, encoding } =
    wanted === null ? await compressedCopy(original, request) : { file: original, encoding: undefined };
  const { size, mtimeMs } = file.stats;
  const etag = `"${size.toString(36)}-${Math.trunc(mtimeMs).toString(36)}${encoding ? `-${encoding}` : ''}"`;
  const headers = new Headers({
    ...responseHeaders(new URL(request.url).pathname, status === 200),
    'Accept-Ranges': 'bytes',
    'Content-Type': contentTypeOf(original.path),
    ETag: etag,
    'Last-Modified': new Date(original.stats.mtimeMs).toUTCString(),
  });
  if (isText(original.path)) headers.set('Vary', 'Accept-Encoding');
  if (encoding) headers.set('Content-Encoding', encoding);
  if (status === 200 && isKnown(request, etag, original)) return new Response(null, { status: 304, headers });

  const range = wanted === null || !isSame(request, etag) ? undefined : parseRange(wanted, size);
  if (range === 'unsatisfiable') {
    headers.set('Content-Range', `bytes */${size}`);
    return new Response(null, { status: 416, headers });
  }
  if (range) headers.set('Content-Range', `bytes ${range.start}-${range.end}/${size}`);
  headers.set('Content-Length', String(range ? range.end - range.start + 1 : size));
  const body = request.method === 'HEAD' ? null : stream(file.path, range);
  return new Response(body, { status: range ? 206 : status, headers });
}

async function compressedCopy(
  file: SiteFile,
  request: Request,
): Promise<{ file: SiteFile; encoding?: string }> {
  for (const { name, ending } of acceptedEncodings(request.headers.get('accept-encoding'))) {
    const copy = await openFile(file.path + ending);
    if (copy) return { file: copy, encoding: name };
  }
  return { file };
}

/** Whether the visitor has this very answer already (RFC 9110, section 13.1). */
function isKnown({ headers }: Request, etag: string, { stats }: SiteFile): boolean {
  const tags = headers.get('if-none-match');
  if (tags !== null)
    return tags.split(',').some((tag) => ['*', etag].includes(tag.trim().replace(/^W\//, '')));
  const since = Date.parse(headers.get('if-modified-since') ?? '');
  return Math.trunc(stats.mtimeMs / 1000) * 1000 <= since;
}

/** Whether a range may be given: the visitor's other parts are of this version, as far as `If-Range` tells. */
function isSame({ headers }: Request, etag: string): boolean {
  const tag = headers.get('if-range');
  return tag === null || tag === etag;
}

function stream(file: string, range: ByteRange | undefined): ReadableStream {
  return Readable.toWeb(createReadStream(file, range)) as ReadableStream;
}
