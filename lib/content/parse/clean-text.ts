/**
 * Characters of Word and web pages that look like a space: no-break, en, em, thin, ideographic and others. Kept after
 * the
 * characters with which they form a garbled letter ("Ã" and a no-break space), which is reported as a mistake.
 */
const SPACES = /(?<![ÂÃâà])[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000\u2028\u2029\u0085\v\f]/g;

/**
 * Invisible characters without effect: zero-width space, soft hyphen, direction marks, and control characters, which
 * would
 * make the feed invalid. \x80 to \x9f stay, as parts of garbled letters; zero-width joiners stay for Hindi and emoji.
 */
const NOTHING =
  /[\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\ufffe\uffff]|(?<!Ã)\u00ad|(?![\t\n\r\x80-\x9f])\p{Cc}/gu;

/** Replaces special spaces, removes invisible characters, and composes accented letters (Unicode NFC). */
export const cleanText = (text: string): string =>
  text.replaceAll(SPACES, ' ').replaceAll(NOTHING, '').normalize('NFC');
