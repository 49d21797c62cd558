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
import { BODY, formKindOf, isKind, inWords, keyOf, splitTranslation } from './form-kinds';
import { withinContent } from './judge';
import { toTyped } from './typed';
import { valueAt } from './value-at';
import { bytesOf } from './versions';

/** A problem for a form. @param bytes of its file; without them there is no remedy */
export function toFormProblem(problem: Problem, bytes?: Uint8Array): FormProblem {
  const { line, severity, remedy } = problem;
  const file = withinContent(problem.file);
  const read = bytes && decodeText(bytes);
  const text = read && 'text' in read ? read.text : '';
  const { body, bodyLine } = partsOf(file, text);
  const inBody = !problem.path.length && bodyLine > 0 && line >= bodyLine;
  const english = splitTranslation(file)?.english;
  const place = inBody ? [BODY] : problem.path;
  const path = english === undefined ? place : keyAt(english, problem.path, text, inBody);
  const kind = kindOfFile(file);
  const message = formSentence(problem, kind, inBody);
  const right = remedy && remedyFor(remedy, file, text, inBody ? body : path);
  const [, value] = (problem.path.length && VALUE_TO_WRITE.exec(message)) || [];
  return {
    file,
    path,
    // A pair has no name other than its English text.
    field:
      typeof place[0] === 'number' ? problem.field : sayDays(formPlace({ ...problem, path: place }, kind)),
    message: inBody ? message : sayDays(message),
    severity,
    ...(right ?? (value !== undefined && { remedy: { value, label: describeRemedy(value) } })),
  };
}

/** The box of a translation, named after its English text. @param at the place in the translated file's `text` */
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

/** `must be 7 × 1550 = 10850, found 11000. Write 10850, or correct …` → `10850` */
const VALUE_TO_WRITE = /\bWrite (\d[\d:-]*)(?=[,.])/;

/** `news/quiz.yaml` → `news`; `hi/news/quiz.yaml` → `news` too. */
function kindOfFile(file: string): KindName | undefined {
  const [name = ''] = (splitTranslation(file)?.english ?? file).split(/[./]/);
  return isKind(name) ? formKindOf(name) : undefined;
}

function partsOf(file: string, text: string) {
  const parts = file.endsWith('.md') ? splitFrontMatter(text) : { fields: text, body: '', bodyLine: 0 };
  return 'wrong' in parts ? { fields: '', body: '', bodyLine: 0 } : parts;
}

/** The field's new value, read from the text that `npm run fix` would write. @param at its path, or the present body */
function remedyFor({ line, column, from, to }: Remedy, file: string, text: string, at: Path | string) {
  const above = text.split('\n').slice(0, line - 1);
  const start = above.reduce((length, each) => length + each.length + 1, column - 1);
  if (!from || !text.startsWith(from, start)) return undefined;
  const { fields, body } = partsOf(file, text.slice(0, start) + to + text.slice(start + from.length));
  if (typeof at === 'string') {
    return body === at ? undefined : { remedy: { value: body.trim(), label: describeRemedy(to) } };
  }
  const value = toTyped(valueAt(parseYaml(fields).value, at));
  if (value === undefined || value === toTyped(valueAt(parseYaml(partsOf(file, text).fields).value, at)))
    return undefined;
  return { remedy: { value, label: describeRemedy(typeof value === 'string' ? value : to) } };
}

const describeRemedy = (value: string): string =>
  `Write ${shorten(sayDays(value).replaceAll(/\s+/g, ' ').trim(), 40)}`;

