import { fieldAt, fieldOf } from '@/lib/content/kinds/describe';
import { kindOf, type KindName } from '@/lib/content/kinds/kinds';
import type { Problem } from '@/lib/content/say/problem';
import { labelOf } from '@/lib/content/words/labels';
import { sayDays } from '@/lib/text/dates';
import { withoutName } from '../questions';
import { inWords } from './desk-kinds';

/** Nobody who uses a form sees the folders. */
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

/** The check writes for people with a text editor. A form has boxes with labels: no lines, quotes, files or names of fields. */
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
  [/Write for example 20\d\d-\d\d-\d\dT\d\d:\d\d\+05:30/, 'Choose a day and a time'],
  [/a day, T, a time and \+05:30, without spaces/, 'a day and a time'],
  [/ below its fields\. Write the text below the second line "---"/, '. Write it'],
  [/, and save the file as UTF-8/, ''],
  [/ \(lines [\d, …]+\)/, ''],
  [
    /Once the person, or a parent of a child, has agreed in writing, write consent: .*$/s,
    'Choose an answer here: the person, or a parent of each child, has to agree in writing.',
  ],
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

/** A name that is no English word: `validUntil`. */
const COMPOUND = /\b[a-z]+(?:[A-Z][a-z]+)+\b/g;
/** Before the name of another field of the same group. */
const NAMING = String.raw`(?<=\b(?:correct|after|delete|day,|but|and) )`;

/** A message for a form. @param kind of its file @param inBody whether it is about Markdown, which has lines */
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
  const siblings = kind ? Object.keys(fieldAt(fieldOf(kindOf(kind).schema), above)?.fields ?? {}) : [];
  const sibling = new RegExp(`${NAMING}(?:${siblings.join('|')})\\b`, 'g');
  const said = replaceAll(REPLACED, plain);
  return (siblings.length ? said.replaceAll(sibling, labelIn) : said).replaceAll(COMPOUND, labelIn);
}

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

/** Where a problem is, by the labels of the form: `Tuition fees › VI-VIII › Total for the year (₹)`. */
export function formPlace({ path, field }: Problem, kind: KindName | undefined): string {
  const said = field.split(' › ');
  const words = path.map((step, at) => {
    if (typeof step === 'string') return labelOf([kind ?? '', ...namesIn(path.slice(0, at)), step]);
    return said.length === path.length ? said[at] : `item ${step + 1}`;
  });
  return words.join(' › ');
}
