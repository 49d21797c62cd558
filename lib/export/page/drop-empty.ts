import type { AtRule, Root } from 'postcss';

/** Removes rules and at-rules without content; an empty `@layer` stays: the order of their first mention is their rank. */
export function dropEmpty(root: Root): void {
  root.walkRules((rule) => {
    if (rule.nodes.length === 0) rule.remove();
  });
  const found: AtRule[] = [];
  root.walkAtRules((rule) => {
    found.push(rule);
  });
  // From the innermost outwards.
  for (const rule of found.toReversed()) {
    if (rule.name !== 'layer' && rule.nodes?.length === 0) rule.remove();
  }
}
