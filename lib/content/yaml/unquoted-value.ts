import { isAlias, isMap, isNode, parseDocument } from 'yaml';
import { shorten } from '@/lib/text/shorten';
import { nameSign } from './yaml-syntax';
import type { Cause } from './cause';

const FIELD = /^(\s*(?:- +)*(\w+): +)(\S.*?)\s*$/;
const MOST_SIGNS = 1000;
/** An item without a field's name; its own colon may be meant as one. */
const ITEM = /^(\s*(?:- +)+)([@%*&!`[\]{}].*?|[^"'\s].*?: .*: .*?)\s*$/;

/**
 * A value that YAML reads otherwise than it is typed, and quotes round it.
 * @param lines of the text  @param number of the line, 1-based  @param names fields that the file may have
 */
export function findUnquoted(
  lines: readonly string[],
  number: number,
  names: ReadonlySet<string>,
): Cause | undefined {
  const typed = lines[number - 1] ?? '';
  // A damaged line would keep the parser busy, and no message could show it.
  if (typed.length > MOST_SIGNS) return undefined;
  const [, before = '', name = '', value = ''] = FIELD.exec(typed) ?? [];
  const [, mark = '', item = ''] = ITEM.exec(typed) ?? [];
  if (names.has(name)) return toCause(lines, number, before, value);
  return item ? toCause(lines, number, mark, item) : undefined;
}

function toCause(lines: readonly string[], number: number, before: string, value: string): Cause | undefined {
  // A note at the end may be meant as one, and a value may go on below.
  if (/^["'|>]|\s#/.test(value) || goesOn(lines, number) || isSound(value)) return undefined;
  const sign = value.charAt(0);
  const what = /[@%*&!`[\]{}]/.test(sign) ? nameSign(sign) : 'has a value with ": " in it.';
  const column = before.length + 1;
  return {
    line: number,
    column,
    message: `${what} Write it in quotes: ${JSON.stringify(shorten(value))}`,
    remedy: { line: number, column, from: value, to: JSON.stringify(value) },
  };
}

/** Whether the next line is further in than the field or the item, and no note. */
function goesOn(lines: readonly string[], number: number): boolean {
  const [marks = ''] = /^\s*(?:- +)*/.exec(lines[number - 1] ?? '') ?? [];
  const next = lines[number] ?? '';
  return next.search(/[^\s#]/) > marks.length && !next.trimStart().startsWith('#');
}

/** Whether the value by itself is what it looks like. */
function isSound(value: string): boolean {
  // YAML takes the sign for a mark of its own, and leaves it out.
  if (value.startsWith('! ')) return false;
  const { errors, warnings, contents } = parseDocument(`x: ${value}\n`, { logLevel: 'error' });
  const node = isMap(contents) ? contents.items[0]?.value : undefined;
  const hasAnchor = isNode(node) && !isAlias(node) && node.anchor !== undefined;
  return errors.length + warnings.length === 0 && !isAlias(node) && !hasAnchor;
}
