import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { contentTypeOf } from './content-type';

/**
 * Serves a finished site as a good static host does: clean addresses, right types, `404.html` with status 404.
 * @param folder absolute path of `out/`
 */
export function serveSite(folder: string): (request: Request) => Promise<Response> {
  return async (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return new Response('Method not allowed\n', { status: 405, headers: { allow: 'GET, HEAD' } });
    }
    const file = await findFile(folder, new URL(request.url).pathname);
    return file ? answer(file, 200, request) : answer(path.join(folder, '404.html'), 404, request);
  };
}

/** The file of an address: itself, or the page of that name; never one outside the folder. */
async function findFile(folder: string, pathname: string): Promise<string | undefined> {
  const name = decode(pathname);
  if (name === undefined) return undefined;
  const file = path.join(folder, name === '/' ? 'index.html' : name);
  if (!file.startsWith(folder + path.sep)) return undefined;
  if (await isFile(file)) return file;
  return (await isFile(`${file}.html`)) ? `${file}.html` : undefined;
}

function decode(pathname: string): string | undefined {
  try {
    const name = decodeURIComponent(pathname);
    return name.includes('\0') ? undefined : name;
  } catch {
    // A lone "%": such an address names no file.
    return undefined;
  }
}

async function isFile(file: string): Promise<boolean> {
  return (await stat(file).catch(() => undefined))?.isFile() ?? false;
}

async function answer(file: string, status: number, request: Request): Promise<Response> {
  const { size } = await stat(file);
  const headers = { 'content-type': contentTypeOf(file), 'content-length': String(size) };
  if (request.method === 'HEAD') return new Response(null, { status, headers });
  return new Response(Readable.toWeb(createReadStream(file)) as ReadableStream, { status, headers });
}
