import type { Declaration, Root } from 'postcss';
import parseValue from 'postcss-value-parser';
import type { PageNames } from './names-of';

/**
 * Writes out `var(--name)` where the value is certain: no rule that is left, and no script, gives the property another
 * value than that of its `@property` or of `:root`, or any at all. Tailwind has dozens of properties, of which a page
 * sets one or two; a school's accent is often the same in light and dark.
 */
export function foldConstants(root: Root, page: PageNames): void {
  const initial = new Map([...initialValues(root), ...rootValues(root)]);
  const changed = new Set<string>();
  root.walkDecls(/^--/, (declaration) => {
    const { prop, value } = declaration;
    if (!isFallback(declaration) && initial.get(prop) !== value) changed.add(prop);
  });
  const isCertain = (name: string): boolean => !changed.has(name) && !page.has(name);
  root.walkDecls((declaration) => {
    if (declaration.value.includes('var(')) declaration.value = fold(declaration.value, initial, isCertain);
  });
}

function initialValues(root: Root): Map<string, string> {
  const values = new Map<string, string>();
  root.walkAtRules('property', (rule) => {
    rule.walkDecls('initial-value', ({ value }) => void values.set(rule.params, value));
  });
  return values;
}

/** Values of properties that `:root` alone sets, always to the same. */
function rootValues(root: Root): Map<string, string> {
  const values = new Map<string, string>();
  const others = new Set<string>();
  root.walkDecls(/^--/, (declaration) => {
    const { prop, value, parent } = declaration;
    const isRoot = parent?.type === 'rule' && 'selector' in parent && parent.selector === ':root';
    if (!isRoot || value.includes('var(') || (values.get(prop) ?? value) !== value) others.add(prop);
    // Inside a query a value counts only when it is the same outside.
    else if (values.has(prop) || !isConditional(parent)) values.set(prop, value);
    else others.add(prop);
  });
  for (const prop of others) values.delete(prop);
  return values;
}

function isConditional(node: Declaration['parent']): boolean {
  for (let outer = node?.parent; outer && outer.type !== 'document'; outer = outer.parent) {
    if (outer.type === 'atrule' && 'name' in outer && outer.name !== 'layer') return true;
  }
  return false;
}

/** Whether it only repeats `@property` for browsers that do not know it, in a layer of Tailwind's. */
function isFallback({ parent }: Declaration): boolean {
  const layer = parent?.parent?.parent;
  return layer?.type === 'atrule' && 'params' in layer && layer.params === 'properties';
}

function fold(
  text: string,
  initial: ReadonlyMap<string, string>,
  isCertain: (name: string) => boolean,
): string {
  const parsed = parseValue(text);
  parsed.walk((node, index, siblings) => {
    if (node.type !== 'function' || node.value !== 'var') return;
    const [name, comma, ...fallback] = node.nodes;
    if (!name || !isCertain(name.value)) return;
    const value =
      initial.get(name.value) ?? (comma && fold(parseValue.stringify(fallback), initial, isCertain));
    if (value !== undefined) siblings[index] = { ...name, type: 'word', value };
  }, true);
  return parseValue.stringify(parsed.nodes);
}
