import type { ScannedPage } from './scan-page';

/**
 * Every class that a page has, or can come to have from its islands.
 * @param script text of their bundle; each of its words counts as a class
 */
export function classesOf({ elements }: ScannedPage, script: string): ReadonlySet<string> {
  const own = elements.flatMap(({ attributes }) => [attributes.class ?? '', attributes['data-props'] ?? '']);
  return new Set([...own, script].flatMap((text) => text.split(/["'`\s]+/)));
}
