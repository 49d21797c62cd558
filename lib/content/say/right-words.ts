import { distance } from 'fastest-levenshtein';

/** What the sides of a yes or no are written like. */
const SAME: readonly (readonly string[])[] = [
  ['yes', 'true', 'y', 'on', 'हाँ', 'हां'],
  ['false', 'no', 'n', 'off'],
];

/** The one of `words` that is certainly meant: in other case, in another language, or with one typo. */
export function rightWord(typed: string, words: readonly string[]): string | undefined {
  const text = typed.trim().toLowerCase();
  const same = words.find((word) => word.toLowerCase() === text);
  if (same !== undefined) return same;
  const synonyms = SAME.find((group) => group.includes(text)) ?? [];
  const synonym = words.find((word) => synonyms.includes(word));
  return synonym ?? certainName(typed, words);
}

/** The one of `names` that differs by so little, and so much less than any other, that no other can be meant. */
export function certainName(typed: string, names: readonly string[]): string | undefined {
  if (typed.length > 100) return undefined;
  const most = typed.length < 4 ? 0 : Math.min(2, Math.floor(typed.length / 4));
  const near = [...new Set(names)]
    .map((name) => ({ name, away: distance(typed.toLowerCase(), name.toLowerCase()) }))
    .toSorted((a, b) => a.away - b.away);
  const [first, second] = near;
  if (!first || first.away > most || first.name === typed) return undefined;
  return second && second.away <= first.away + (first.away ? 1 : 0) ? undefined : first.name;
}
