import type { Path } from '@/lib/content/parse/values';
import type { Typed, TypedFields } from '@/lib/editing/forms/api/forms';
import type { Conflict } from '@/lib/editing/forms/refusal';
import { idOf, valueAt, type Form } from './form-values';

export interface Decision {
  path: Path;
  /** If undefined, the field or item is removed. */
  value: Typed | undefined;
}

export function applyDecisions(form: Form, decisions: readonly Decision[]): void {
  // Begin with the last decision, because removing an item shifts those after it.
  const left = [...decisions];
  for (let each = left.pop(); each; each = left.pop()) {
    const { path, value } = each;
    const [list, step] = [path.slice(0, -1), path[path.length - 1]];
    const others = () => (form.get(list) as readonly Typed[]).filter((_, index) => index !== step);
    if (value !== undefined || typeof step !== 'number') form.set(path, value);
    else form.set(list, others());
  }
}

/**
 * Combines both sides of a conflict if they changed only different fields, or different items of the same lists.
 * @param base the text from which both started
 * @returns undefined if the user has to choose, for example after a change made by hand
 */
export function mergeChanges(
  base: TypedFields | undefined,
  yours: TypedFields,
  { fields, values, by }: Conflict,
): Decision[] | undefined {
  if (!base || !values || by === undefined || !fields.length) return undefined;
  const merged = new Map<string, Decision>();
  for (const { path } of fields) {
    const list = listAround(values, path);
    const sides = [base, yours, values].map((side) => valueAt(side, list ?? path));
    if (list) {
      if (!sides.every((side) => Array.isArray(side))) return undefined;
      const value = mergeList(...(sides.map((side) => side.map(toKey)) as [string[], string[], string[]]));
      if (!value) return undefined;
      merged.set(idOf(list), { path: list, value: value.map((key) => JSON.parse(key) as Typed) });
    } else {
      const [before, own, theirs] = sides.map((side) => side && toKey(side));
      if (before === own) merged.set(idOf(path), { path, value: sides[2] });
      else if (before !== theirs) return undefined;
    }
  }
  return [...merged.values()];
}

/** The path of the outermost list that contains a path; undefined for a path outside of lists. */
function listAround(values: TypedFields, path: Path): Path | undefined {
  const paths = path.map((_, at) => path.slice(0, at + 1));
  return paths.find((each) => Array.isArray(valueAt(values, each)));
}

const toKey = (item: Typed): string => JSON.stringify(item);

/** Items are JSON texts. @returns undefined if both sides changed the same item, or if the changes are unclear */
function mergeList(base: string[], yours: string[], theirs: string[]): string[] | undefined {
  // Equal items cannot be told apart.
  if ([base, yours, theirs].some((all) => new Set(all).size < all.length)) return undefined;
  const removed = base.filter((key) => !yours.includes(key));
  const added = yours.filter((key) => !base.includes(key));
  if (removed.some((key) => !theirs.includes(key))) return undefined;
  const isInPlace =
    yours.length === base.length && removed.every((key) => added.includes(yours[base.indexOf(key)]!));
  if (isInPlace) return theirs.map((key) => (removed.includes(key) ? yours[base.indexOf(key)]! : key));
  if (removed.length && added.length) return undefined;
  const merged = theirs.filter((key) => !removed.includes(key));
  for (const key of added.filter((each) => !theirs.includes(each))) {
    const above = merged.indexOf(yours[yours.indexOf(key) - 1] ?? '');
    merged.splice(yours[0] === key ? 0 : above < 0 ? merged.length : above + 1, 0, key);
  }
  return merged;
}
