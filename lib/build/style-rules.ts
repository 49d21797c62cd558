import parser, { type Selector } from 'postcss-selector-parser';
import type { Root } from 'postcss';
import parseValue from 'postcss-value-parser';
import { memoize } from '@/lib/content/memoize';
import type { PageElement } from './scan-page';

/** Contains each `.class`, `#id`, `element` and `[attribute]` that a page might use, and each `--name` of its script. */
export interface PageNames {
  has: (name: string) => boolean;
}

/** Separators of words in a script. The first two omit one kind of quote, because a class name can contain it. */
const BETWEEN = [/["`\s]+/, /['`\s]+/, /["'`\s]+/];

/** @param script the islands' script. Any word in it might be a class, id or element, and it might add any attribute */
export function namesOf(elements: Pick<PageElement, 'name' | 'attributes'>[], script: string): PageNames {
  // Browsers themselves add `<tbody>` to tables, and `open` to opened details.
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

/** Matches pseudo-elements and pseudo-classes of form fields. */
const OF_FIELDS =
  /^:(:-webkit-(datetime|date-and|calendar|search|inner|outer)|:file-selector|:placeholder|-moz-ui)/;
const FIELDS = ['input', 'select', 'textarea'];

/** Returns lists of names: the selector can only match if the page has a name from each list. Ignores `:not()`. */
export const namesIn = memoize((selector: string) => namesOfNodes(parser().astSync(selector).first));

function namesOfNodes({ nodes }: Selector): string[][] {
  return nodes.flatMap((node) => {
    if (node.type === 'class') return [[`.${node.value}`]];
    if (node.type === 'id') return [[`#${node.value}`]];
    if (node.type === 'tag') return [[node.value.toLowerCase()]];
    if (node.type === 'attribute') return [[`[${node.attribute.toLowerCase()}]`]];
    if (node.type !== 'pseudo') return [];
    if (OF_FIELDS.test(node.value)) return [FIELDS];
    // Drop `:host`: pages have no shadow trees.
    if (node.value === ':host') return [[]];
    const choices = node.nodes.map(namesOfNodes);
    // If a rule also contains `:has()`, page-styles.ts keeps its `:is()`.
    if (node.value === ':is' && choices.every(({ length }) => length === 1)) return [choices.flat(2)];
    return node.value === ':has' && choices.length === 1 ? choices.flat() : [];
  });
}

export const canMatch = (selector: string, page: PageNames): boolean =>
  namesIn(selector).every((names) => names.some((name) => page.has(name)));

export function removeUnnamed(root: Root, page: PageNames): void {
  for (let before = -1, named = namesUsedIn(root); before !== named.size;) {
    before = named.size;
    root.walkDecls(/^--/, (declaration) => {
      if (!named.has(declaration.prop) && !page.has(declaration.prop)) declaration.remove();
    });
    // Repeat, because a removed property might have been the only one that used another property.
    named = namesUsedIn(root);
  }
  const named = namesUsedIn(root);
  root.walkAtRules('property', (rule) => {
    if (!named.has(rule.params)) rule.remove();
  });
  const animations = new Set<string>();
  root.walkDecls('animation', ({ value }) => value.split(/[\s,]+/).forEach((word) => animations.add(word)));
  root.walkAtRules('keyframes', (rule) => {
    if (!animations.has(rule.params)) rule.remove();
  });
}

export function namesUsedIn(root: Root): Set<string> {
  const names = new Set<string>();
  root.walkDecls(({ value }) => {
    for (const [, name = ''] of value.matchAll(/var\(\s*(--[\w-]+)/g)) names.add(name);
  });
  return names;
}

/** Replaces `var(--name)` with its value if no rule or script can change the value that `@property` or `:root` sets. */
export function foldConstants(root: Root, page: PageNames): void {
  const initial = initialValues(root);
  const changed = new Set<string>();
  root.walkDecls(/^--/, ({ prop, value }) => {
    // Tailwind sets properties to `initial` for browsers without `@property`. That does not count as a change.
    if ((initial.get(prop) ?? 'initial') !== value) changed.add(prop);
  });
  const isCertain = (name: string): boolean => !changed.has(name) && !page.has(name);
  root.walkDecls((declaration) => {
    if (declaration.value.includes('var(')) declaration.value = fold(declaration.value, initial, isCertain);
  });
}

/** The values from `@property`, and from `:root` outside media queries. */
function initialValues(root: Root): Map<string, string> {
  const values = new Map<string, string>();
  root.walkAtRules('property', (rule) => {
    rule.walkDecls('initial-value', ({ value }) => void values.set(rule.params, value));
  });
  root.each((rule) => {
    if (rule.type !== 'rule' || rule.selector !== ':root') return;
    rule.each((node) => {
      if (node.type === 'decl' && !node.value.includes('var(')) values.set(node.prop, node.value);
    });
  });
  return values;
}

function fold(text: string, initial: Map<string, string>, isCertain: (name: string) => boolean): string {
  const parsed = parseValue(text);
  parsed.walk((node, index, siblings) => {
    if (node.type !== 'function' || node.value !== 'var') return;
    const [name, comma, ...fallback] = node.nodes;
    if (!name || !isCertain(name.value)) return;
    const inner = comma && fold(parseValue.stringify(fallback), initial, isCertain);
    const value = initial.get(name.value) ?? inner;
    if (value !== undefined) siblings[index] = { ...name, type: 'word', value };
  }, true);
  return parseValue.stringify(parsed.nodes);
}
