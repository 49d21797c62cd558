import type { IncomingHttpHeaders } from 'node:http';

/** What tells one version of an answer from another. */
export interface Version {
  etag: string;
  mtimeMs: number;
}

/** Whether the visitor has this very answer already (RFC 9110, section 13.1). */
export function isKnown(headers: IncomingHttpHeaders, { etag, mtimeMs }: Version): boolean {
  const tags = headers['if-none-match'];
  if (tags !== undefined) {
    return tags.split(',').some((tag) => ['*', etag].includes(tag.trim().replace(/^W\//, '')));
  }
  return Math.trunc(mtimeMs / 1000) * 1000 <= Date.parse(headers['if-modified-since'] ?? '');
}

/** Whether a range may be given: the visitor's other parts are of this version, as far as `If-Range` tells. */
export function isSame(headers: IncomingHttpHeaders, { etag, mtimeMs }: Version): boolean {
  const condition = headers['if-range'];
  return condition === undefined || [etag, new Date(mtimeMs).toUTCString()].includes(String(condition));
}
