import { keepTogether } from '@/lib/text/keep-together';
import { memoize } from '../memoize';
import { EN_IN } from './en-IN';
import { words } from './in-use';

const { numbers: ROMAN, ...NAMES } = EN_IN.words.labels;

type Labels = typeof words.labels;

/** The English words in labels, each with its translation. Empty if the language changes none. */
const replacementsOf = memoize((own: Labels) => {
  const numbers = own.numbers.split(' ');
  const differing = [
    ...Object.entries(NAMES).map(([name, text]) => [text, own[name as keyof Labels]] as const),
    ...ROMAN.split(' ').map((number, index) => [number, numbers[index] ?? number] as const),
  ].filter(([text, to]) => text !== to);
  return new Map(differing.map(([text, to]) => [text.toLowerCase(), to]));
});

/** Matches `Classes`, `early learning`, `VI`. Longer words come first, so that they win. */
const WORD = new RegExp(
  String.raw`\b(?:${[...Object.values(NAMES), ...ROMAN.split(' ')]
    .toSorted((a, b) => b.length - a.length)
    .join('|')})\b`,
  'gi',
);
/** Matches the hyphen of a range such as `VI-VIII` or `Nursery-XII`, but not that before the section in `VI-B`. */
const SPAN = /(?<=\b(?:[IVX]+|Nursery|LKG|UKG|Playgroup))-(?=(?:[IVX]+|LKG|UKG)\b)/gi;

/**
 * Translates a label of classes: `Classes VI to VIII` → `कक्षा 6 से 8`. Call it last, because the program reads labels
 * as the school typed them.
 */
export function sayClass(label: string): string {
  const replacements = replacementsOf(words.labels);
  if (replacements.size === 0) return label;
  const said = label
    .replaceAll(SPAN, ' to ')
    .replaceAll(WORD, (word) => replacements.get(word.toLowerCase()) ?? word);
  // Never half a label in each language.
  return /[a-z]{3}/.test(said) ? label : keepTogether(said);
}
