/** As lib/export/page/scan-page.ts reads them from a page. */
interface NamedElement {
  name: string;
  attributes: Readonly<Record<string, string>>;
}

/**
 * What a selector may ask for: `.class`, `#id`, `element` and `[attribute]`, as a page has them or can come to have them.
 * `--name` stands for a custom property that a script may name.
 */
export interface PageNames {
  has: (name: string) => boolean;
}

/** Where a word may begin or end in a script: between quotes of any kind, for names of classes may hold the others. */
const BETWEEN = [/["`\s]+/, /['`\s]+/, /["'`\s]+/];

/**
 * @param script text of the islands' bundle: each of its words counts as a class, an id and an element, and with a script
 * every attribute can appear
 */
export function namesOf(elements: readonly NamedElement[], script: string): PageNames {
  // A browser adds them by itself: `<tbody>` to a table, `open` to what is opened.
  const names = new Set(['tbody', '[open]']);
  const words = new Set<string>();
  for (const { name, attributes } of elements) {
    names.add(name);
    for (const attribute of Object.keys(attributes)) names.add(`[${attribute}]`);
    if (attributes.id !== undefined) names.add(`#${attributes.id}`);
    for (const each of (attributes.class ?? '').split(/\s+/)) names.add(`.${each}`);
    addWords(attributes['data-props'] ?? '', words);
  }
  addWords(script, words);
  return {
    has: (name) =>
      names.has(name) || words.has(name.replace(/^[.#]/, '')) || (name.startsWith('[') && script !== ''),
  };
}

function addWords(text: string, words: Set<string>): void {
  for (const separator of BETWEEN) for (const word of text.split(separator)) words.add(word);
}
