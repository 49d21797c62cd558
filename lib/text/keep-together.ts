import type { Root, RootContent } from 'mdast';
import { MONTHS } from './dates';

const AFTER_NUMBER = ['[ap]\\.?m', 'sq m', 'min(?:utes?)?', ...MONTHS].join('|');
const HINDI_MONTHS = 'जनवरी|फ़रवरी|मार्च|अप्रैल|मई|जून|जुलाई|अगस्त|सितंबर|अक्तूबर|अक्टूबर|नवंबर|दिसंबर';
const DIVIDED = new RegExp(
  [
    String.raw`(?<=\d) (?=(?:${AFTER_NUMBER})\b|%)`,
    String.raw`(?<=\d.sq) (?=m\b)`,
    // In `7 to 12 December 2026`, only the year may move to the next line.
    String.raw`(?<=\b\d\d?) (?=to \d\d? (?:${MONTHS.join('|')}))`,
    String.raw`(?<=\b(?<!\b\d\d? to \d\d? )(?:${MONTHS.join('|')})) (?=20\d\d\b)`,
    String.raw`(?<=\bto) (?=\d)`,
    String.raw`(?<=\b(?:class(?:es)?|[ivx]+ (?:to|and))) (?=[ivx]+\b)`,
    String.raw`(?<=कक्षा|सुबह|दोपहर|शाम|रात) (?=\d)|(?<=\d) (?=तक(?!\p{L}))`,
    String.raw`(?<=\d) (?=(?:बजे|क़िस्त|किस्त|साल|मिनट|${HINDI_MONTHS}))|(?<=(?<!20\d)\d) (?=(?:से|और) \d)|(?<=(?<!\p{L})(?:से|और)) (?=\d)`,
    String.raw`(?<=(?<!(?<!\d)\d\d? से \d\d? )(?:${HINDI_MONTHS})) (?=20\d\d(?!\d))`,
    String.raw`(?<=\+91|\b\d{5}) (?=\d{5}\b)`,
  ].join('|'),
  'giu',
);
/** Matches the hyphen of `2025-26` and the dash of `I–IV` and `कक्षा 1–4`, after which browsers would break the line. */
const DASHED = /20\d\d-(?=\d\d\b(?!-))|[IVX]–(?=[IVX])|(?<=(?:कक्षा|वापसी,)\s\d\d?)–(?=\d)/g;

/** Puts no-break spaces into `to 2.00 pm`, `3 January 2027`, `45 sq m`, `10 %`, `+91 98765 43210`, `Class V`, `I–IV` etc. */
export const keepTogether = (text: string): string =>
  text.replaceAll(DIVIDED, '\u00A0').replaceAll(DASHED, '$&\u2060');

/** Applies {@link keepTogether} to a parsed text, except its headings, whose ids are made from their words. */
export function keepTimes(node: Root | RootContent): void {
  if (node.type === 'heading') return;
  if (node.type === 'text') node.value = keepTogether(node.value);
  if ('children' in node) node.children.forEach(keepTimes);
}
