import { type KindName, kindOf } from '@/lib/content/kinds/kinds';
import { splitFrontMatter } from '@/lib/content/parse/front-matter';
import { parseYaml, type Remedy } from '@/lib/content/parse/yaml';
import type { Path } from '@/lib/content/parse/values';
import { decodeText } from '@/lib/content/read/text';
import type { Problem } from '@/lib/content/say/problem';
import { sayDays } from '@/lib/text/dates';
import { shorten } from '@/lib/text/text';
import { fieldAt, fieldOf } from '@/lib/content/kinds/describe';
import { labelOf } from '@/lib/content/words/labels';
import { withoutName } from '../questions';
import type { FormProblem } from './api/forms';
import { BODY, inWords, keyOf, kindOfFile, splitTranslation } from './form-kinds';
import { withinContent } from './judge';
import { toTyped } from './typed';
import { valueAt } from './value-at';
import { bytesOf } from './versions';

/** Converts a problem for a form. @param bytes its file's bytes, without which the result has no remedy */
export function toFormProblem(problem: Problem, bytes?: Uint8Array): FormProblem {
  const { line, severity, remedy, right } = problem;
  const file = withinContent(problem.file);
  const read = bytes && decodeText(bytes);
  const text = read && 'text' in read ? read.text : '';
  const { body, bodyLine } = partsOf(file, text);
  const inBody = !problem.path.length && bodyLine > 0 && line >= bodyLine;
  const { language, english } = splitTranslation(file);
  const place = inBody ? [BODY] : problem.path;
  const path = language === undefined ? place : keyAt(english, problem.path, text, inBody);
  const kind = kindOfFile(file);
  const message = formSentence(problem, kind, inBody);
  const correction = remedy && remedyFor(remedy, file, text, inBody ? body : path);
  return {
    file,
    path,
    // A pair has no name other than its English text.
    field:
      typeof place[0] === 'number'
        ? problem.field.replaceAll(' › ', ', ')
        : sayDays(formPlace({ ...problem, path: place }, kind)),
    message: inBody ? message : sayDays(message),
    severity,
    ...(correction ?? (right !== undefined && { remedy: { value: right, label: describeRemedy(right) } })),
  };
}

export const problemsIn = (problems: readonly Problem[], path: string, bytes?: Uint8Array): FormProblem[] =>
  problems.filter(({ file }) => withinContent(file) === path).map((problem) => toFormProblem(problem, bytes));

/** The path of a translation's box, which is the key of its English text; [] if unknown. @param at a place in `text` */
function keyAt(english: string, at: Path, text: string, inBody: boolean): Path {
  const [index] = at;
  const bytes = bytesOf(english);
  const read = bytes && decodeText(bytes);
  const { fields, body } = partsOf(english, read && 'text' in read ? read.text : '');
  const pair = typeof index === 'number' && [index, 'en'];
  const own = pair ? valueAt(parseYaml(text).value, pair) : valueAt(parseYaml(fields).value, at);
  if (inBody) return [keyOf(english, { path: [], text: body })];
  return at.length && typeof own === 'string' ? [keyOf(english, { path: at, text: own.trim() })] : [];
}

function partsOf(file: string, text: string) {
  const parts = file.endsWith('.md') ? splitFrontMatter(text) : { fields: text, body: '', bodyLine: 0 };
  return 'wrong' in parts ? { fields: '', body: '', bodyLine: 0 } : parts;
}

/** A button with the value that `npm run fix` would write. @param at the field's path or the body's current text */
function remedyFor({ line, column, from, to }: Remedy, file: string, text: string, at: Path | string) {
  const above = text.split('\n').slice(0, line - 1);
  const start = above.reduce((length, each) => length + each.length + 1, column - 1);
  if (!from || !text.startsWith(from, start)) return undefined;
  const fixed = text.slice(0, start) + to + text.slice(start + from.length);
  const { fields, body } = partsOf(file, fixed);
  if (typeof at === 'string') {
    // Show the whole corrected line: the replacement alone, such as `-`, can be the same for several lines.
    const label = describeRemedy(fixed.split('\n')[line - 1] ?? to);
    return body === at ? undefined : { remedy: { value: body.trim(), label } };
  }
  const value = toTyped(valueAt(parseYaml(fields).value, at));
  if (value === undefined || value === toTyped(valueAt(parseYaml(partsOf(file, text).fields).value, at)))
    return undefined;
  return { remedy: { value, label: describeRemedy(typeof value === 'string' ? value : to) } };
}

