import { parse, type Root, type Rule } from 'postcss';
import { canMatch } from './can-match';
import { dropEmpty } from './drop-empty';

interface StyleSheet {
  root: Root;
  /** Every class and kind of element that a rule asks for. */
  names: readonly string[];
  /** What is used of it, by the names that a page has: most pages of a kind have the same. */
  used: Map<string, string>;
}

const parsed = new Map<string, StyleSheet>();

/**
 * The style sheet without rules that ask for a class or a kind of element which the page and its islands do not have.
 * Names must stand whole in components, not be put together from parts.
 * @param css as Next.js inlined it
 * @param names as `namesOf` gives them
 */
export function usedStyles(css: string, names: ReadonlySet<string>): string {
  const sheet = parsed.get(css) ?? parseSheet(css);
  parsed.set(css, sheet);
  const key = sheet.names.filter((name) => names.has(name)).join(' ');
  const text = sheet.used.get(key) ?? purge(sheet.root, names);
  sheet.used.set(key, text);
  return text;
}

function parseSheet(css: string): StyleSheet {
  const root = parse(css);
  const names = new Set<string>();
  root.walkRules((rule) => {
    for (const selector of rule.selectors) canMatch(selector, (name) => names.add(name).has(name));
  });
  return { root, names: [...names], used: new Map() };
}

function purge(root: Root, names: ReadonlySet<string>): string {
  const used = root.clone();
  used.walkRules((rule) => keepUsed(rule, names));
  dropEmpty(used);
  return used.toString();
}

function keepUsed(rule: Rule, names: ReadonlySet<string>): void {
  if (isStep(rule)) return;
  const kept = rule.selectors.filter((selector) => canMatch(selector, (name) => names.has(name)));
  if (kept.length === 0) rule.remove();
  else if (kept.length < rule.selectors.length) rule.selectors = kept;
}

/** `12.5%` in an animation looks like a selector with a class. */
function isStep({ parent }: Rule): boolean {
  return parent?.type === 'atrule' && 'name' in parent && parent.name.endsWith('keyframes');
}
