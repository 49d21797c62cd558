/**
 * Spaces of Word and web pages that look like a space: no-break, en, em, thin, ideographic and others. Not after the
 * signs with which they are half of a garbled letter ("Ã" and a no-break space): that is a mistake of its own.
 */
const SPACES = /(?<![ÂÃâà])[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000\u2028\u2029\u0085\v\f]/g;

/**
 * Signs that show nothing and change nothing: zero-width space, soft hyphen, marks of the direction of writing.
 * The zero-width joiner and non-joiner stay: Hindi and emoji are written with them.
 */
const NOTHING = /[\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]|(?<!Ã)\u00ad/g;

/** The text with plain spaces, without invisible signs, and with each accented letter as one sign (Unicode NFC). */
export function cleanText(text: string): string {
  return text.replaceAll(SPACES, ' ').replaceAll(NOTHING, '').normalize('NFC');
}

/** The line with its invisible signs by name, for a person to see. */
export function showInvisible(line: string): string {
  return line
    .replaceAll('\u00a0', '[no-break space]')
    .replaceAll(SPACES, '[special space]')
    .replaceAll('\u200b', '[zero-width space]')
    .replaceAll('\u00ad', '[soft hyphen]')
    .replaceAll(NOTHING, '[invisible sign]')
    .replaceAll(/\p{L}\p{M}+/gu, (letter) =>
      letter.normalize('NFC') === letter ? letter : `${letter.normalize('NFC')}[as two signs]`,
    )
    .replace(/[ \t]+$/, (spaces) => (spaces.length === 1 ? '[space]' : `[${spaces.length} spaces]`));
}
