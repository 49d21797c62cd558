import type { Root, RootContent } from 'mdast';
import { MONTHS } from './dates';

const AFTER_NUMBER = ['[ap]\\.?m', 'sq m', ...MONTHS].join('|');
const DIVIDED = new RegExp(
  [
    String.raw`(?<=\d) (?=(?:${AFTER_NUMBER})\b|%)`,
    String.raw`(?<=\d.sq) (?=m\b)`,
    String.raw`(?<=\d.[ap]m to) (?=\d)`,
    String.raw`(?<=\bclass(?:es)?) (?=[ivx]+\b)`,
  ].join('|'),
  'gi',
);

/** `to 2.00 pm`, `3 January`, `45 sq m`, `10 %` and `Class V` with spaces that do not break, so that no line begins with "pm". */
export function keepTogether(text: string): string {
  return text.replaceAll(DIVIDED, '\u00A0');
}

/** Keeps each time of day and each date in a parsed text on one line. Headings stay as they are: their ids are made of their words. */
export function keepTimes(node: Root | RootContent): void {
  if (node.type === 'heading') return;
  if (node.type === 'text') node.value = keepTogether(node.value);
  if ('children' in node) node.children.forEach(keepTimes);
}
