import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import { decode } from '@/lib/text/decode';
import { keyOfDictionary } from './rules';

/** Splits a request target, which may also be a whole URL (RFC 9112, section 3.2). */
export function splitAddress(target: string) {
  const relative = target.replace(/^https?:\/\/[^/?#]*/i, '');
  const [, pathname, search = ''] = /^([^?#]*)(\?[^#]*)?/.exec(relative) ?? [];
  return { pathname: pathname || '/', search };
}

/** Whether the site has a file, such as `/transport.html`. */
type IsThere = (name: string) => boolean;

/** Files for hosts, not for visitors, and the error page, which has no address. */
const HIDDEN = /^\/(_headers|_redirects|\.nojekyll)$|^(\/[a-z]{2,3})?\/404(\.html|\/)?$|\.(br|gz|dcz)$/;

/**
 * The file for an address, or the page that it should redirect to. @param pathname still encoded
 * @param movedTo where an address without a file leads
 */
export function findAddress(
  pathname: string,
  isThere: IsThere,
  movedTo: (name: string) => string | undefined = () => undefined,
): { file?: string; redirect?: string } {
  const name = decode(pathname);
  if (HIDDEN.test(name)) return {};
  // Never looks up `//`, `..` or a backslash, which Windows treats as `/`, on the disk.
  if (!name.startsWith('/') || name.includes('\\') || path.posix.normalize(name) !== name) return {};
  if (/^\/index(\.html|\/)?$/.test(name)) return { redirect: '/' };
  const [, page] = /^(\/\w[\w./-]*?)(?:\.html|\/)$/.exec(name) ?? [];
  if (page !== undefined && isThere(`${page}.html`)) return { redirect: page };
  const file = [name, name === '/' ? '/index.html' : `${name}.html`].find(isThere);
  return file === undefined ? { redirect: movedTo(name) } : { file };
}

/** The build's compressed copies, best first. */
const COPIES = [
  { ending: '.br', encoding: 'br' },
  { ending: '.gz', encoding: 'gzip' },
];

/** The best copy that the browser accepts (RFC 9110, section 12.5.3); undefined for the file itself. */
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

/** Whether the browser has this version of a file (RFC 9110, section 13.1). @param version the file's headers */
export function isKnown({ headers }: IncomingMessage, version: ReadonlyMap<string, string>): boolean {
  const tags = headers['if-none-match']?.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  if (tags) return tags.some((tag) => tag === '*' || tag === version.get('ETag'));
  const since = Date.parse(headers['if-modified-since'] ?? '');
  return Date.parse(version.get('Last-Modified') ?? '') <= since;
}
