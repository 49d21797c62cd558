/** Path and query of a request line's target, which may also be a whole URL (RFC 9112, section 3.2). */
export function splitAddress(target: string): { pathname: string; search: string } {
  const relative = target.replace(/^https?:\/\/[^/?#]*/i, '');
  const end = relative.search(/[?#]/);
  const pathname = (end === -1 ? relative : relative.slice(0, end)) || '/';
  const search = /\?[^#]*/.exec(relative)?.[0] ?? '';
  return { pathname, search };
}
