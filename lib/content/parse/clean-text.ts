/** Special spaces from Word and web pages, except in garbled letters ("Ã" and a no-break space), which are reported. */
const SPACES = /(?<![ÂÃâà])[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000\u2028\u2029\u0085\v\f]/g;

/**
 * Invisible characters without effect; control characters would make the feed invalid. Two kinds stay: \x80 to \x9f,
 * which are parts of garbled letters, and zero-width joiners, which Hindi and emoji need.
 */
const NOTHING =
  /[\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\ufffe\uffff]|(?<!Ã)\u00ad|(?![\t\n\r\x80-\x9f])\p{Cc}/gu;

/** Replaces special spaces, removes invisible characters, and composes accented letters (Unicode NFC). */
export const cleanText = (text: string): string =>
  text.replaceAll(SPACES, ' ').replaceAll(NOTHING, '').normalize('NFC');
