/** The characters of Windows-1252 for the bytes 0x80 to 0x9f, with a space for undefined bytes. */
const WINDOWS = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ';
const BYTES = new Map([
  ...Array.from({ length: 0x100 }, (_, byte): [string, number] => [String.fromCharCode(byte), byte]),
  ...Array.from(WINDOWS, (sign, index): [string, number] => [sign, 0x80 + index]).filter(
    ([sign]) => sign !== ' ',
  ),
]);
/** Matches a lead byte of UTF-8 with its continuation bytes, all decoded as Windows-1252. */
const GARBLED = /[ÂÃ][^\p{ASCII}]|[âà][^\p{ASCII}]{2}|ð[^\p{ASCII}]{3}/gu;
/** Matches the first bytes of an Indian letter whose last byte was lost. Every virama loses it. */
const HALF = /à[¤¥¦§¨©ª«¬\u00ad®¯°±²³´µ]/;
/** Matches characters that schools use: Latin letters and symbols, Indian scripts, punctuation, currency, emoji. */
const LIKELY =
  /^[\u{900}-\u{dff}\u{a0}-\u{17f}\u{2010}-\u{2044}\u{20ac}-\u{20b9}\u{2122}\u{2190}-\u{27bf}\u{1f300}-\u{1faff}]$/u;

/** Repairs UTF-8 that was decoded as Windows-1252: `Principalâ€™s` → `Principal’s`. Undefined if nothing is garbled. */
export function correctEncoding(text: string): string | undefined {
  const right = text.replaceAll(GARBLED, (garbled) => {
    const bytes = Array.from(garbled, (sign) => BYTES.get(sign));
    if (bytes.includes(undefined)) return garbled;
    // If the bytes are not valid UTF-8, the text was typed so. It decodes to U+FFFD, which `LIKELY` rejects.
    const sign = new TextDecoder().decode(Uint8Array.from(bytes as number[]));
    return LIKELY.test(sign) ? sign : garbled;
  });
  // Excel drops the last byte of a closing quote, because Windows-1252 does not define that byte.
  const closed = right.replaceAll(/â€(?=\p{ASCII}|$)/gu, '”');
  return closed === text ? undefined : closed;
}

/** True if letters are still garbled after `correctEncoding`, because bytes were lost. */
export const isPartlyGarbled = (right: string): boolean => HALF.test(right);
