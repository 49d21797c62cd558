import type { ScannedPage } from './scan-page';

/** Where a list of classes may begin or end in a script: between quotes of any kind, for names may hold the others. */
const BETWEEN = [/["`\s]+/, /['`\s]+/, /["'`\s]+/];

/**
 * Every class that a page has, or can come to have from its islands.
 * @param script text of their bundle; each of its words counts as a class
 */
export function classesOf({ elements }: ScannedPage, script: string): ReadonlySet<string> {
  const classes = new Set(elements.flatMap(({ attributes }) => (attributes.class ?? '').split(/\s+/)));
  const props = elements.map(({ attributes }) => attributes['data-props'] ?? '').join(' ');
  for (const text of [props, script]) {
    for (const separator of BETWEEN) for (const word of text.split(separator)) classes.add(word);
  }
  return classes;
}
