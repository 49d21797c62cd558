const PUSH = /^\s*self\.__next_f\.push\((\[.*\])\)\s*;?\s*$/s;

/**
 * The React Server Components payload that Next.js wrote into a page, put together from its inline scripts.
 * @param scripts texts of the page's inline scripts, in order
 */
export function readPayload(scripts: readonly string[]): Buffer {
  const parts: Buffer[] = [];
  for (const script of scripts) {
    const pushed = PUSH.exec(script)?.[1];
    if (pushed === undefined) continue;
    const [kind, data] = JSON.parse(pushed) as [number, unknown];
    if (typeof data !== 'string') continue;
    if (kind === 1) parts.push(Buffer.from(data));
    if (kind === 3) parts.push(Buffer.from(data, 'base64'));
  }
  return Buffer.concat(parts);
}
