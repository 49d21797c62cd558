import type { Path } from '@/lib/content/parse/values';

/** The value at a path, or undefined. Ignores names that every object inherits, such as `constructor`. */
export const valueAt = (value: unknown, path: Path): unknown =>
  // Safari 14 has no Object.hasOwn.
  path.reduce<unknown>((at, step) => {
    return typeof at === 'object' ? Object.getOwnPropertyDescriptor(Object(at), step)?.value : undefined;
  }, value);

/** A copy of `root` with one value changed. Creates missing groups on its path. @param value undefined to remove it */
export function withValue<Own>(root: Own, path: Path, value: unknown): Own {
  const [step, ...rest] = path;
  if (step === undefined) return value as Own;
  if (typeof step === 'number') {
    const items: unknown[] = Array.isArray(root) ? [...(root as unknown[])] : [];
    items[step] = withValue(items[step], rest, value) ?? '';
    return items as Own;
  }
  const group = { ...root } as Record<string, unknown>;
  const own = withValue(valueAt(group, [step]), rest, value);
  if (own !== undefined) return { ...group, [step]: own } as Own;
  delete group[step];
  return group as Own;
}