/** Replacements for sentences about folders, which users of a form do not see. */
const OF_FOLDERS: readonly (readonly [RegExp, string])[] = [
  [/, or add the page to pages\//, ''],
  [
    / in (?:images|files)\/\. Put the \w+ there, or (?:write the name of one that is there|change the link)/,
    '. Send it, or choose another one',
  ],
  [/Download it into content\/images\/ and write its name/, 'Download it, and send it here'],
  [/put a PDF into files\//, 'send a PDF'],
  [/ in (?:images|files)\/(?=[.,])/, ''],
];

/** The check writes for users of a text editor. A form has boxes with labels, but no lines, quotes or field names. */
const REPLACED: readonly (readonly [RegExp, string])[] = [
  [
    /^there is no field with this name\..*$/s,
    'is not part of this form. Ask whoever looks after the website.',
  ],
  [
    /Write "- \w+" below "shows:" in a file in pages\//,
    'Ask whoever looks after the website to show it on a page',
  ],
  [
    /Add it to menu\.yaml with to: \S+, or delete the file/,
    'Ask whoever looks after the website to add it to the menu',
  ],
  [/Copy the file from the sample school and change it, or delete this line/, 'Delete it here'],
  [/Write each cell on its own line after its field, such as .*$/s, 'Write each cell into its own box'],
  [/each on its own line and indented/, 'each in its own box'],
  [/, each item beginning with "- "/, ''],
  [/Write each on its own line, with "- " in front/, 'Add each as an item'],
  [/Copy this part from the sample school and change it/, 'Fill it in'],
  [/a day, T, a time and \+05:30, without spaces/, 'a day and a time'],
  [/ below its fields\. Write the text below the second line "---"/, '. Write it'],
  [/, and save the file as UTF-8/, ''],
  [/ \(lines [\d, …]+\)/, ''],
  [
    /Once the person, or a parent of a child, has agreed in writing, write consent: .*$/s,
    'Choose an answer here: the person, or a parent of each child, has to agree in writing.',
  ],
  [/Write the present English text after en, or delete the pair/, 'Empty the box to delete it'],
  [/(translates a text that is not in .*? now\.) Delete it/, '$1 Saving leaves it out'],
  [/, in quotes/, ''],
  [/(?:Write|Put) (?:it|the whole value) in quotes: "?(.+?)"?$/s, 'Write $1'],
  [/(?:Write|Put) the whole value in quotes; a note belongs on its own line/, 'Type it again'],
  [/\b([Dd])elete (?:the|this) line\b/, '$1elete what is in the box'],
  [/one of the two files/, 'one of the two'],
  [/\bdelete the file\b/, 'delete it'],
  [/ Its fields are: .*$/s, ''],
  [/write row with .* perSection: true/, 'choose a certificate, a page, or the pupils in a section'],
  [/name a page with to\b/, 'choose a page'],
  [/at the top of the file/, 'of this form'],
  [/\b(Update|Delete) this file\b/, '$1 this'],
  [/\bThis field takes\b/, 'This box takes'],
  [/\binstallment/g, 'instalment'],
];

/** What users choose, by a field's `refers` or `form`. */
const CHOSEN: Readonly<Record<string, string>> = {
  picture: 'a picture',
  file: 'a PDF',
  link: 'a page',
  contact: 'a contact',
  date: 'a day',
  dayOfYear: 'a day',
  time: 'a time',
  moment: 'a day and a time',
};

/** Matches a field name that is not an English word: `validUntil`. */
const COMPOUND = /\b[a-z]+(?:[A-Z][a-z]+)+\b/g;
/** Matches the position before the name of another field of the same group. */
const NAMING = String.raw`(?<=\b(?:correct|after|delete|day,|but|and) )`;

/** A message for a form. @param kind of its file @param inBody true if it is about Markdown, which has lines */
export function formSentence(
  { message, path, line }: Problem,
  kind: KindName | undefined,
  inBody: boolean,
): string {
  const named = withoutName(
    message,
    path.findLast((step) => typeof step === 'string'),
  );
  const withoutFolders = replaceAll(OF_FOLDERS, nameFiles(named));
  const plain = withoutFolders.replaceAll(/ on line (\d+)/g, (_, other: string) =>
    whereIs(Number(other) - line),
  );
  if (inBody) return plain;
  const above = path.slice(0, -1);
  const labelIn = (name: string): string => {
    const label = labelOf([kind ?? '', ...namesIn(above), name]);
    return label === name ? name : `“${label}”`;
  };
  const siblings = kind ? Object.keys(fieldAt(schemaOf(kind), above)?.fields ?? {}) : [];
  const sibling = new RegExp(`${NAMING}(?:${siblings.join('|')})\\b`, 'g');
  const { choices = [], refers, form } = (kind && fieldAt(schemaOf(kind), path)) ?? {};
  const chosen = CHOSEN[refers ?? form ?? ''] ?? (choices.length ? 'one' : undefined);
  const told = chosen
    ? plain.replace(/^(is missing\.) Write for example .*$/s, `$1 Choose ${chosen}.`)
    : plain;
  const said = replaceAll(REPLACED, told);
  return (siblings.length ? said.replaceAll(sibling, labelIn) : said).replaceAll(COMPOUND, labelIn);
}

const schemaOf = (kind: KindName) => fieldOf(kindOf(kind).schema);

const replaceAll = (sentences: typeof REPLACED, message: string): string =>
  sentences.reduce((text, [from, to]) => text.replace(from, to), message);

/** `content/pages/transport.md, line 2` → `“Transport”`; `news/2026-11-21-quiz.yaml` → `“21 November 2026 quiz”` */
const nameFiles = (text: string): string =>
  text
    .replaceAll(/, on line \d+/g, '')
    .replaceAll(/(?:[\w.-]+\/)*([\w.-]+)\.(?:ya?ml|md)\b(?:, line \d+)?/g, (_, name: string) => {
      return `“${sayDays(inWords(name).replace(/^[\d-]+(?=-)/, '$& ')).replaceAll(/[-\s]+/g, ' ')}”`;
    });

const whereIs = (lines: number): string => (lines === 0 ? '' : lines < 0 ? ' above' : ' below');

const namesIn = (path: Problem['path']): string[] => path.filter((step) => typeof step === 'string');

/** The place of a problem, in the labels of the form: `Tuition fees › VI-VIII › Total for the year (₹)`. */
export function formPlace({ path, field }: Problem, kind: KindName | undefined): string {
  const said = field.split(' › ');
  const words = path.map((step, at) => {
    if (typeof step === 'string') return labelOf([kind ?? '', ...namesIn(path.slice(0, at)), step]);
    return said.length === path.length ? said[at] : `item ${step + 1}`;
  });
  return words.join(' › ');
}
