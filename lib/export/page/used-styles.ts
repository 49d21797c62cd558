import { parse, type Root, type Rule } from 'postcss';

interface StyleSheet {
  root: Root;
  /** Every class that a rule asks for. */
  classes: readonly string[];
  /** What is used of it, by the classes that a page has: most pages of a kind have the same. */
  used: Map<string, string>;
}

const parsed = new Map<string, StyleSheet>();

/**
 * The style sheet without rules that ask for a class which the page and its islands do not have. Only classes are looked
 * at, and those within parentheses, as in `:not(.wide)`, are passed over: what is left out cannot match anything.
 * Class names must stand whole in components, not be put together from parts.
 * @param css as Next.js inlined it
 * @param classes every class that the page has or can come to have
 */
export function usedStyles(css: string, classes: ReadonlySet<string>): string {
  const sheet = parsed.get(css) ?? parseSheet(css);
  parsed.set(css, sheet);
  const key = sheet.classes.filter((name) => classes.has(name)).join(' ');
  const text = sheet.used.get(key) ?? purge(sheet.root, classes);
  sheet.used.set(key, text);
  return text;
}

function parseSheet(css: string): StyleSheet {
  const root = parse(css);
  const classes = new Set<string>();
  root.walkRules((rule) => {
    for (const name of classesOf(rule.selector)) classes.add(name);
  });
  return { root, classes: [...classes], used: new Map() };
}

function purge(root: Root, classes: ReadonlySet<string>): string {
  const used = root.clone();
  used.walkRules((rule) => keepUsed(rule, classes));
  used.walkAtRules((rule) => {
    // An empty @layer stays: the order of their first mention is their rank.
    if (rule.name !== 'layer' && rule.nodes?.length === 0) rule.remove();
  });
  return used.toString();
}

function keepUsed(rule: Rule, classes: ReadonlySet<string>): void {
  if (isStep(rule)) return;
  const kept = rule.selectors.filter((selector) => classesOf(selector).every((name) => classes.has(name)));
  if (kept.length === 0) rule.remove();
  else if (kept.length < rule.selectors.length) rule.selectors = kept;
}

/** `12.5%` in an animation looks like a selector with a class. */
function isStep({ parent }: Rule): boolean {
  return parent?.type === 'atrule' && 'name' in parent && parent.name.endsWith('keyframes');
}

/** `.hover\:underline:not(.a)` → `hover:underline`. */
function classesOf(selector: string): string[] {
  let outside = selector.replaceAll(/(?<!\\)\[[^\]\\]*\]/g, '');
  // From the innermost parentheses outwards; an escaped one belongs to a name.
  for (let before = ''; before !== outside;) {
    before = outside;
    outside = outside.replaceAll(/(?<!\\)\((?:\\.|[^()\\])*(?<!\\)\)/g, '');
  }
  return [...outside.matchAll(/\.((?:\\[0-9a-f]{1,6}\s?|\\.|[\w-]|[^\0-\x7F])+)/gi)].map(([, name = '']) =>
    unescape(name),
  );
}

/** A name as `class` has it (CSS Syntax Level 3, "consume an escaped code point"). */
function unescape(name: string): string {
  return name.replaceAll(/\\(?:([0-9a-f]{1,6})\s?|(.))/gi, (_, code: string | undefined, sign: string) =>
    code === undefined ? sign : String.fromCodePoint(Number.parseInt(code, 16)),
  );
}
