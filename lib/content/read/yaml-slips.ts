import { isAlias, isMap, isNode, parseDocument } from 'yaml';
import { shorten } from '@/lib/text/text';
import type { Field } from '../kinds/describe';
import { explainNonValue } from '../say/explain';
import { stripMarkup, explainSigns, LIST_MARK } from '../say/plain-words';
import type { Position, Remedy } from '../parse/yaml';
import { nameSign } from '../parse/yaml-syntax';

/** The line at which the parser gave up, or a neighbouring line. */
interface BadLine {
  typed: string;
  number: number;
  lines: readonly string[];
  names: ReadonlyMap<string, Field>;
}

interface Cause extends Position {
  message: string;
  remedy?: Remedy;
}

/** @param before the part of the line before the mistake  @param change the correction, if it is certain */
function causeAt(
  line: number,
  before: string,
  message: string,
  change?: Pick<Remedy, 'from' | 'to'> | false,
): Cause {
  const place = { line, column: before.length + 1 };
  return { ...place, message, remedy: change ? { ...place, ...change } : undefined };
}

/** Longer lines occur only in damaged files, and would take too long to search. */
const MAX_SIGNS = 1000;

const CONFLICT = /^(?:<{7}|\|{7}|>{7})(?: |$)/;

export function findConflict(text: string): Cause | undefined {
  const lines = text.split('\n');
  const first = lines.findIndex((line) => CONFLICT.test(line)) + 1;
  const last = lines.findLastIndex((line) => CONFLICT.test(line)) + 1;
  const message = `has two versions between the marks <<<<<<< and >>>>>>>, lines ${first} to ${last}. Keep the right lines, and delete the others and the marks.`;
  return first ? causeAt(first, '', message) : undefined;
}

/** The cause of an error, often above the line that the YAML parser reports. @param line where the parser gave up */
export function findCause(text: string, line: number, names: ReadonlyMap<string, Field>): Cause | undefined {
  const lines = text.split('\n');
  const slipAt = (number: number): BadLine => ({ typed: lines[number - 1] ?? '', number, lines, names });
  // The line that the parser reports can be one too early or too late.
  for (const slip of [line, line - 1, line + 1].map(slipAt))
    for (const find of FINDERS) {
      const cause = slip.typed.length > MAX_SIGNS ? undefined : find(slip);
      if (cause) return cause;
    }
  return findBrokenLine(slipAt(line)) ?? findBrokenLine(slipAt(line + 1));
}

/** Ordered from the most certain: the first that finds a cause wins. */
const FINDERS = [findLostHyphen, findMissingSpace, findMark, findNoColon, findUnquoted];

const indentOf = (line: string): number => line.search(/\S|$/);

/** Finds an item that has lost its "- ": its first field is also the first field of the item above. */
function findLostHyphen({ typed, number, lines }: BadLine): Cause | undefined {
  const above = lines.slice(0, number - 1).findLast((line) => /^\s*- /.test(line)) ?? '';
  const [, name = ''] = /^\s*(\w+):\s/.exec(typed) ?? [];
  const to = `${' '.repeat(indentOf(above))}- ${typed.trim()}`;
  const isBeside = [0, 1, 2].includes(indentOf(typed) - indentOf(above));
  if (!name || !isBeside || above === to || !above.includes(`- ${name}:`)) return undefined;
  const message = `has no hyphen in front, so it belongs to the item above. Write ${shorten(to.trim())}`;
  return causeAt(number, '', message, { from: typed, to });
}

function findMissingSpace({ typed, number, names }: BadLine): Cause | undefined {
  const [, before = '', name = '', value = ''] = /^(\s*(?:- +)*)(\w+):(\S.*)$/.exec(typed) ?? [];
  const to = `${name}: ${value}`;
  const message = `needs a space after the colon. Write ${to}`;
  return names.has(name) ? causeAt(number, before, message, { from: `${name}:${value}`, to }) : undefined;
}

/** Finds an item that begins with a bullet or a star instead of "- ". */
function findMark({ typed, number, lines, names }: BadLine): Cause | undefined {
  const marked = (text: string) => LIST_MARK.exec(text) ?? /^(\s*)(\*\s+)(\S.*)$/.exec(text);
  const [, indent = '', mark, item = ''] = marked(typed) ?? [];
  const above = lines.slice(0, number - 1).findLast((text) => !marked(text)) ?? '';
  const [, list = ''] = /^\s*(?:- +)*(\w+):\s*$/.exec(above) ?? [];
  const isBelowItem = /^\s*- /.test(above) && !FIELD.test(above);
  // Lines that continue a value are not items.
  const isItem = isBelowItem || names.get(list)?.type === 'array' || /^\w+: /.test(item);
  if (mark === undefined || !isItem) return undefined;
  const message = `begins with "${mark.trim()}". Begin each item with a hyphen and a space: - ${item}`;
  return causeAt(number, indent, message, { from: mark, to: '- ' });
}

