import type { Root } from 'postcss';
import type { PageNames } from './names-of';

/** Removes custom properties that neither a rule nor a script names, and animations that no rule asks for. */
export function removeUnnamed(root: Root, page: PageNames): void {
  for (let before = -1, named = namesOf(root); before !== named.size;) {
    before = named.size;
    root.walkDecls(/^--/, (declaration) => {
      if (!named.has(declaration.prop) && !page.has(declaration.prop)) declaration.remove();
    });
    // What only a removed property named is named no longer.
    named = namesOf(root);
  }
  const named = namesOf(root);
  root.walkAtRules('property', (rule) => {
    if (!named.has(rule.params)) rule.remove();
  });
  root.walkRules((rule) => {
    if (rule.nodes.length === 0) rule.remove();
  });
  const animations = new Set<string>();
  root.walkDecls(/^animation(-name)?$/, ({ value }) =>
    value.split(/[\s,]+/).forEach((word) => animations.add(word)),
  );
  root.walkAtRules('keyframes', (rule) => {
    if (!animations.has(rule.params)) rule.remove();
  });
}

/** Custom properties that values ask for. */
function namesOf(root: Root): Set<string> {
  const names = new Set<string>();
  root.walkDecls(({ value }) => {
    for (const [, name = ''] of value.matchAll(/var\(\s*(--[\w-]+)/g)) names.add(name);
  });
  return names;
}
