import parser, { type Node, type Root as SelectorRoot, type Selector } from 'postcss-selector-parser';
import type { PageNames } from './names-of';

/** Pseudo-classes with a list of selectors, of which one must match. */
const ONE_OF = new Set([':is', ':where', ':has', ':matches', ':-webkit-any', ':-moz-any']);
/** Parts of form fields have these pseudo-elements, and pseudo-classes that only such fields can have. */
const OF_FIELDS =
  /^:(:-webkit-(datetime|date-and|calendar|search|inner|outer)|:file-selector|:placeholder|-moz-ui)/;
const FIELDS = ['input', 'select', 'textarea'];

/** Every name that a list of selectors asks for, those in parentheses too. */
export function namesIn(selectors: string): string[] {
  const names = new Set<string>();
  parser((root) =>
    root.walk((node) => {
      const name = nameOf(node);
      if (name !== undefined) names.add(name);
      if (isOfFields(node)) for (const field of FIELDS) names.add(field);
    }),
  ).processSync(selectors);
  return [...names];
}

/**
 * A list of selectors without those that can match nothing.
 * @returns the empty text when none is left
 */
export function keepMatching(selectors: string, page: PageNames): string {
  return parser((root) => prune(root, page)).processSync(selectors);
}

/** @returns whether a selector is left */
function prune(list: SelectorRoot | parser.Pseudo, page: PageNames): boolean {
  for (const selector of [...list.nodes] as Selector[]) {
    if (!selector.nodes.every((node) => canMatch(node, page))) selector.remove();
  }
  return list.nodes.length > 0;
}

function canMatch(node: Node, page: PageNames): boolean {
  if (isOfFields(node)) return FIELDS.some((field) => page.has(field));
  if (node.type === 'pseudo') {
    // Nothing on a page is inside a shadow tree.
    if (node.value === ':host') return false;
    return ONE_OF.has(node.value) ? prune(node, page) : true;
  }
  const name = nameOf(node);
  return name === undefined || page.has(name);
}

function isOfFields(node: Node): boolean {
  return node.type === 'pseudo' && OF_FIELDS.test(node.value);
}

/** As `PageNames` has it; undefined for what every page can have. */
function nameOf(node: Node): string | undefined {
  if (node.type === 'class') return `.${node.value}`;
  if (node.type === 'id') return `#${node.value}`;
  if (node.type === 'tag') return node.value.toLowerCase();
  if (node.type === 'attribute') return `[${node.attribute.toLowerCase()}]`;
  return undefined;
}
