import { distance } from 'fastest-levenshtein';
import { shorten } from '@/lib/text/text';
import type { Field } from '../kinds/describe';
import { explainDitto, explainLeft } from '../say/left-by-programs';
import { certainWords, explainSigns, plainWords } from '../say/plain-words';
import { type BadLine, causeAt, isSound, MOST_SIGNS, type Cause } from './cause';
import { findBareItem, findLostHyphen, findOpenList } from './list-slips';
import { parseYaml } from './yaml';
import { nameSign } from './yaml-syntax';

/** The bullets of Word and of web pages; those of Word's own fonts are letters before a tab, or shown as a box. */
export const BULLETS = String.raw`[•●▪◦‣○■□☐➢➤·\uf0b7\uf0a7\uf0d8\uf0fc]|[üv§Øàq](?=\t)`;

/** What stands before the lines of a list in chats, and the letters that Word's bullets become; one alone may be meant. */
export const TICKS = String.raw`(?:[✓✔☑✅☛►▶▸◆◇❖✦★→⇒»👉🔹🔸📌][\ufe0f\u{1f3fb}-\u{1f3ff}]*(?=\s*[\p{L}\d*("'[])|[üvØq§](?=\s+\p{L}))`;

/**
 * What begins an item of a list instead of "- ": bullets, dashes, and a hyphen right before the word. Groups:
 * indentation, sign with its spaces, the item.
 */
export const LIST_MARK = new RegExp(
  String.raw`^(\s*)((?:${BULLETS}|[–—]|${TICKS})\s*|-(?=\p{L}))(\S.*)$`,
  'u',
);

const CONFLICT = /^(?:<{7}|\|{7}|>{7})(?: |$)/;

/** Two versions of a file that a program could not put together; undefined where there are none. */
export function findConflict(text: string): Cause | undefined {
  const lines = text.split('\n');
  const first = lines.findIndex((line) => CONFLICT.test(line)) + 1;
  const last = lines.findLastIndex((line) => CONFLICT.test(line)) + 1;
  const message = `has two versions between the marks <<<<<<< and >>>>>>>, lines ${first} to ${last}. Keep the right lines, and delete the others and the marks.`;
  return first ? causeAt(first, '', message) : undefined;
}

/**
 * The cause of what the YAML parser noticed only later.
 * @param line where the parser gave up, in `text`
 * @param names fields that the file may have
 * @param known fields of every file
 */
export function findCause(
  text: string,
  line: number,
  names: ReadonlyMap<string, Field>,
  known: Iterable<readonly [string, Field]> = [],
): Cause | undefined {
  const lines = text.split('\n');
  const open = findOpenList(lines, line);
  if (open) return open;
  const slipAt = (number: number): BadLine => ({ typed: lines[number - 1] ?? '', number, lines, names });
  // The parser notices a line that it cannot read there, or one line further down.
  for (const slip of [line, line - 1, line + 1].map(slipAt))
    for (const find of FINDERS) {
      const cause = find(slip);
      if (cause) return cause;
    }
  const others = new Map(known);
  return findBrokenLine(slipAt(line), others) ?? findBrokenLine(slipAt(line + 1), others);
}

export const CELLS =
  'is a row of a spreadsheet. Write each of its cells on a line of its own, behind its field, such as class: VI-VIII';

const findCells = ({ typed, number }: BadLine): Cause | undefined =>
  /^[^:]*[^\s:]\t+\S[^:]*$/.test(typed) ? causeAt(number, '', CELLS) : undefined;

/** In the order in which they are sure of themselves. */
const FINDERS = [
  findLostHyphen,
  findMissingSpace,
  findHyphen,
  findMark,
  findOtherColon,
  findTwoFields,
  findUnquoted,
  findCells,
  findBareItem,
];

function findOtherColon({ typed, number, lines, names }: BadLine): Cause | undefined {
  const [all, before = '', name = '', sign = '', value = ''] =
    /^(\s*(?:- +)*)([A-Za-z]\w*)\s*(?:([ः：﹕=])\s*|(?<=\s)(?:[-–—]\s*)?(?=\S))(.*)$/.exec(typed) ?? [];
  // A text that goes on may begin with a word that is a field too, such as "to".
  const isThere = lines.some((each) => each.startsWith(`${before}${name}:`));
  if (all === undefined || !names.has(name) || (!sign && isThere)) return undefined;
  const to = `${name}: ${value}`.trimEnd();
  const message = `has ${sign ? `${sign} in the place of the` : 'no'} colon. Write ${to}`;
  return causeAt(number, before, message, { from: all.slice(before.length), to });
}

