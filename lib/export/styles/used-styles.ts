import { parse, type Container, type Root, type Rule } from 'postcss';
import { foldConstants } from './fold-constants';
import { minifyStyles } from './minify-styles';
import type { PageNames } from './names-of';
import { removeUnnamed } from './remove-unnamed';
import { keepMatching, namesIn } from './selectors';

interface StyleSheet {
  root: Root;
  /** Every name that a rule asks for, and every custom property. */
  names: readonly string[];
  /** What is used of it, by the names that a page has: most pages of a kind have the same. */
  used: Map<string, string>;
}

const parsed = new Map<string, StyleSheet>();

/**
 * The style sheet without what can have no effect on a page: rules that ask for a class, an element, an id or an
 * attribute which the page and its islands do not have, and custom properties and animations that nothing uses.
 * Names must stand whole in components, not be put together from parts.
 * @param css as Next.js exported it
 */
export function usedStyles(css: string, page: PageNames): string {
  const sheet = parsed.get(css) ?? parseSheet(css);
  parsed.set(css, sheet);
  const key = sheet.names.filter((name) => page.has(name)).join(' ');
  const text = sheet.used.get(key) ?? minifyStyles(purge(sheet.root.clone(), page).toString());
  sheet.used.set(key, text);
  return text;
}

function parseSheet(css: string): StyleSheet {
  const root = parse(css);
  const names = new Set<string>();
  root.walkRules((rule) => {
    if (!isStep(rule)) for (const name of namesIn(rule.selector)) names.add(name);
  });
  root.walkDecls(/^--/, ({ prop }) => void names.add(prop));
  return { root, names: [...names], used: new Map() };
}

function purge(root: Root, page: PageNames): Root {
  root.walkRules((rule) => {
    if (isStep(rule)) return;
    const kept = keepMatching(rule.selector, page);
    if (kept === '') rule.remove();
    else rule.selector = kept;
  });
  // Safari needs it no longer since 12.1; the framework writes it three times.
  root.walkDecls(/^-webkit-text-decoration-/, (declaration) => {
    declaration.remove();
  });
  // The only format of faces that the oldest browsers here know, and know without being told.
  root.walkDecls('src', (declaration) => {
    declaration.value = declaration.value.replaceAll(/\s*format\(["']?woff2["']?\)/g, '');
  });
  foldConstants(root, page);
  removeUnnamed(root, page);
  removeEmpty(root);
  removeEmptyLayers(root);
  return root;
}

/** `12.5%` in an animation looks like a selector with a class. */
function isStep({ parent }: Rule): boolean {
  return parent?.type === 'atrule' && 'name' in parent && parent.name.endsWith('keyframes');
}

function removeEmpty(container: Container): void {
  container.each((node) => {
    if (node.type !== 'atrule' || !node.nodes) return;
    removeEmpty(node);
    if (node.nodes.length === 0 && node.name !== 'layer') node.remove();
  });
}

/** The order of their first mention is the rank of layers; one without rules has none. `opened` has its own in a file. */
function removeEmptyLayers(root: Root): void {
  const filled = new Set(['opened']);
  root.walkAtRules('layer', ({ params, nodes }) => {
    if (nodes?.length) filled.add(params);
  });
  root.walkAtRules('layer', (rule) => {
    if (rule.nodes?.length) return;
    rule.params = rule.params
      .split(/\s*,\s*/)
      .filter((name) => filled.has(name))
      .join(', ');
    if (rule.params === '') rule.remove();
  });
  // The last one needs no place.
  const last = root.nodes.findLast((node) => node.type === 'atrule' && node.name === 'layer');
  if (last?.type === 'atrule' && last.params === 'opened' && !last.nodes?.length) last.remove();
}
