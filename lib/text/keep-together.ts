const AFTER_NUMBER = [
  '[ap]\\.?m',
  'sq m',
  ...Array.from({ length: 12 }, (_, month) =>
    new Intl.DateTimeFormat('en-IN', { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2001, month)),
  ),
].join('|');
const DIVIDED = new RegExp(String.raw`(?<=\d) (?=(?:${AFTER_NUMBER})\b)|(?<=\d.sq) (?=m\b)`, 'gi');

/** `2.00 pm`, `3 January` and `45 sq m` with spaces that do not break, so that no line begins with "pm". */
export function keepTogether(text: string): string {
  return text.replaceAll(DIVIDED, '\u00A0');
}
