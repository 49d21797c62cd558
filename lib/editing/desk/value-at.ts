import type { Path } from '@/lib/content/parse/values';

/** The value at a path, or undefined. Ignores names that every object inherits, such as `constructor`. */
export const valueAt = (value: unknown, path: Path): unknown =>
  // Safari 14 has no Object.hasOwn.
  path.reduce<unknown>((at, step) => {
    return typeof at === 'object' ? Object.getOwnPropertyDescriptor(Object(at), step)?.value : undefined;
  }, value);
