import { keepTogether } from '@/lib/text/keep-together';
import { fillIn } from '@/lib/text/text';
import { memoize } from '../memoize';
import { words } from './in-use';
import { wordsIn } from './languages';

const { numbers: ROMAN, ...names } = wordsIn().words.labels;
const NAMES: Readonly<Record<string, string>> = names;

/** Translations of the words in labels. Each key is a key of NAMES, or the English word itself. */
export type Labels = Readonly<Record<string, string>>;

/** Matches the hyphen of a range such as `VI-VIII` or `Nursery-XII`, but not the hyphen before a section: `VI-B`. */
const SPAN = /(?<=\b(?:[IVX]+|Nursery|LKG|UKG|Playgroup))-(?=(?:[IVX]+|LKG|UKG)\b)/gi;

/** Returns a function that replaces the English words of a label; undefined if the language has no replacements. */
const replacerOf = memoize(({ numbers = '', ...own }: Labels) => {
  const romans = ROMAN.split(' ').map((number, index) => [number, numbers.split(' ')[index]] as const);
  const all = [...Object.entries(own).map(([name, to]) => [NAMES[name] ?? name, to] as const), ...romans];
  const differing = all.filter(([text, to]) => text !== to);
  if (!differing.length) return undefined;
  const replacements = new Map(
    differing.map(([text, to]) => [text.replaceAll(SPAN, ' to ').toLowerCase(), to]),
  );
  // Longer words come first, so that they win over words within them.
  const texts = [...replacements.keys()].toSorted((a, b) => b.length - a.length);
  const escaped = texts.map((text) => text.replaceAll(/[^\w\s]/g, String.raw`\$&`));
  const word = new RegExp(String.raw`(?<!\w)(?:${escaped.join('|')})(?!\w)`, 'gi');
  return (label: string): string =>
    label.replaceAll(SPAN, ' to ').replaceAll(word, (each) => replacements.get(each.toLowerCase()) ?? each);
});

/** Matches English words, but not `LKG`, `VI-B` or `to`. */
const WORDS = /(?:[A-Z][a-z]{2,}|[a-z]{3,})(?: (?:[A-Z][a-z]{2,}|[a-z]{3,}))*/g;

/** The untranslated part of `label`: `Robotics` in `Class X Robotics`; if there are several, all of `label`. */
export function unsaidIn(label: string, labels: Labels): string | undefined {
  const [first, more] = replacerOf(labels)?.(label).match(WORDS) ?? [];
  return more === undefined ? first : label;
}

/** `Classes VI to VIII` → `कक्षा 6 से 8`. Call it last, because other code reads labels as the school typed them. */
export function sayClass(label: string): string {
  const said = replacerOf(words.labels)?.(label);
  // Never mix two languages in one label.
  return said === undefined || said.search(WORDS) >= 0 ? label : keepTogether(said);
}

/** The label of a row: `IV-V`, in Hindi `कक्षा 4 से 5`, because enlarged text hides the heading कक्षा. */
export function sayRow(label: string): string {
  const said = sayClass(label);
  if (/class/i.test(label)) return said;
  const numbers = /[IVX]$/.test(label) ? /^\d.*|(?<=\s)\d+$/ : /^\d.*/;
  return said.replace(numbers, (all) => keepTogether(fillIn(words.class.title, { class: all })));
}
