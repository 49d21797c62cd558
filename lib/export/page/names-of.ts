import type { ScannedPage } from './scan-page';

/** Where a list of classes may begin or end in a script: between quotes of any kind, for names may hold the others. */
const BETWEEN = [/["`\s]+/, /['`\s]+/, /["'`\s]+/];

/**
 * Every class (`.card`) and kind of element (`table`) that a page has, or can come to have from its islands.
 * @param script text of their bundle; each of its words counts as both
 */
export function namesOf({ elements }: ScannedPage, script: string): ReadonlySet<string> {
  const names = new Set(elements.map(({ name }) => name));
  for (const { attributes } of elements)
    for (const name of (attributes.class ?? '').split(/\s+/)) names.add(`.${name}`);
  const props = elements.map(({ attributes }) => attributes['data-props'] ?? '').join(' ');
  for (const text of [props, script]) {
    for (const separator of BETWEEN)
      for (const word of text.split(separator)) names.add(word).add(`.${word}`);
  }
  return names;
}
