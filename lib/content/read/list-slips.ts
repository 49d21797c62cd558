import { shorten } from '@/lib/text/text';
import { type BadLine, causeAt, isSound, MOST_SIGNS, type Cause } from './cause';

const OPEN_LIST = /^(\s*(?:- +)*\w+: +)(\[[^\]#]*?)\s*$/;

/** The line that opens a list with `[`, which is not closed before the next field. @param line where the parser gave up */
export function findOpenList(lines: readonly string[], line: number): Cause | undefined {
  const at = lines.slice(0, line + 1).findLastIndex((each, index) => {
    if (each.length > MOST_SIGNS || !OPEN_LIST.test(each)) return false;
    const next = lines.slice(index + 1).find((below) => below.trim());
    return next === undefined || /^\s*(?:- |\w+:(?:\s|$))/.test(next);
  });
  const [, before = '', typed] = OPEN_LIST.exec(lines[at] ?? '') ?? [];
  if (typed === undefined) return undefined;
  const message = 'opens a list with [ and does not close it.';
  if (typed === '[') return causeAt(at + 1, before, `${message} Take [ out.`);
  const to = `${typed}]`;
  return causeAt(at + 1, before, `${message} Write ${shorten(to)}`, isSound(to) && { from: typed, to });
}

const indentOf = (line: string): number => line.search(/\S|$/);

/** The first field of an item that has lost its "- ": the item above has that field too. */
export function findLostHyphen({ typed, number, lines }: BadLine): Cause | undefined {
  const above = lines.slice(0, number - 1).findLast((line) => /^\s*- /.test(line)) ?? '';
  const [, name = ''] = /^\s*(\w+):\s/.exec(typed) ?? [];
  const to = `${' '.repeat(indentOf(above))}- ${typed.trim()}`;
  const isBeside = [0, 1, 2].includes(indentOf(typed) - indentOf(above));
  if (!name || !isBeside || above === to || !above.includes(`- ${name}:`)) return undefined;
  const message = `has no hyphen in front, and so belongs to the item above. Write ${shorten(to.trim())}`;
  return causeAt(number, '', message, { from: typed, to });
}

/** What stands in front of an item instead of "- ": a number as in a letter. */
export const NUMBERED = /^\(?\d{1,2} ?[.):-]\)?\s+/;

/** A line below the items of a list that has no "- ". */
export function findBareItem({ typed, number, lines }: BadLine): Cause | undefined {
  const before = lines[number - 2] ?? '';
  const indent = indentOf(typed);
  const item = typed.trim();
  const isBare = item !== '' && !/^(?:[-#•"'[\]{}&*!|>%@`]|[^:]*:(?:\s|$))/.test(item);
  if (!isBare || !/^\s*- /.test(before) || indentOf(before) !== indent) return undefined;
  const to = `- ${item.replace(NUMBERED, '')}`;
  // A sentence that goes on is no item of its own.
  const isNew = NUMBERED.test(item) || (/[.!?।]$/.test(before.trim()) && /^[^\p{Ll}]/u.test(item));
  const message = `has no "- " in front. Begin each item of the list with it: ${shorten(to)}`;
  const rest = isNew ? '' : `, or put it at the end of line ${number - 1} where it belongs to that`;
  const isCertain = isNew && isSound(to.slice(2));
  return causeAt(number, ' '.repeat(indent), message + rest, isCertain && { from: item, to });
}
