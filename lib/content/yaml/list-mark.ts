/**
 * What begins an item of a list instead of "- ": the bullets of Word and of web pages (the last two only Word shows),
 * dashes, and a hyphen right before the word. Groups: indentation, sign with its spaces, the item.
 */
export const LIST_MARK = /^(\s*)([•●▪◦‣○■□➢➤\uf0b7\uf0a7–—]\s*|-(?=\p{L}))(\S.*)$/u;
