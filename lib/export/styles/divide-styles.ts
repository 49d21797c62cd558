import { parse, type AtRule, type Root } from 'postcss';
import { foldConstants } from './fold-constants';

interface DividedStyles {
  /** What a screen needs to show the page. */
  first: string;
  /** The rules of `@media print`, and those of the layer `opened`. */
  later: string;
  /** Custom properties that the later rules ask for: their values differ by the colour scheme. */
  properties: ReadonlySet<string>;
}

const divided = new Map<string, DividedStyles>();

/**
 * Divides a style sheet into what the first screen needs, and what only paper needs or what somebody has opened: the
 * layer `opened` of app/globals.css. Rules for paper and screens are the screen's.
 */
export function divideStyles(css: string): DividedStyles {
  const known = divided.get(css);
  if (known) return known;
  const [first, later] = [parse(css), parse(css)];
  removeLater(first);
  foldConstants(later, { has: () => false });
  keepLater(later);
  const text = later.toString();
  const properties = new Set(Array.from(text.matchAll(/var\(\s*(--[\w-]+)/g), ([, name = '']) => name));
  const made = { first: first.toString(), later: text, properties };
  divided.set(css, made);
  return made;
}

function isLater({ name, params, nodes }: AtRule): boolean {
  return (
    (name === 'media' && params === 'print') || (name === 'layer' && params === 'opened' && Boolean(nodes))
  );
}

function removeLater(root: Root): void {
  root.walkAtRules((rule) => {
    if (!isLater(rule)) return;
    // The place where the layer stood is its rank.
    if (rule.name === 'layer') rule.removeAll();
    else rule.remove();
  });
}

function keepLater(container: Root | AtRule): void {
  container.each((node) => {
    if (node.type === 'atrule' && isLater(node)) return;
    if (node.type === 'atrule' && node.name === 'layer' && node.nodes) keepLater(node);
    else node.remove();
    if (node.type === 'atrule' && node.nodes?.length === 0) node.remove();
  });
}
