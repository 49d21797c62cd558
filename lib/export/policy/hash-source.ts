import { createHash } from 'node:crypto';

const known = new Map<string, string>();

/** The CSP source of an inline script or style: `'sha256-…'` (CSP Level 3, "hash-source"). Most pages share their styles. */
export function hashSource(text: string): string {
  let source = known.get(text);
  if (source === undefined) {
    source = `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
    known.set(text, source);
  }
  return source;
}
