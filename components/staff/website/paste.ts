import { correctDate, correctTime } from '@/lib/text/correct-days';
import type { FormField, Typed } from '@/lib/editing/forms/api/forms';
import { BULLETS } from '@/lib/text/bullets';
import { weekdayOf } from '@/lib/text/month-names';
import { withValue } from '@/lib/editing/forms/value-at';

/** The bullets and numbers of a list copied from Word, which puts a tab after each. */
const MARKS = new RegExp(String.raw`^(${BULLETS}|o|\d+[.)])\t`, 'gm');

export const withoutTabs = (text: string): string => text.replace(MARKS, '$1 ');

/** The bullets of a list copied from WhatsApp or a web page. */
const BULLETED = new RegExp(String.raw`^${BULLETS} *(?=\S)`, 'gm');

/** Converts lists and tables pasted from Word, Excel or WhatsApp to Markdown. Other text stays as it is. */
export const toMarkdown = (text: string): string =>
  text
    .replace(MARKS, (_, mark: string) => (/\d/.test(mark) ? `${mark} ` : '- '))
    .replace(BULLETED, '- ')
    .replace(/(?:^[^\n]*\t[^\n]*(?:\n|$)){2,}/gm, (block, at: number, all: string) => {
      const rows = block.trimEnd().split('\n');
      const lines = rows.map((row) => `| ${row.replace(/\|/g, '\\|').split('\t').join(' | ')} |`);
      const rule = `|${' --- |'.repeat((rows[0] ?? '').split('\t').length)}`;
      const [before, after] = [all.slice(0, at), all.slice(at + block.length)];
      const table = [lines[0], rule, ...lines.slice(1)].join('\n');
      // Markdown needs blank lines to end the paragraph above the table, and the table itself.
      return `${/(^|\n\n)$/.test(before) ? '' : '\n'}${table}\n${/^(\n|$)/.test(after) ? '' : '\n'}`;
    });

/**
 * Pastes spreadsheet cells into a list of groups, rightwards and downwards from one cell. Leaves out a row of
 * headings and a title above it. A column of dates, times or choices goes into the first field that it fits; the
 * other columns fill the other fields in order. Blank rows change nothing, but rows below them keep their places. If
 * the item at this cell is empty, items below it that are not empty move down.
 * @param copied tab-separated cells, as Excel copies them: cells with line breaks are quoted
 * @param labels of choices, keyed by the values in the file
 * @returns undefined for a single cell; `lost` names the columns for which there is no field
 */
export function pasteRows(
  copied: string,
  rows: readonly Typed[],
  fields: FormField['fields'] = {},
  [firstRow, firstColumn]: readonly [number, string],
  labels: Readonly<Record<string, string>> = {},
): { filled: Typed[]; lost: string[] } | undefined {
  const text = copied.replace(MARKS, '');
  if (!/[\t\n]/.test(text.trim())) return undefined;
  const columns = Object.entries(fields);
  const all = columns.slice(columns.findIndex(([name]) => name === firstColumn));
  const quoted = /(^|[\t\n])"((?:[^"]|"")*)"(?=[\t\r\n]|$)/g;
  const plain = text.replace(
    quoted,
    (_, before: string, cell: string) => before + cell.replace(/\s+/g, ' ').replace(/""/g, '"'),
  );
  const lines = plain.replace(/\r?\n$/, '').split(/\r?\n/);
  const table = lines.map((line) => line.split('\t'));
  // A table with as many columns as there are required fields lacks the optional ones. Days and choices are not
  // counted: their cells show which field they fit.
  const required = all.filter(
    ([, { optional, form, choices }]) => !optional && form !== 'date' && !choices.length,
  );
  const own = table.every(({ length }) => length === required.length) ? required : all;
  const width = Math.max(...table.map(({ length }) => length));
  const isNew = isEmpty(rows[firstRow]);
  const hasTitle = table[0]?.filter((cell) => cell.trim()).length === 1 && areHeadings(own, table.slice(1));
  const headings = Number(hasTitle) + Number(hasTitle || areHeadings(own, table));
  const body = table.slice(headings).filter((cells) => !isNew || cells.some((cell) => cell.trim()));
  const left = [...own];
  const hasDays = left.some(([, { form }]) => form === 'date');
  const lost: string[] = [];
  const into = Array.from({ length: width }, (_, column) => {
    const cells = body.flatMap((line) => line[column]?.trim() || []);
    if (hasDays && (isNumbering(cells) || (cells.length && cells.every((cell) => weekdayOf(cell) >= 0))))
      return undefined;
    const fits = ([, field]: (typeof left)[number]): boolean =>
      cells.every((cell) => typedFrom(field, cell, labels) !== undefined);
    const picked = left.findIndex((each) => isPicked(each[1]) && cells.length && fits(each));
    const at = picked < 0 ? left.findIndex(fits) : picked;
    if (at < 0 && cells[0]) lost.push(table[headings - 1]?.[column]?.trim() || cells[0]);
    return at < 0 ? undefined : left.splice(at, 1)[0];
  });
  const filled = [...rows];
  for (const [index, cells] of body.entries()) {
    if (cells.every((cell) => !cell.trim())) continue;
    const at = firstRow + index;
    if (isNew && !isEmpty(filled[at])) filled.splice(at, 0, {});
    filled[at] = cells.reduce<Typed>((row, cell, column) => {
      const [name, field] = into[column] ?? [];
      if (name === undefined || !field) return row;
      return withValue(row, [name], cell.trim() ? typedFrom(field, cell.trim(), labels) : undefined);
    }, filled[at] ?? {});
  }
  // `Object.values` drops the gaps that blank rows leave below the last item.
  return { filled: Object.values(filled), lost };
}

