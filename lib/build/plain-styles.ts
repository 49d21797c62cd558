import { parse } from 'postcss';
import parser, { type Pseudo } from 'postcss-selector-parser';

/** Next.js writes rules with `:is()` in these forms too. They are needed no longer, and weigh. */
const TWICE = /:-(?:webkit|moz)-any\(/;
/** Browsers that know one of these know `:is()`, and the others lose the rule anyway. */
const NEWER = /:has\(|:popover-open/;

/** Heights of what a phone's own bars leave of its screen. */
const DYNAMIC = /(?<=\d)[ds](?=v[hw]\b)/g;

// Why: docs/decisions/styling.md
/**
 * Writes out what the oldest browsers do not know. `:is()`, `:where()` and lists in `:not()` would cost them the whole
 * rule; what is written out counts as it then stands: `:where(.a) b` like `.a b`. Before a length such as `42svh` they
 * find one in `vh`.
 * @param css without rules within rules
 * @throws Error for a list that has no such form
 */
export function plainStyles(css: string): string {
  const root = parse(css);
  root.walkRules((rule) => {
    if (TWICE.test(rule.selector)) rule.remove();
    else if (/:(is|where|not)\(/.test(rule.selector) && !NEWER.test(rule.selector))
      rule.selectors = rule.selectors.flatMap(writeOut);
  });
  root.walkDecls((declaration) => {
    // Next.js puts seven faces behind it, of which no page needs one.
    if (declaration.prop === 'font-family')
      declaration.value = declaration.value.replace(/^system-ui,.*(?=sans-serif$)/, 'system-ui,');
    const { value } = declaration;
    if (value.search(DYNAMIC) >= 0) declaration.cloneBefore({ value: value.replaceAll(DYNAMIC, '') });
  });
  return root.toString();
}

const ONE_OF = new Set([':is', ':where']);

function writeOut(text: string): string[] {
  const selector = parser().astSync(text).first;
  selector.walkPseudos(writeOutNot);
  const index = selector.nodes.findIndex(({ type, value }) => type === 'pseudo' && ONE_OF.has(value ?? ''));
  if (index < 0) return [String(selector)];
  const start = selector.nodes.findLastIndex(({ type }, at) => at < index && type === 'combinator') + 1;
  const part = (from: number, to?: number): string => selector.nodes.slice(from, to).join('');
  const [outer, own, after] = [part(0, start), part(start, index), part(index + 1)];
  return (selector.at(index) as Pseudo).nodes.flatMap((choice) => {
    if (index > 0 && choice.some(({ type }) => type === 'combinator'))
      throw new Error(`styles: write ${text} without parentheses`);
    const inner = String(choice).trim();
    // An element stands before its classes.
    return writeOut(outer + (choice.first.type === 'tag' ? inner + own : own + inner) + after);
  });
}

function writeOutNot(pseudo: Pseudo): void {
  if (pseudo.value !== ':not') return;
  const choices = pseudo.nodes.flatMap((choice) => writeOut(String(choice).trim()));
  pseudo.replaceWith(parser.string({ value: choices.map((choice) => `:not(${choice})`).join('') }));
}
