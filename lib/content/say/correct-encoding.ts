/** What Windows shows for the bytes 0x80 to 0x9f; a space for those that it does not use. */
const WINDOWS = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ';
const BYTES = new Map([
  ...Array.from({ length: 0x100 }, (_, byte): [string, number] => [String.fromCharCode(byte), byte]),
  ...Array.from(WINDOWS, (sign, index): [string, number] => [sign, 0x80 + index]).filter(
    ([sign]) => sign !== ' ',
  ),
]);
/** A first byte of UTF-8 as Windows shows it, and as many as follow it. */
const GARBLED = /[ÂÃ][^\p{ASCII}]|[âà][^\p{ASCII}]{2}|ð[^\p{ASCII}]{3}/gu;
/** The beginning of a letter of an Indian script whose end was lost, as that of every virama is. */
const HALF = /à[¤¥¦§¨©ª«¬\u00ad®¯°±²³´µ]/;
/** What people at a school type: Latin letters and signs, scripts of India, punctuation, currency, emoji. */
const LIKELY =
  /^[\u{900}-\u{dff}\u{a0}-\u{17f}\u{2010}-\u{2044}\u{20ac}-\u{20b9}\u{2122}\u{2190}-\u{27bf}\u{1f300}-\u{1faff}]$/u;

/**
 * A text that a program read in the wrong encoding (UTF-8 taken for Windows-1252), as it was: `Principalâ€™s` →
 * `Principal’s`. Undefined where nothing is garbled.
 */
export function correctEncoding(text: string): string | undefined {
  const right = text.replaceAll(GARBLED, (garbled) => {
    const bytes = Array.from(garbled, (sign) => BYTES.get(sign));
    if (bytes.includes(undefined)) return garbled;
    // What is no UTF-8 is what was typed: the decoder shows it by a sign that is not likely.
    const sign = new TextDecoder().decode(Uint8Array.from(bytes as number[]));
    return LIKELY.test(sign) ? sign : garbled;
  });
  // Excel leaves out the last byte of a closing quote, which Windows does not use.
  const closed = right.replaceAll(/â€(?=\p{ASCII}|$)/gu, '”');
  return closed === text ? undefined : closed;
}

/** Whether a garbled text is still garbled in part after `correctEncoding`: some of its letters are lost. */
export const isPartlyGarbled = (right: string): boolean => HALF.test(right);