/** Several fields on one line, each of which may be there: `- text: Clubs to: /clubs`. Which words are whose is not certain. */
function findTwoFields({ typed, number, lines, names }: BadLine): Cause | undefined {
  if (typed.length > MOST_SIGNS || /\s#/.test(typed)) return undefined;
  const [before = ''] = /^\s*(?:- +)*/.exec(typed) ?? [];
  const parts = typed
    .slice(before.length)
    .trimEnd()
    .split(/,?\s+(?=[A-Za-z]\w*: +\S)/);
  const isEach = parts.every((part) => names.has(/^(\w+): +\S/.exec(part)?.[1] ?? ''));
  if (parts.length < 2 || !isEach) return undefined;
  const apart = before + parts.join(`\n${' '.repeat(before.length)}`);
  if (parseYaml(lines.with(number - 1, apart).join('\n')).error) return undefined;
  const message = `has ${parts.length} fields on one line. Write each on a line of its own: ${parts.map((part) => shorten(part, 60)).join(' / ')}`;
  return causeAt(number, before, message);
}

/** A line that Enter has parted from the one before, or a field without its colon: they are put together where that is certain. */
function findBrokenLine(
  { typed, number, lines, names }: BadLine,
  known: ReadonlyMap<string, Field>,
): Cause | undefined {
  const before = lines[number - 2] ?? '';
  const [, field, name = '', own = ''] = FIELD.exec(before) ?? [];
  if (field === undefined || !typed.trim() || /^\s*(?:[-#]|[^:]*:(?:\s|$))/.test(typed)) return undefined;
  const meant = fieldMeant(typed, names);
  const noColon = `has no colon. Write ${meant}, or put it at the end of line ${number - 1} where it belongs to that.`;
  if (meant !== undefined) return causeAt(number, '', noColon);
  const cut = [...names.keys()].find((each) => each.startsWith(typed.trim()));
  if (cut !== undefined && !lines.slice(number).join('').trim())
    return causeAt(
      number,
      '',
      `is cut off: "${typed.trim()}" is the beginning of ${cut}. Put the end of the file back.`,
    );
  const isOpen = /^[>|]/.test(own);
  const { type = 'string', form } = names.get(name) ?? {};
  const orField = type !== 'string' || form ? ', or write its own field and a colon in front' : '';
  const message = (isOpen && explainLeft(own)) || `belongs to line ${number - 1}: put it there${orField}.`;
  const whole = isOpen ? `${before}\n  ${typed.trim()}` : `${before.trimEnd()} ${typed.trim()}`;
  const remedy = { line: number - 1, column: 1, from: `${before}\n${typed}`, to: whole };
  const isText = textGoesOn(own, typed, names.get(name));
  const isCertain = isOpen || (isText && fieldMeant(typed, known) === undefined);
  return { ...causeAt(number, '', message), remedy: isCertain ? remedy : undefined };
}

/** Whether a text of several words, none of them its last, is followed by a line that begins no sentence. */
function textGoesOn(value: string, next: string, { type, form, refers, choices = [] }: Partial<Field> = {}) {
  const isText = type === 'string' && !form && !refers && !choices.length;
  return isText && /\S\s.*[^.!?।:;"']$/.test(value) && /^\s*\p{Ll}+(?:[\s,.!?]|$)/u.test(next);
}

/** From this length on a name with one letter, or two, typed wrongly is still that name. */
const SURE_WITH_ONE = 4;
const SURE_WITH_TWO = 7;

/** How a line without a colon is written whose first word is a field, or nearly. */
function fieldMeant(typed: string, names: ReadonlyMap<string, Field>): string | undefined {
  const [, word = '', value = ''] = /^\s*(?:- +)*([A-Za-z]\w*)\s*[;,.=-]?\s*(.*?)\s*$/.exec(typed) ?? [];
  const wrong = word.length < SURE_WITH_ONE ? 0 : word.length < SURE_WITH_TWO ? 1 : 2;
  const far = (name: string): number => distance(name.toLowerCase(), word.toLowerCase());
  const near = [...names.keys()].toSorted((a, b) => far(a) - far(b))[0];
  return word && near !== undefined && far(near) <= wrong ? `${near}: ${value}`.trimEnd() : undefined;
}

function findMissingSpace({ typed, number, names }: BadLine): Cause | undefined {
  const [, before = '', name = '', value = ''] = /^(\s*(?:- +)*)(\w+):(\S.*)$/.exec(typed) ?? [];
  const to = `${name}: ${value}`;
  const message = `needs a space after the colon. Write ${to}`;
  return names.has(name) ? causeAt(number, before, message, { from: `${name}:${value}`, to }) : undefined;
}

function findHyphen({ typed, number, names }: BadLine): Cause | undefined {
  const [, before = '', name = '', value] = /^(\s*(?:- +)*(\w+):) +(- .*?)\s*$/.exec(typed) ?? [];
  if (value === undefined) return undefined;
  const first = `begins a list. Write ${shorten(value)} on a line of its own below ${name}:`;
  if (names.get(name)?.type === 'array')
    return causeAt(number, before, first, {
      from: typed.slice(before.length),
      to: `\n${indentBelow(typed)}${value}`,
    });
  const ditto = explainDitto(value);
  if (ditto !== undefined) return causeAt(number, `${before} `, ditto);
  const plain = plainWords(value);
  const to = isSound(plain) ? plain : JSON.stringify(plain);
  const message = `begins a value with a hyphen. Write it ${plain === value ? 'in quotes' : 'without'}: ${to}`;
  return causeAt(number, `${before} `, message, { from: value, to });
}

const indentBelow = (line: string): string =>
  `${/^\s*(?:- +)*/.exec(line)?.[0].replaceAll('-', ' ') ?? ''}  `;

function findMark({ typed, number, lines, names }: BadLine): Cause | undefined {
  const marked = (text: string) => LIST_MARK.exec(text) ?? /^(\s*)(\*\s+)(\S.*)$/.exec(text);
  const [, indent = '', mark, item = ''] = marked(typed) ?? [];
  const above = lines.slice(0, number - 1).findLast((text) => !marked(text)) ?? '';
  const [, list = ''] = /^\s*(?:- +)*(\w+):\s*$/.exec(above) ?? [];
  const isBelowItem = /^\s*- /.test(above) && !FIELD.test(above);
  // Below a value, or in a text, it is no item.
  const isItem = isBelowItem || names.get(list)?.type === 'array' || /^\w+: /.test(item);
  if (mark === undefined || !isItem) return undefined;
  const message = `begins with "${mark.trim()}". Begin each item with a hyphen and a space: - ${item}`;
  return causeAt(number, indent, message, { from: mark, to: '- ' });
}

const FIELD = /^(\s*(?:- +)*(\w+): +)(\S.*?)\s*$/;
/** An item without a field's name; its own colon may be meant as one. */
const ITEM = /^(\s*(?:- +)+)([@%*&!`[\]{}].*?|[^"'\s].*?: .*: .*?)\s*$/;
/** A value that YAML reads otherwise than it is typed, and quotes round it. */
function findUnquoted({ typed, number, lines, names }: BadLine): Cause | undefined {
  if (typed.length > MOST_SIGNS) return undefined;
  const [, field = '', name = '', own = ''] = FIELD.exec(typed) ?? [];
  const [, marks = '', item = ''] = ITEM.exec(typed) ?? [];
  const [before, value] = names.has(name) ? [field, own] : [marks, item];
  // A note at the end may be meant as one, and a value may go on below.
  if (!value || /^["'|>]|\s#/.test(value) || goesOn(lines, number) || isSound(value)) return undefined;
  const left = explainLeft(value, names.get(name));
  if (left !== undefined) return causeAt(number, before, left);
  const sign = value.charAt(0);
  const plain = plainWords(value);
  if (sign === '*' && (certainWords(value) === undefined || !/[\p{L}\d]/u.test(value)))
    return causeAt(number, before, explainSigns(value) ?? nameSign(sign));
  if (sign === '*' && plain !== value) {
    const to = isSound(plain) ? plain : JSON.stringify(plain);
    return causeAt(number, before, `would be shown with its *. Write ${shorten(to)}`, { from: value, to });
  }
  const what = /[@%*&!`[\]{}]/.test(sign) ? nameSign(sign) : 'has a value with ": " in it.';
  // Word's quotes are none to the file.
  const inner = value.replace(/^[“”„‘’](.*)[“”‘’]$/, '$1');
  const message = `${what} Write it in quotes: ${JSON.stringify(shorten(inner))}`;
  return causeAt(number, before, message, { from: value, to: JSON.stringify(inner) });
}

/** Whether the next line is further in than the field or the item, and no note. */
function goesOn(lines: readonly string[], number: number): boolean {
  const [marks = ''] = /^\s*(?:- +)*/.exec(lines[number - 1] ?? '') ?? [];
  const next = lines[number] ?? '';
  return next.search(/[^\s#]/) > marks.length && !next.trimStart().startsWith('#');
}
