import { closest, distance } from 'fastest-levenshtein';

/** The one of `names` that `name` is most likely a typo of, if any. */
export function nearestName(name: string, names: readonly string[]): string | undefined {
  if (!names.length || name.length > 200) return undefined;
  const lower = names.map((each) => each.toLowerCase());
  const near = closest(name.toLowerCase(), lower);
  if (distance(name.toLowerCase(), near) > Math.max(2, name.length / 3)) return undefined;
  return names[lower.indexOf(near)];
}

/** A field that the schema does not have. @param near the field that is meant, where that is clear */
export function explainUnknown(near: string | undefined, known: readonly string[]): string {
  const hint = near ? `Did you mean "${near}"?` : `The fields here are: ${known.join(', ')}.`;
  return `there is no field of this name. ${hint}`;
}
