import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import { decode } from '@/lib/text/text';
import { keyOfDictionary } from './rules';

/** Splits a request target into path and query. The target may be a whole URL (RFC 9112, section 3.2). */
export function splitAddress(target: string) {
  const relative = target.replace(/^https?:\/\/[^/?#]*/i, '');
  const [, pathname, search = ''] = /^([^?#]*)(\?[^#]*)?/.exec(relative) ?? [];
  return { pathname: pathname || '/', search };
}

/** True if the site has the file, such as `/transport.html`. */
type IsThere = (name: string) => boolean;

/** Matches files for hosts rather than visitors, and the error page, which has no address of its own. */
const HIDDEN = /^\/(_headers|_redirects|\.nojekyll)$|^(\/[a-z]{2,3})?\/404(\.html|\/)?$|\.(br|gz|dcz)$/;

/**
 * Finds the file for an address, or the page to which it redirects. @param pathname still percent-encoded
 * @param movedTo returns where an address without a file redirects, if anywhere
 */
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

/** The best compressed copy that the browser accepts (RFC 9110, section 12.5.3). Undefined: send the file itself. */
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
