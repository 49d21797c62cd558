import { closest, distance } from 'fastest-levenshtein';

/** Words that mean the same; of each group a choice, or the names of some fields, has one. */
const SAME: readonly (readonly string[])[] = [
  ['yes', 'true', 'y', 'on'],
  ['false', 'no', 'n', 'off', 'nahi', 'नहीं'],
  ['meeting', 'ptm', 'parents meeting'],
  ['begins', 'time', 'start'],
  ['place', 'venue'],
  ['picture', 'photo', 'image'],
  ['file', 'pdf', 'attachment'],
];

/** The one of `words` that is certainly meant: in other case, in another language, or with one typo. */
export function correctWord(typed: string, words: readonly string[]): string | undefined {
  const text = typed.trim().toLowerCase();
  const synonyms = SAME.find((group) => group.includes(text)) ?? [];
  const [cut, ...others] = words.filter((word) => isCutOff(text, word));
  return (
    words.find((word) => word.toLowerCase() === text) ??
    words.find((word) => synonyms.includes(word.toLowerCase())) ??
    (others.length ? undefined : cut) ??
    certainName(typed, words)
  );
}

/** `exam` for `examination`, `Sat` for `Saturday`; `new` may be another word than `news`. */
const isCutOff = (text: string, word: string): boolean =>
  text.length > 2 && text.length * 3 < word.length * 2 && word.toLowerCase().startsWith(text);

/** The one of `names` that differs by so little, and so much less than any other, that no other can be meant. */
export function certainName(typed: string, names: readonly string[]): string | undefined {
  if (typed.length > 100) return undefined;
  const most = typed.length < 4 ? 0 : Math.min(2, Math.floor(typed.length / 4));
  const [first, second] = [...new Set(names)]
    .map((name) => ({ name, away: distance(typed.toLowerCase(), name.toLowerCase()) }))
    .toSorted((a, b) => a.away - b.away);
  if (!first || first.away > most || first.name === typed) return undefined;
  return second && second.away <= first.away + (first.away ? 1 : 0) ? undefined : first.name;
}

/** The one of `names` that `name` is most likely a typo of, if any. */
export function nearestName(name: string, names: readonly string[]): string | undefined {
  if (!names.length || name.length > 200) return undefined;
  const lower = names.map((each) => each.toLowerCase());
  const near = closest(name.toLowerCase(), lower);
  // Of three letters two are another word.
  if (distance(name.toLowerCase(), near) <= Math.min(Math.max(2, name.length / 3), name.length - 2))
    return names[lower.indexOf(near)];
  const cut = names.filter((each) => name.length > 2 && each.toLowerCase().startsWith(name.toLowerCase()));
  return cut.length === 1 ? cut[0] : undefined;
}
