import type { KindName } from '@/lib/content/kinds/kinds';
import { parseYaml, splitFrontMatter, type Remedy } from '@/lib/content/parse/yaml';
import type { Path } from '@/lib/content/parse/values';
import { decodeText } from '@/lib/content/read/text';
import type { Problem } from '@/lib/content/say/problem';
import { sayDays } from '@/lib/text/dates';
import { shorten } from '@/lib/text/text';
import type { DeskProblem } from './api/problems';
import { BODY, deskKindOf, isKind } from './desk-kinds';
import { formPlace, formSentence } from './form-sentence';
import { withinContent } from './judge';
import { toTyped } from './typed';
import { valueAt } from './value-at';

/** A problem for a form. @param bytes of its file; without them there is no remedy */
export function toDeskProblem(problem: Problem, bytes?: Uint8Array): DeskProblem {
  const { line, severity, remedy } = problem;
  const file = withinContent(problem.file);
  const read = bytes && decodeText(bytes);
  const text = read && 'text' in read ? read.text : '';
  const { body, bodyLine } = partsOf(file, text);
  const inBody = !problem.path.length && bodyLine > 0 && line >= bodyLine;
  const path = inBody ? [BODY] : problem.path;
  const kind = kindOfFile(file);
  const message = formSentence(problem, kind, inBody);
  const right = remedy && remedyFor(remedy, file, text, inBody ? body : path);
  const [, value] = (problem.path.length && VALUE_TO_WRITE.exec(message)) || [];
  return {
    file,
    path,
    field: sayDays(formPlace({ ...problem, path }, kind)),
    message: inBody ? message : sayDays(message),
    severity,
    ...(right ?? (value !== undefined && { remedy: { value, label: labelOf(value) } })),
  };
}

/** `must be 7 × 1550 = 10850, found 11000. Write 10850, or correct …` → `10850` */
const VALUE_TO_WRITE = /\bWrite (\d[\d:-]*)(?=[,.])/;

/** `news/quiz.yaml` → `news`. The words of a language stand in a folder of their own. */
function kindOfFile(file: string): KindName | undefined {
  const [name = ''] = file.split(/[./]/);
  return isKind(name) ? deskKindOf(name) : undefined;
}

function partsOf(file: string, text: string) {
  const parts = file.endsWith('.md') ? splitFrontMatter(text) : { fields: text, body: '', bodyLine: 0 };
  return 'wrong' in parts ? { fields: '', body: '', bodyLine: 0 } : parts;
}

/** The new value of the field, read from the text that `npm run fix` would write. @param at a path, or the present body */
function remedyFor({ line, column, from, to }: Remedy, file: string, text: string, at: Path | string) {
  const above = text.split('\n').slice(0, line - 1);
  const start = above.reduce((length, each) => length + each.length + 1, column - 1);
  if (!from || !text.startsWith(from, start)) return undefined;
  const { fields, body } = partsOf(file, text.slice(0, start) + to + text.slice(start + from.length));
  if (typeof at === 'string') {
    return body === at ? undefined : { remedy: { value: body.trim(), label: labelOf(to) } };
  }
  const value = toTyped(valueAt(parseYaml(fields).value, at));
  if (value === undefined || value === toTyped(valueAt(parseYaml(partsOf(file, text).fields).value, at)))
    return undefined;
  return { remedy: { value, label: labelOf(typeof value === 'string' ? value : to) } };
}

const labelOf = (value: string): string =>
  `Write ${shorten(sayDays(value).replaceAll(/\s+/g, ' ').trim(), 40)}`;
