import { parse } from 'postcss';
import parser, { type Pseudo } from 'postcss-selector-parser';

/** Matches copies of `:is()` rules that Next.js adds for browsers older than those supported. */
const OBSOLETE = /:-(?:webkit|moz)-any\(/;
/** Matches selectors of browsers that also support `:is()`. Other browsers ignore the whole rule. */
const NEWER = /:has\(|:popover-open/;

/** Matches the letter of dynamic viewport units, such as `svh`. */
const DYNAMIC = /(?<=\d)[ds](?=v[hw]\b)/g;

// Why: docs/decisions/styling.md
/**
 * Rewrites CSS for the oldest supported browsers. Expands `:is()`, `:where()` and lists in `:not()`, which changes the
 * specificity to that of the expanded selector, and adds a fallback in `vh` before lengths such as `42svh`.
 * @param css without nested rules @throws Error if it cannot expand a list
 */
export function plainStyles(css: string): string {
  const root = parse(css);
  root.walkRules((rule) => {
    if (OBSOLETE.test(rule.selector)) rule.remove();
    else if (/:(is|where|not)\(/.test(rule.selector) && !NEWER.test(rule.selector))
      rule.selectors = rule.selectors.flatMap(expand);
  });
  root.walkDecls((declaration) => {
    // Next.js adds seven fallback fonts. No page needs them.
    if (declaration.prop === 'font-family')
      declaration.value = declaration.value.replace(/^system-ui,.*(?=sans-serif$)/, 'system-ui,');
    const { value } = declaration;
    if (value.search(DYNAMIC) >= 0) declaration.cloneBefore({ value: value.replaceAll(DYNAMIC, '') });
  });
  return root.toString();
}

function expand(text: string): string[] {
  const selector = parser().astSync(text).first;
  selector.walkPseudos(expandNot);
  const index = selector.nodes.findIndex(
    ({ type, value = '' }) => type === 'pseudo' && /^:(is|where)$/.test(value),
  );
  if (index < 0) return [String(selector)];
  const start = selector.nodes.findLastIndex(({ type }, at) => at < index && type === 'combinator') + 1;
  const part = (from: number, to?: number): string => selector.nodes.slice(from, to).join('');
  const [outer, own, after] = [part(0, start), part(start, index), part(index + 1)];
  return (selector.at(index) as Pseudo).nodes.flatMap((choice) => {
    if (index > 0 && choice.some(({ type }) => type === 'combinator'))
      throw new Error(`styles: write ${text} without parentheses`);
    const inner = String(choice).trim();
    // A type selector must be first in the compound.
    return expand(outer + (choice.first.type === 'tag' ? inner + own : own + inner) + after);
  });
}

function expandNot(pseudo: Pseudo): void {
  if (pseudo.value !== ':not') return;
  const choices = pseudo.nodes.flatMap((choice) => expand(String(choice).trim()));
  pseudo.replaceWith(parser.string({ value: choices.map((choice) => `:not(${choice})`).join('') }));
}
