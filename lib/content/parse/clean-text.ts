/**
 * Spaces of Word and web pages that look like a space: no-break, en, em, thin, ideographic and others. Not after the
 * signs with which they are half of a garbled letter ("Ã" and a no-break space): that is a mistake of its own.
 */
const SPACES = /(?<![ÂÃâà])[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000\u2028\u2029\u0085\v\f]/g;

/**
 * Signs that show nothing and change nothing: zero-width space, soft hyphen, marks of the direction of writing, and
 * control characters, with one of which no browser reads the feed. Those of \x80 to \x9f are parts of garbled letters.
 * The zero-width joiner and non-joiner stay: Hindi and emoji are written with them.
 */
const NOTHING =
  /[\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\ufffe\uffff]|(?<!Ã)\u00ad|(?![\t\n\r\x80-\x9f])\p{Cc}/gu;

/** The text with plain spaces, without invisible signs, and with each accented letter as one sign (Unicode NFC). */
export const cleanText = (text: string): string =>
  text.replaceAll(SPACES, ' ').replaceAll(NOTHING, '').normalize('NFC');
