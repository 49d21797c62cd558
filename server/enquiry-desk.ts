import { Hono } from 'hono';
import { indianMinute } from '@/lib/text/dates';
import { ENQUIRIES_AT_ONCE, ENQUIRY_STATES, tidyLines } from '@/lib/text/enquiry';
import type { Audit, AuditEvent } from './audit';
import type { Database } from './engines';
import { readId, readIdParameter, readJsonObject, Refusal, type ApiContext, type ApiEnv } from './request';

const COLUMNS = `id as "enquiryId", reference, sent_at as "sentAt", keep_until as "keepUntil", name, telephone,
  class_asked as "class", language, message, state, note, doubtful`;
/** One page of the list, latest first. */
const LIST = `select ${COLUMNS} from enquiry where id < $1 order by id desc limit ${ENQUIRIES_AT_ONCE}`;
const AFTER_ALL = 2 ** 31 - 1;
const LONGEST_NOTE = 1000;

interface Row extends Record<string, unknown> {
  enquiryId: number;
  state: string;
  note: string;
}

/** The note to store: both notes, if another person has saved one since the form was opened. */
function joinNotes(note: string, opened: string, stored: string): string {
  if (opened === stored || note === stored) return note;
  const added = note.startsWith(opened) ? note.slice(opened.length).trim() : note;
  const both = [stored, added].filter(Boolean).join('\n');
  if (both.length <= LONGEST_NOTE) return both;
  const tooLong = `Another person has saved a note since you loaded the list, and both notes together are longer than ${LONGEST_NOTE} characters. Shorten yours. The other note: ${stored}`;
  throw new Refusal(409, tooLong);
}

/** The staff's calls, with paths relative to the API's prefix. Each call that reads the list adds an audit row. */
export function createEnquiryDesk(database: Database, audit: Audit): Hono<ApiEnv> {
  const routes = new Hono<ApiEnv>();

  const readBefore = async (id: number): Promise<Row[]> => (await database.query<Row>(LIST, [id])).rows;

  /** The audit keeps only the state: a family's words must not remain in it after the family withdraws the enquiry. */
  const change = async (
    context: ApiContext,
    event: AuditEvent,
    id: number,
    sql: string,
    valuesOf: (before: Row) => unknown[] = () => [],
  ) => {
    const changed = await audit.recordChange(context, event, async (inside) => {
      const find = 'select state, note from enquiry where id = $1 for update';
      const [before] = (await inside.query<Row>(find, [id])).rows;
      if (!before) return null;
      const values = [id, ...valuesOf(before)];
      const [result] = (await inside.query<Row>(`${sql} returning ${COLUMNS}`, values)).rows;
      if (!result) return null;
      return { result, detail: { enquiryId: id, before: before.state, after: result.state } };
    });
    const gone = `There is no enquiry with the number ${id}. It may have been withdrawn or deleted: load the list again.`;
    if (!changed) throw new Refusal(404, gone);
    return context.json(changed);
  };

  routes.get('/Enquiry/GetEnquiries', async (context) => {
    const before = context.req.query('Before') === undefined ? AFTER_ALL : readIdParameter(context, 'Before');
    await audit.record(context, 'enquiries read', context.get('user'));
    return context.json(await readBefore(before));
  });

  routes.get('/Enquiry/GetTable', async (context) => {
    await audit.record(context, 'enquiries exported', context.get('user'));
    let table = toTable([HEADINGS]);
    for (let rows = await readBefore(AFTER_ALL); rows.length; rows = await readBefore(rows.at(-1)!.enquiryId))
      table += toTable(rows);
    return context.json({ table: `\uFEFF${table}` });
  });

  routes.post('/Enquiry/UpdateEnquiry', async (context) => {
    const { enquiryId, state, note, noteBefore, doubtful } = await readJsonObject(context.req.raw);
    const id = readId(enquiryId, 'enquiryId');
    // Missing values stay unchanged, because another person may have changed them since this list was loaded.
    const tidy =
      note === undefined ? null : typeof note === 'string' ? tidyLines(note, LONGEST_NOTE) : undefined;
    if (tidy === undefined) throw new Refusal(400, 'note must be a text of at most 1,000 characters.');
    if (state !== undefined && !ENQUIRY_STATES.some((each) => each === state))
      throw new Refusal(400, `state must be one of ${ENQUIRY_STATES.join(', ')}.`);
    if (doubtful !== undefined && typeof doubtful !== 'boolean')
      throw new Refusal(400, 'doubtful must be true or false.');
    const sql = `update enquiry set state = coalesce($2::text, state), note = coalesce($3::text, note),
      doubtful = coalesce($4::boolean, doubtful) where id = $1`;
    return change(context, 'enquiry changed', id, sql, (before) => {
      const opened = typeof noteBefore === 'string' ? noteBefore : before.note;
      const joined = tidy === null ? null : joinNotes(tidy, opened, before.note);
      return [state ?? null, joined, doubtful ?? null];
    });
  });

  routes.post('/Enquiry/DeleteEnquiry', (context) =>
    change(context, 'enquiry deleted', readIdParameter(context, 'Id'), 'delete from enquiry where id = $1'),
  );

  return routes;
}

const HEADINGS = {
  reference: 'Reference',
  sentAt: 'Sent',
  class: 'Class',
  name: 'Name',
  telephone: 'Telephone',
  language: 'Language',
  message: 'Question',
  state: 'State',
  note: 'Note',
  doubtful: 'Doubtful',
  keepUntil: 'Deleted after',
};

/** Matches text that a spreadsheet might treat as a formula, even after spaces or with full-width characters. */
const FORMULA = /^\s*[=+\-@|%＝＋－＠]|^[\t\r\n]/;

/** CSV for Excel: lines end with CRLF, and text that somebody typed never runs as a formula. */
function toTable(rows: readonly Readonly<Record<string, unknown>>[]): string {
  const quote = (text: string): string => `"${text.replaceAll('"', '""')}"`;
  const cell = (value: unknown, name: string): string => {
    const text = value instanceof Date ? indianMinute(value).replace('T', ' ') : String(value);
    // Write the number as a formula: otherwise Excel would calculate +91…, or show a leading apostrophe.
    if (name === 'telephone' && /^\+\d+$/.test(text)) return quote(`="${text}"`);
    return quote(FORMULA.test(text) ? `'${text}` : text);
  };
  const lines = rows.map((row) => Object.keys(HEADINGS).map((name) => cell(row[name], name)));
  return lines.map((line) => `${line.join(',')}\r\n`).join('');
}
