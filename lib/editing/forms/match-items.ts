import { isDeepStrictEqual } from 'node:util';
import { groupOf } from '@/lib/content/parse/values';

/** For each item of `after`, the index of the same or a similar item in `before`; undefined for a new item. */
export function matchItems(before: readonly unknown[], after: readonly unknown[]): (number | undefined)[] {
  const free = new Set(before.keys());
  const sources = after.map((item, at) => {
    const isSame = (index: number): boolean => isDeepStrictEqual(before[index], item);
    const own = free.has(at) && isSame(at) ? at : [...free].find(isSame);
    if (own !== undefined) free.delete(own);
    return own;
  });
  for (const [at, item] of after.entries()) {
    if (sources[at] !== undefined || !free.size) continue;
    const isReplaced = free.size === sources.filter((each) => each === undefined).length;
    // If no item was added or removed, match items at the same place even if they have nothing in common.
    const least = isReplaced ? 0.5 : 1;
    const likely = [...free].map((index) => {
      return { index, alike: countSame(before[index], item) + (index === at ? 0.5 : 0) };
    });
    const [best] = likely.toSorted((a, b) => b.alike - a.alike);
    if (!best || best.alike < least) continue;
    sources[at] = best.index;
    free.delete(best.index);
  }
  return sources;
}

function countSame(a: unknown, b: unknown): number {
  const [one, other] = [groupOf(a), groupOf(b)];
  return Object.keys(one).filter(
    (key) => Object.hasOwn(other, key) && isDeepStrictEqual(one[key], other[key]),
  ).length;
}
