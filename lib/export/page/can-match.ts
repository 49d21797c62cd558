/**
 * Whether a selector can match anything on a page. What is asked of it are its classes and kinds of elements; within
 * parentheses only where one of several must match, as in `:is(.a, table)`: `:not(.wide)` tells nothing for sure.
 * @param selector without commas at its top
 * @param has whether the page has a class (`.card`) or a kind of element (`table`)
 */
export function canMatch(selector: string, has: (name: string) => boolean): boolean {
  const { rest, choices } = takeParentheses(selector.replaceAll(/(?<!\\)\[[^\]\\]*\]/g, ''));
  const classes = [...rest.matchAll(CLASS)].map(([, name = '']) => `.${unescape(name)}`);
  const kinds = [...rest.replaceAll(CLASS, '.').matchAll(/(?:^|[\s>+~])([a-z][\w-]*)/gi)].map(
    ([, name = '']) => name.toLowerCase(),
  );
  // Not cut short: whoever collects the names asks for all of them.
  const answers = [...classes, ...kinds].map(has);
  answers.push(...choices.map((list) => list.map((each) => canMatch(each, has)).includes(true)));
  return !answers.includes(false);
}

const CLASS = /\.((?:\\[0-9a-f]{1,6}\s?|\\.|[\w-]|[^\0-\x7F])+)/gi;

/** Takes out everything in parentheses; `choices` are the lists of `:is()` and `:where()`. */
function takeParentheses(selector: string): { rest: string; choices: string[][] } {
  let rest = '';
  let depth = 0;
  let list = [''];
  const choices: string[][] = [];
  for (const [sign] of selector.matchAll(/\\.|[^\\]/gs)) {
    if (sign === ')' && --depth === 0 && /:(?:is|where)$/.test(rest)) choices.push(list);
    if (depth === 0 && sign !== ')' && sign !== '(') rest += sign;
    else if (depth === 1 && sign === ',') list.push('');
    else if (depth > 0) list.push((list.pop() ?? '') + sign);
    if (sign === '(' && depth++ === 0) list = [''];
  }
  return { rest, choices };
}

/** A name as `class` has it (CSS Syntax Level 3, "consume an escaped code point"). */
function unescape(name: string): string {
  return name.replaceAll(/\\(?:([0-9a-f]{1,6})\s?|(.))/gi, (_, code: string | undefined, sign: string) =>
    code === undefined ? sign : String.fromCodePoint(Number.parseInt(code, 16)),
  );
}
