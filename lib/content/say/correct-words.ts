import { closest, distance } from 'fastest-levenshtein';

/** Groups of synonyms. Each group contains one accepted choice, or the names of one or more fields. */
const SAME: readonly (readonly string[])[] = [
  ['yes', 'true', 'y', 'on'],
  ['false', 'no', 'n', 'off', 'nahi', 'नहीं'],
  ['meeting', 'ptm', 'parents meeting'],
  ['begins', 'time', 'start'],
  ['place', 'venue'],
  ['picture', 'photo', 'image'],
  ['file', 'pdf', 'attachment'],
];

/** The word that is certainly meant, even if typed in another case or language, shortened, or with a typo. */
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

/** True for an abbreviation, such as `exam` for `examination`. `new` is not one for `news`: it omits too little. */
const isCutOff = (text: string, word: string): boolean =>
  text.length > 2 && text.length * 3 < word.length * 2 && word.toLowerCase().startsWith(text);

/** The name within a small edit distance, if all other names are clearly further away. */
export function certainName(typed: string, names: readonly string[]): string | undefined {
  if (typed.length > 100) return undefined;
  const most = typed.length < 4 ? 0 : Math.min(2, Math.floor(typed.length / 4));
  const [first, second] = [...new Set(names)]
    .map((name) => ({ name, away: distance(typed.toLowerCase(), name.toLowerCase()) }))
    .toSorted((a, b) => a.away - b.away);
  if (!first || first.away > most || first.name === typed) return undefined;
  return second && second.away <= first.away + (first.away ? 1 : 0) ? undefined : first.name;
}

/** The known name most likely meant by the mistyped `name`; undefined if none is similar. */
export function nearestName(name: string, names: readonly string[]): string | undefined {
  if (!names.length || name.length > 200) return undefined;
  const lower = names.map((each) => each.toLowerCase());
  const near = closest(name.toLowerCase(), lower);
  // A three-letter word that differs in two letters is a different word, not a typo.
  if (distance(name.toLowerCase(), near) <= Math.min(Math.max(2, name.length / 3), name.length - 2))
    return names[lower.indexOf(near)];
  const cut = names.filter((each) => name.length > 2 && each.toLowerCase().startsWith(name.toLowerCase()));
  return cut.length === 1 ? cut[0] : undefined;
}
