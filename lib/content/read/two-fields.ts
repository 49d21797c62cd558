import { shorten } from '@/lib/text/text';
import type { Field } from '../kinds/describe';
import { type BadLine, causeAt, isSound, MOST_SIGNS, type Cause } from './cause';

/** Where the next field may begin within a line; the comma that parts them is dropped. */
const NEXT_FIELD = /(,?)\s+([A-Za-z]\w*): +(?=\S)/g;

/** Several fields on one line, none of which its group has on another: `- text: Clubs to: /clubs`. */
export function findTwoFields({ typed, number, lines, names }: BadLine): Cause | undefined {
  const [, before = '', name = ''] = /^(\s*(?:- +)*)([A-Za-z]\w*): +\S/.exec(typed) ?? [];
  if (!names.has(name) || typed.length > MOST_SIGNS || /\s#/.test(typed)) return undefined;
  const there = fieldsBeside(lines, number, before.length);
  const cuts = [...typed.slice(before.length).matchAll(NEXT_FIELD)].filter(([, , next = '']) => {
    const isNew = names.has(next) && !there.has(next);
    return isNew && there.add(next);
  });
  if (!cuts.length) return undefined;
  const whole = typed.slice(before.length).trimEnd();
  const ends = [...cuts.map(({ index }) => index), whole.length];
  const starts = [
    0,
    ...cuts.map(({ index, 0: { length }, 2: next = '' }) => whole.lastIndexOf(`${next}:`, index + length)),
  ];
  const parts = starts.map((start, at) => whole.slice(start, ends[at]));
  // A word of a sentence may be the name of a field too.
  const isCertain = cuts.every(([, comma, next = ''], at) => {
    const { type, form, refers, choices = [] }: Partial<Field> = names.get(next) ?? {};
    const value = (parts[at + 1] ?? '').slice(next.length + 1).trim();
    if (refers) return !/\s/.test(value);
    return comma !== '' || type !== 'string' || form !== undefined || choices.length > 0;
  });
  const to = parts.map(inQuotes).join(`\n${' '.repeat(before.length)}`);
  const message = `has ${parts.length} fields on one line. Write each on a line of its own: ${parts.map((part) => shorten(part, 60)).join(' / ')}`;
  return causeAt(number, before, message, isCertain && { from: whole, to });
}

/** The field with its value in quotes where YAML would read it otherwise. */
function inQuotes(field: string): string {
  const [, name = '', value = ''] = /^(\w+): +(.*)$/.exec(field) ?? [];
  return value && !isSound(value) ? `${name}: ${JSON.stringify(value)}` : field;
}

/** The names of the fields of the group to which a line belongs, its first included. @param column where they begin */
function fieldsBeside(lines: readonly string[], number: number, column: number): Set<string> {
  const nameOf = (line: string): string | undefined => /^\s*(?:- +)*(\w+):/.exec(line)?.[1];
  const startOf = (line: string): number => /^\s*(?:- +)*/.exec(line)?.[0].length ?? 0;
  const isItem = (line: string): boolean => /^\s*- /.test(line) && startOf(line) <= column;
  const isOutside = (line: string): boolean => line.trim() !== '' && startOf(line) < column;
  const last = number - 1;
  // An item begins a group, and its line belongs to it.
  const first = lines.findLastIndex(
    (line, at) => at <= last && (isItem(line) || isOutside(lines[at - 1] ?? '')),
  );
  const end = lines.findIndex((line, at) => at > last && (isItem(line) || isOutside(line)));
  const found = lines.slice(Math.max(first, 0), end < 0 ? undefined : end);
  return new Set(found.flatMap((line) => (startOf(line) === column ? (nameOf(line) ?? []) : [])));
}
