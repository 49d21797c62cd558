/** One row of the payload: `id:tag value`. */
export interface Row {
  /** Hexadecimal, as other rows refer to it. */
  id: string;
  /** `I` names a module of the client; the empty tag holds JSON. */
  tag: string;
  text: string;
}

/** Rows whose length is written before them, because they may hold line breaks. */
const COUNTED = /^[TAOoUSsLlGgMmVb]$/;
const [COLON, COMMA, NEWLINE] = [0x3a, 0x2c, 0x0a];

/**
 * Splits the payload of React Server Components as React's own reader does (react-server-dom, "processBinaryChunk").
 * @throws Error when it is not in that form, so that a new Next.js cannot slip past the checks that read it
 */
export function parseRows(payload: Buffer): Row[] {
  const rows: Row[] = [];
  for (let at = 0; at < payload.length;) {
    const colon = payload.indexOf(COLON, at);
    const id = payload.toString('utf8', at, Math.max(colon, at));
    if (colon < 0 || !/^[0-9a-f]*$/.test(id))
      throw new Error(`the page's payload is in an unknown form: "${id.slice(0, 40)}"`);
    const first = payload.toString('latin1', colon + 1, colon + 2);
    if (COUNTED.test(first)) {
      const comma = payload.indexOf(COMMA, colon);
      const end = comma + 1 + Number.parseInt(payload.toString('latin1', colon + 2, comma), 16);
      rows.push({ id, tag: first, text: payload.toString('utf8', comma + 1, end) });
      at = end;
    } else {
      const newline = payload.indexOf(NEWLINE, colon);
      const end = newline < 0 ? payload.length : newline;
      const tag = /[A-Z]/.test(first) ? first : '';
      rows.push({ id, tag, text: payload.toString('utf8', colon + 1 + tag.length, end) });
      at = end + 1;
    }
  }
  return rows;
}