/** Matches `date 2025-04-12`, `session - 2025-26`, and fields with the colon of another script. */
const NO_COLON = /^(\s*(?:- +)*)([A-Za-z]\w*)\s*(?:([ः：﹕=])\s*|(?<=\s)(?:[-–—]\s*)?(?=\S))(.*)$/;

function findNoColon({ typed, number, lines, names }: BadLine): Cause | undefined {
  const [all, before = '', name = '', sign = '', value = ''] = NO_COLON.exec(typed) ?? [];
  // A line that continues a text can begin with a field's name, such as "to".
  const isThere = lines.some((each) => each.startsWith(`${before}${name}:`));
  if (all === undefined || !names.has(name) || (!sign && isThere)) return undefined;
  const to = `${name}: ${value}`.trimEnd();
  const message = `has ${sign ? `${sign} instead of a` : 'no'} colon. Write ${to}`;
  return causeAt(number, before, message, { from: all.slice(before.length), to });
}

const FIELD = /^(\s*(?:- +)*(\w+): +)(\S.*?)\s*$/;
/** Matches an item that has no field name, but begins with a special character of YAML or has two colons. */
const ITEM = /^(\s*(?:- +)+)(?!\{ *\w+:)([@%*&!`[\]{}].*?|[^"'\s].*?: .*: .*?)\s*$/;

function findUnquoted({ typed, number, lines, names }: BadLine): Cause | undefined {
  const [, field = '', name = '', own = ''] = FIELD.exec(typed) ?? [];
  const [, marks = '', item = ''] = ITEM.exec(typed) ?? [];
  const [before, value] = names.has(name) ? [field, own] : [marks, item];
  // Skip values with a comment, which might be intended, and values that continue on the next line.
  if (!value || /^["'|>]|\s#/.test(value) || goesOn(lines, number) || readsAsTyped(value)) return undefined;
  const left = explainNonValue(value, names.get(name));
  if (left !== undefined) return causeAt(number, before, typeof left === 'string' ? left : left.message);
  const sign = value.charAt(0);
  if (sign === '*') {
    const right = stripMarkup(value) ?? '';
    const isCertain = /[\p{L}\d]/u.test(right) && readsAsTyped(right);
    const change = isCertain && { from: value, to: right };
    return causeAt(number, before, explainSigns(value) ?? nameSign(sign), change);
  }
  if (names.get(name)?.type === 'array' && /[-[]/.test(sign)) {
    const first = `begins a list. Write ${shorten(value)} on its own line under ${name}:`;
    return causeAt(number, before, sign === '-' ? first : 'opens a list with [ but does not close it.');
  }
  const what = /[@%&!`[\]{}-]/.test(sign) ? nameSign(sign) : 'has a value with ": " in it.';
  const to = JSON.stringify(value);
  const message = `${what} Write ⟨it in quotes: ${JSON.stringify(shorten(value))}¦${shorten(value)}⟩`;
  // In "Clubs to: /clubs", the second word might begin a field that belongs on a line of its own.
  const isMissing = (word: string): boolean =>
    names.has(word) && !lines.some((each) => each.startsWith(`${word}:`));
  const isOneField = !Array.from(value.matchAll(/(\w+):/g), ([, word = '']) => word).some(isMissing);
  return causeAt(number, before, message, isOneField && { from: value, to });
}

/** True if the next line is indented further and is not a comment. */
function goesOn(lines: readonly string[], number: number): boolean {
  const [marks = ''] = /^\s*(?:- +)*/.exec(lines[number - 1] ?? '') ?? [];
  const next = lines[number] ?? '';
  return next.search(/[^\s#]/) > marks.length && !next.trimStart().startsWith('#');
}

function readsAsTyped(value: string): boolean {
  // YAML reads "!" as a tag, and drops it.
  if (value.startsWith('! ')) return false;
  const { errors, warnings, contents } = parseDocument(`x: ${value}\n`, { logLevel: 'error' });
  const node = isMap(contents) ? contents.items[0]?.value : undefined;
  const hasAnchor = isNode(node) && !isAlias(node) && node.anchor !== undefined;
  return errors.length + warnings.length === 0 && !isAlias(node) && !hasAnchor;
}

/** Finds the rest of a line that was split by pressing Enter, and a field without its colon. */
function findBrokenLine({ typed, number, lines, names }: BadLine): Cause | undefined {
  const [, field, name = ''] = FIELD.exec(lines[number - 2] ?? '') ?? [];
  if (field === undefined || !typed.trim() || /^\s*(?:[-#]|[^:]*:(?:\s|$))/.test(typed)) return undefined;
  const { type = 'string', form } = names.get(name) ?? {};
  const orField = type !== 'string' || form ? ', or write a field name and a colon in front' : '';
  return causeAt(number, '', `belongs to line ${number - 1}: move it there${orField}.`);
}
