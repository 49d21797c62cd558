import type { Root, RootContent } from 'mdast';
import { MONTHS } from './dates';

const AFTER_NUMBER = ['[ap]\\.?m', 'sq m', 'minutes?', ...MONTHS].join('|');
const DIVIDED = new RegExp(
  [
    String.raw`(?<=\d) (?=(?:${AFTER_NUMBER})\b|%)`,
    String.raw`(?<=\d.sq) (?=m\b)`,
    String.raw`(?<=\b(?:${MONTHS.join('|')})) (?=20\d\d\b)`,
    String.raw`(?<=\bto) (?=\d)`,
    String.raw`(?<=\bclass(?:es)?) (?=[ivx]+\b)`,
    String.raw`(?<=\b[ivx]+ (?:to|and)) (?=[ivx]+\b)`,
    String.raw`(?<=\+91|\b\d{5}) (?=\d{5}\b)`,
  ].join('|'),
  'gi',
);
/** Browsers divide a session after its hyphen. */
const SESSION = /\b20\d\d-(?=\d\d\b(?!-))/g;

/** `to 2.00 pm`, `3 January 2027`, `45 sq m`, `10 %`, `+91 98765 43210` and `Class V` with spaces that do not break, so that no line begins with "pm". */
export const keepTogether = (text: string): string =>
  text.replaceAll(DIVIDED, '\u00A0').replaceAll(SESSION, '$&\u2060');

/** Keeps each time of day and each date in a parsed text on one line. Headings stay as they are: their ids are made of their words. */
export function keepTimes(node: Root | RootContent): void {
  if (node.type === 'heading') return;
  if (node.type === 'text') node.value = keepTogether(node.value);
  if ('children' in node) node.children.forEach(keepTimes);
}
