import type { Problem } from '../messages/problem';
import type { Source } from '../files/source';

/** Such a text still arrives in one round trip with the frame of its page. */
const MOST_WORDS = 1500;

/** A page that a parent on a slow line waits for. It stops nothing. */
export function checkLongText({ file, body, bodyLine }: Source): Problem[] {
  const words = body.split(/\s+/).filter(Boolean).length;
  if (words <= MOST_WORDS) return [];
  const message = `is long: ${words.toLocaleString('en-IN')} words, and up to ${MOST_WORDS.toLocaleString('en-IN')} load at once on a slow line. Divide it into several pages, or put the details into a PDF.`;
  return [{ file, line: bodyLine, column: 1, path: [], field: 'Text', message, severity: 'warning' }];
}