const describeRemedy = (value: string): string =>
  `Write ${shorten(sayDays(value).replaceAll(/\s+/g, ' ').trim(), 40)}`;

/** What a user chooses in a field, keyed by the field's `refers` or `form`. */
const CHOSEN: Readonly<Record<string, string>> = {
  picture: 'a picture',
  file: 'a PDF',
  link: 'a page',
  contact: 'a contact',
  group: 'a group',
  date: 'a day',
  dayOfYear: 'a day',
  time: 'a time',
  moment: 'a day and a time',
};

/** Matches a field name that is not an English word: `validUntil`. */
const COMPOUND = /\b[a-z]+(?:[A-Z][a-z]+)+\b/g;
/** Matches the position before the name of another field of the same group. */
const NAMING = String.raw`(?<=\b(?:(?:correct|after|delete|but|and) |day \())`;

/** Rewords a message for a form. @param kind its file's kind @param inBody true if it is about the Markdown text */
export function formSentence(
  { message, formMessage = message, path, line }: Problem,
  kind: KindName | undefined,
  inBody: boolean,
): string {
  const name = path.findLast((step) => typeof step === 'string');
  const plain = nameFiles(withoutName(formMessage, name)).replaceAll(/ on line (\d+)/g, (_, other: string) =>
    whereIs(Number(other) - line),
  );
  if (inBody) return plain;
  const above = path.slice(0, -1);
  const labelIn = (own: string): string => {
    const label = labelOf([kind ?? '', ...namesIn(above), own]);
    return label === own ? own : `“${label}”`;
  };
  const schema = kind && fieldOf(kindOf(kind).schema);
  const { choices = [], refers, form } = (schema && fieldAt(schema, path)) ?? {};
  const chosen = CHOSEN[refers ?? form ?? ''] ?? (choices.length ? 'one' : undefined);
  const told = chosen
    ? plain.replace(/^(is missing\.) Write, for example, .*$/s, `$1 Choose ${chosen}.`)
    : plain;
  const siblings = Object.keys((schema && fieldAt(schema, above)?.fields) ?? {});
  const sibling = new RegExp(`${NAMING}(?:${siblings.join('|')})\\b`, 'g');
  return (siblings.length ? told.replaceAll(sibling, labelIn) : told)
    .replaceAll(COMPOUND, labelIn)
    .replaceAll(/\binstallment/g, 'instalment');
}

/** `content/pages/transport.md, line 2` → `“Transport”`; `news/2026-11-21-quiz.yaml` → `“21 November 2026 quiz”` */
const nameFiles = (text: string): string =>
  text
    .replaceAll(/, on line \d+/g, '')
    .replaceAll(/(?:[\w.-]+\/)*([\w.-]+)\.(?:ya?ml|md)\b(?:, line \d+)?/g, (_, name: string) => {
      return `“${sayDays(inWords(name).replace(/^[\d-]+(?=-)/, '$& ')).replaceAll(/[-\s]+/g, ' ')}”`;
    });

const whereIs = (lines: number): string => (lines === 0 ? '' : lines < 0 ? ' above' : ' below');

const namesIn = (path: Problem['path']): string[] => path.filter((step) => typeof step === 'string');

/** Where a problem is, with the form's labels: `Tuition fees, VI-VIII, Total for the year (₹)`, `Part D, row D4c`. */
export function formPlace({ path, field }: Problem, kind: KindName | undefined): string {
  const said = field.split(' › ');
  const words = path.flatMap((step, at) => {
    if (typeof step === 'number') {
      const item = (said.length === path.length && said[at]) || `item ${step + 1}`;
      return path[at - 1] === 'rows' ? `row ${item.replace('item ', '')}` : item;
    }
    if (step === 'rows' && at < path.length - 1) return [];
    return labelOf([kind ?? '', ...namesIn(path.slice(0, at)), step]).replace(/:.*/, '');
  });
  return words.join(', ');
}
