import { closest, distance } from 'fastest-levenshtein';

/** The one of `names` that `name` is most likely a typo of, if any. */
export function nearestName(name: string, names: readonly string[]): string | undefined {
  if (!names.length || name.length > 200) return undefined;
  const lower = names.map((each) => each.toLowerCase());
  const near = closest(name.toLowerCase(), lower);
  if (distance(name.toLowerCase(), near) > Math.max(2, name.length / 3)) return undefined;
  return names[lower.indexOf(near)];
}

/**
 * The one of `names` that a file certainly or likely has now: a typo, or the same beginning, as when `bus.jpg` became
 * `bus-2026.png`. Undefined where several have it.
 */
export function nearestFile(name: string, names: readonly string[]): string | undefined {
  const near = nearestName(name, names);
  if (near !== undefined) return near;
  const stem = stemOf(name);
  const akin = names.filter((each) => begins(stemOf(each), stem) || begins(stem, stemOf(each)));
  return akin.length === 1 ? akin[0] : undefined;
}

function stemOf(name: string): string {
  return name.toLowerCase().replace(/\.\w+$/, '');
}

/** Whether `short`, which says something by itself, is the first word or words of `long`. */
function begins(long: string, short: string): boolean {
  return short.length > 2 && long.startsWith(short) && !/^\p{L}/u.test(long.slice(short.length));
}

/** A field that the schema does not have. @param near the field that is meant, where that is clear */
export function explainUnknown(near: string | undefined, known: readonly string[]): string {
  const hint = near ? `Did you mean "${near}"?` : `The fields here are: ${known.join(', ')}.`;
  return `there is no field of this name. ${hint}`;
}