const isPicked = ({ form, choices }: FormField): boolean =>
  /^(date|time)$/.test(form ?? '') || choices.length > 0;

/** True for a column that only numbers the rows. */
const isNumbering = (cells: readonly string[]): boolean =>
  cells.length > 1 && cells.every((cell, at) => parseFloat(cell) === at + 1 && /^\d+[.)]?$/.test(cell));

/** These match what is meant as a day or a time, even if it does not exist, because the check then reports it. */
const LIKE_DAY = /^\d+[-/., ]+\w+[-/., ]+\d+$/;
const LIKE_TIME = /^\d\d?[.:]\d\d\b(?![.:])/;

/** Converts a cell to a value of the field; undefined if it does not fit the field. */
function typedFrom(
  { form, type, choices }: FormField,
  cell: string,
  labels: Readonly<Record<string, string>>,
) {
  if (choices.length) return choices.find((each) => [each, labels[each]].some((name) => isSame(name, cell)));
  if (form === 'date') return correctDate(cell) ?? LIKE_DAY.exec(cell)?.[0];
  if (form === 'time') return LIKE_TIME.test(cell) ? (correctTime(cell) ?? cell) : undefined;
  return type === 'string' || type === 'number' ? cell : undefined;
}

export const isEmpty = (row: Typed = {}): boolean => Object.keys(row).length === 0;

const isSame = (name: string | undefined, cell: string): boolean =>
  name?.toLowerCase() === cell.trim().toLowerCase();

const WORDS = /^\D*\p{L}\D*$/u;

/** True if the first row contains headings: column labels, words above numbers, or words above dates or times. */
function areHeadings(
  columns: readonly (readonly [string, FormField])[],
  [cells = [], ...below]: readonly (readonly string[])[],
): boolean {
  if (!below.length) return false;
  const isLabel = cells.some((cell) => columns.some(([, { label }]) => isSame(label, cell)));
  const numbers = columns.map(([, { type }], at) => (type === 'number' ? (cells[at] ?? '') : ''));
  const isAboveDays = cells.some((cell, at) => {
    const own = below.flatMap((line) => line[at]?.trim() || []);
    const fill = (field: FormField) => own.every((each) => typedFrom(field, each, {}) !== undefined);
    const isOfDays = columns.some(([, field]) => /^(date|time)$/.test(field.form ?? '') && fill(field));
    return own.length > 0 && WORDS.test(cell) && isOfDays;
  });
  return isLabel || WORDS.test(numbers.join('')) || isAboveDays;
}
