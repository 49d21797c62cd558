import { findUnquoted } from './unquoted-value';
import type { Cause } from './cause';
import { LIST_MARK } from './list-mark';

const CONFLICT = /^(?:<{7}|\|{7}|>{7})(?: |$)/;

/** Two versions of a file that a program could not put together; undefined where there are none. */
export function findConflict(text: string): Cause | undefined {
  const lines = text.split('\n');
  const first = lines.findIndex((line) => CONFLICT.test(line));
  if (first === -1) return undefined;
  const last = lines.findLastIndex((line) => CONFLICT.test(line));
  return {
    line: first + 1,
    column: 1,
    message: `has two versions between the marks <<<<<<< and >>>>>>>, lines ${first + 1} to ${last + 1}. Keep the right lines, and delete the others and the marks.`,
  };
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
  if (!names.has(name)) return undefined;
  const column = before.length + 1;
  const to = `${name}: ${value}`;
  const message = `needs a space after the colon. Write ${to}`;
  return { line, column, message, remedy: { line, column, from: `${name}:${value}`, to } };
}

function findHyphen(typed: string, line: number): Cause | undefined {
  const [, before = '', value = ''] = /^(\s*(?:- +)*\w+: +)(- .*?)\s*$/.exec(typed) ?? [];
  if (!value) return undefined;
  const column = before.length + 1;
  const to = JSON.stringify(value);
  const message = `begins a value with a hyphen. Write it in quotes: ${to}`;
  return { line, column, message, remedy: { line, column, from: value, to } };
}

function findMark(typed: string, line: number): Cause | undefined {
  const [, indent = '', mark = '', item = ''] = LIST_MARK.exec(typed) ?? [];
  if (!mark) return undefined;
  const column = indent.length + 1;
  const message = `begins with "${mark.trim()}". Begin each item with a hyphen and a space: - ${item}`;
  return { line, column, message, remedy: { line, column, from: mark, to: '- ' } };
}
