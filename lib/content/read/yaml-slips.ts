import type { Position, Remedy } from './yaml';
import { isAlias, isMap, isNode, parseDocument } from 'yaml';
import { shorten } from '@/lib/text/text';
import { nameSign } from './yaml-syntax';

/** What an editor typed that makes a file unreadable, at its own place. */
export interface Cause extends Position {
  message: string;
  remedy?: Remedy;
}

/**
 * What begins an item of a list instead of "- ": the bullets of Word and of web pages (the last two only Word shows),
 * dashes, and a hyphen right before the word. Groups: indentation, sign with its spaces, the item.
 */
export const LIST_MARK = /^(\s*)([•●▪◦‣○■□➢➤\uf0b7\uf0a7–—]\s*|-(?=\p{L}))(\S.*)$/u;

/** @returns a cause whose change puts `to` in the place of `from`, which stands behind `before` in its line */
function causeAt(line: number, before: string, message: string, from: string, to: string): Cause {
  const place = { line, column: before.length + 1 };
  return { ...place, message, remedy: { ...place, from, to } };
}

const CONFLICT = /^(?:<{7}|\|{7}|>{7})(?: |$)/;

/** Two versions of a file that a program could not put together; undefined where there are none. */
export function findConflict(text: string): Cause | undefined {
  const lines = text.split('\n');
  const first = lines.findIndex((line) => CONFLICT.test(line)) + 1;
  const last = lines.findLastIndex((line) => CONFLICT.test(line)) + 1;
  const message = `has two versions between the marks <<<<<<< and >>>>>>>, lines ${first} to ${last}. Keep the right lines, and delete the others and the marks.`;
  return first ? { line: first, column: 1, message } : undefined;
}

/**
 * The cause of what the YAML parser noticed only later.
 * @param line where the parser gave up, in `text`
 * @param names fields that the file may have
 */
export function findCause(text: string, line: number, names: ReadonlySet<string>): Cause | undefined {
  const lines = text.split('\n');
  // The parser notices a line that it cannot read there, or one line further down.
  for (const number of [line, line - 1, line + 1]) {
    const typed = lines[number - 1] ?? '';
    const cause =
      findMissingSpace(typed, number, names) ??
      findHyphen(typed, number) ??
      findMark(typed, number) ??
      findUnquoted(lines, number, names);
    if (cause) return cause;
  }
  return undefined;
}

function findMissingSpace(typed: string, line: number, names: ReadonlySet<string>): Cause | undefined {
  const [, before = '', name = '', value = ''] = /^(\s*(?:- +)*)(\w+):(\S.*)$/.exec(typed) ?? [];
  const to = `${name}: ${value}`;
  const message = `needs a space after the colon. Write ${to}`;
  return names.has(name) ? causeAt(line, before, message, `${name}:${value}`, to) : undefined;
}

function findHyphen(typed: string, line: number): Cause | undefined {
  const [, before = '', value] = /^(\s*(?:- +)*\w+: +)(- .*?)\s*$/.exec(typed) ?? [];
  if (value === undefined) return undefined;
  const to = JSON.stringify(value);
  return causeAt(line, before, `begins a value with a hyphen. Write it in quotes: ${to}`, value, to);
}

function findMark(typed: string, line: number): Cause | undefined {
  const [, indent = '', mark, item = ''] = LIST_MARK.exec(typed) ?? [];
  if (mark === undefined) return undefined;
  const message = `begins with "${mark.trim()}". Begin each item with a hyphen and a space: - ${item}`;
  return causeAt(line, indent, message, mark, '- ');
}

const FIELD = /^(\s*(?:- +)*(\w+): +)(\S.*?)\s*$/;
/** An item without a field's name; its own colon may be meant as one. */
const ITEM = /^(\s*(?:- +)+)([@%*&!`[\]{}].*?|[^"'\s].*?: .*: .*?)\s*$/;
/** A damaged line would keep the parser busy, and no message could show it. */
const MOST_SIGNS = 1000;

/** A value that YAML reads otherwise than it is typed, and quotes round it. @param number of the line, 1-based */
function findUnquoted(
  lines: readonly string[],
  number: number,
  names: ReadonlySet<string>,
): Cause | undefined {
  const typed = lines[number - 1] ?? '';
  if (typed.length > MOST_SIGNS) return undefined;
  const [, field = '', name = '', own = ''] = FIELD.exec(typed) ?? [];
  const [, marks = '', item = ''] = ITEM.exec(typed) ?? [];
  const [before, value] = names.has(name) ? [field, own] : [marks, item];
  // A note at the end may be meant as one, and a value may go on below.
  if (!value || /^["'|>]|\s#/.test(value) || goesOn(lines, number) || isSound(value)) return undefined;
  const sign = value.charAt(0);
  const what = /[@%*&!`[\]{}]/.test(sign) ? nameSign(sign) : 'has a value with ": " in it.';
  const message = `${what} Write it in quotes: ${JSON.stringify(shorten(value))}`;
  return causeAt(number, before, message, value, JSON.stringify(value));
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
