import { keepTogether } from '@/lib/text/keep-together';
import { memoize } from '../memoize';
import { EN_IN } from './en-IN';
import { words } from './in-use';

const { numbers: ROMAN, ...NAMES } = EN_IN.words.labels;

type Labels = typeof words.labels;

/** English words of labels, each with its replacement; empty where nothing differs. */
const replacementsOf = memoize((own: Labels) => {
  const numbers = own.numbers.split(' ');
  const differing = [
    ...Object.entries(NAMES).map(([name, text]) => [text, own[name as keyof Labels]] as const),
    ...ROMAN.split(' ').map((number, index) => [number, numbers[index] ?? number] as const),
  ].filter(([text, to]) => text !== to);
  return new Map(differing.map(([text, to]) => [text.toLowerCase(), to]));
});

/** `Classes`, `early learning`, `VI`: the longest first. */
const WORD = new RegExp(
  String.raw`\b(?:${[...Object.values(NAMES), ...ROMAN.split(' ')]
    .toSorted((a, b) => b.length - a.length)
    .join('|')})\b`,
  'gi',
);
/** `VI-VIII`, `Nursery-XII`, but not the section in `VI-B`. */
const SPAN = /(?<=\b(?:[IVX]+|Nursery|LKG|UKG|Playgroup))-(?=(?:[IVX]+|LKG|UKG)\b)/gi;

/**
 * A label of classes in the language of the site: `Classes VI to VIII` → `कक्षा 6 से 8`. The program itself reads labels as
 * typed, so a label is translated last.
 */
export const sayClass = (label: string): string => sayClassIn(words, label);

export function sayClassIn({ labels }: typeof words, label: string): string {
  const replacements = replacementsOf(labels);
  if (replacements.size === 0) return label;
  const said = label
    .replaceAll(SPAN, ' to ')
    .replaceAll(WORD, (word) => replacements.get(word.toLowerCase()) ?? word);
  return keepTogether(said);
}
