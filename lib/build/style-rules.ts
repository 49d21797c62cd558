import parser, { type Selector } from 'postcss-selector-parser';
import type { Root } from 'postcss';
import parseValue from 'postcss-value-parser';
import { memoize } from '@/lib/content/memoize';
import type { PageElement } from './scan-page';

/**
 * What a selector may ask for: `.class`, `#id`, `element` and `[attribute]`, as a page has them or can come to have them;
 * `--name` is a custom property that a script may name.
 */
export interface PageNames {
  has: (name: string) => boolean;
}

/** Where a word may begin or end in a script: between quotes of any kind, for names of classes may hold the others. */
const BETWEEN = [/["`\s]+/, /['`\s]+/, /["'`\s]+/];

/** @param script of the islands: each of its words counts as a class, an id and an element, and with one every attribute can appear */
export function namesOf(elements: Pick<PageElement, 'name' | 'attributes'>[], script: string): PageNames {
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

/** Parts of form fields have these pseudo-elements, and pseudo-classes that only such fields can have. */
const OF_FIELDS =
  /^:(:-webkit-(datetime|date-and|calendar|search|inner|outer)|:file-selector|:placeholder|-moz-ui)/;
const FIELDS = ['input', 'select', 'textarea'];

/**
 * The names that a page must have for a selector to match something on it: of each list one. What is in the parentheses
 * of `:not()` and its like is not asked for; most of `:is()` is written out before (lib/build/plain-styles.ts).
 */
export const namesIn = memoize((selector: string) => namesOfNodes(parser().astSync(selector).first));

function namesOfNodes({ nodes }: Selector): string[][] {
  return nodes.flatMap((node) => {
    if (node.type === 'class') return [[`.${node.value}`]];
    if (node.type === 'id') return [[`#${node.value}`]];
    if (node.type === 'tag') return [[node.value.toLowerCase()]];
    if (node.type === 'attribute') return [[`[${node.attribute.toLowerCase()}]`]];
    if (node.type !== 'pseudo') return [];
    if (OF_FIELDS.test(node.value)) return [FIELDS];
    // Nothing on a page is inside a shadow tree.
    if (node.value === ':host') return [[]];
    const choices = node.nodes.map(namesOfNodes);
    // Beside `:has()` there are such lists still.
    if (node.value === ':is' && choices.every(({ length }) => length === 1)) return [choices.flat(2)];
    return node.value === ':has' && choices.length === 1 ? choices.flat() : [];
  });
}

/** Whether a selector can match something on the page. */
export const canMatch = (selector: string, page: PageNames): boolean =>
  namesIn(selector).every((names) => names.some((name) => page.has(name)));

/** Removes custom properties that neither a rule nor a script names, and animations that no rule asks for. */
export function removeUnnamed(root: Root, page: PageNames): void {
  for (let before = -1, named = namesUsedIn(root); before !== named.size;) {
    before = named.size;
    root.walkDecls(/^--/, (declaration) => {
      if (!named.has(declaration.prop) && !page.has(declaration.prop)) declaration.remove();
    });
    // What only a removed property named is named no longer.
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

/** Custom properties that values ask for. */
export function namesUsedIn(root: Root): Set<string> {
  const names = new Set<string>();
  root.walkDecls(({ value }) => {
    for (const [, name = ''] of value.matchAll(/var\(\s*(--[\w-]+)/g)) names.add(name);
  });
  return names;
}

/**
 * Writes out `var(--name)` where the value is certain: no rule that is left, and no script, gives the property another
 * value than that of its `@property` or of `:root`, or any at all. Tailwind's utilities bring such properties, which a
 * page seldom sets; a school's accent is often the same in light and dark.
 */
export function foldConstants(root: Root, page: PageNames): void {
  const initial = initialValues(root);
  const changed = new Set<string>();
  root.walkDecls(/^--/, ({ prop, value }) => {
    // As if it had none: what Tailwind writes for browsers that do not know `@property`.
    if ((initial.get(prop) ?? 'initial') !== value) changed.add(prop);
  });
  const isCertain = (name: string): boolean => !changed.has(name) && !page.has(name);
  root.walkDecls((declaration) => {
    if (declaration.value.includes('var(')) declaration.value = fold(declaration.value, initial, isCertain);
  });
}

/** Values of `@property`, and those that `:root` gives outside of every query; those of other rules are compared with them. */
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
