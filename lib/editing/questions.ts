import { checkReferences } from '@/lib/content/across/links';
import { checkMarkdown, checkMarkdownSlips } from '@/lib/content/across/markdown';
import { checkTypedTexts } from '@/lib/content/across/texts';
import { fieldOf, type Field } from '@/lib/content/kinds/describe';
import type { FolderKind } from '@/lib/content/kinds/kind';
import { FOLDER_KINDS, type FolderKindName } from '@/lib/content/kinds/kinds';
import { joinMarkdown } from '@/lib/content/parse/front-matter';
import { writeYaml } from '@/lib/content/parse/yaml';
import { parseSource } from '@/lib/content/read/source';
import type { Site } from '@/lib/content/say/correct-names';
import { correctValue } from '@/lib/content/say/correct-values';
import { wordsOf } from '@/lib/search/keys';
import { addDays, siteDate } from '@/lib/text/dates';

export interface Question extends Pick<Field, 'type' | 'description' | 'form' | 'optional' | 'choices'> {
  name: string;
  example: string;
  /** The value if the answer is empty. For required dates, it is today. */
  offered?: string;
}

export type Values = Record<string, unknown>;

/** The order of questions. The days of publication and expiry come last; `…` stands for all other fields. */
const ORDER = ['name', 'title', 'message', 'date', '…', 'publish', 'expires'];
const placeOf = (name: string): number => ORDER.indexOf(ORDER.includes(name) ? name : '…');

/** Makes a question for each field of a kind. @param today `YYYY-MM-DD` */
export function questionsOf(kind: FolderKindName, today: string): Question[] {
  // Leave out groups, such as the cards of a page: they do not fit in one answer.
  const fields = Object.entries(fieldOf(FOLDER_KINDS[kind].schema).fields).filter(
    ([, { type, item }]) => ![type, item?.type].includes('object'),
  );
  fields.sort(([a], [b]) => placeOf(a) - placeOf(b));
  return fields.map(([name, { type, description, form, optional, choices, item, ...field }]) => {
    // Do not offer today as the date of an event: most events are in the future.
    const isAhead = kind === 'events' && name === 'date';
    const offered = form === 'date' && !optional && !isAhead ? today : undefined;
    const example = form === 'moment' ? 'tomorrow 4 pm' : (field.example ?? item?.example ?? '');
    return { name, type, description, form, choices, example, optional, offered };
  });
}

const DAYS: Record<string, number> = { today: 0, tomorrow: 1, आज: 0 };

/** Replaces a word for a day with the date: `tomorrow 4 pm` → `2026-11-22 4 pm`. */
function withDay(typed: string): string {
  const [first = ''] = typed.split(/\s/);
  const days = DAYS[first.toLowerCase()];
  return days === undefined ? typed : addDays(siteDate(new Date()), days) + typed.slice(first.length);
}

/** Turns an answer into the value for the file, or into undefined if the file is to omit the field. */
export function valueOf({ type, form, choices, offered }: Question, answer: string): unknown {
  const isDated = form === 'date' || form === 'moment';
  const typed = isDated ? withDay(answer.trim()) : answer.trim();
  if (!typed) return offered;
  const isFormed = form !== undefined || choices.length > 0;
  // Do not replace a letter among digits, as in `165O`: it might stand for any digit. The check reports it.
  const isSure = (value: unknown): boolean => type !== 'number' || digitsIn(String(value)) <= digitsIn(typed);
  const text = (isFormed && correctValue(typed, { form, choices }, isSure)) || typed;
  if (form === 'boolean' && /^(true|false)$/.test(text)) return text === 'true';
  if (type === 'array') return text.split(',').map((item) => item.trim());
  return type === 'number' && /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text;
}

const digitsIn = (text: string): number => text.match(/\p{Nd}/gu)?.length ?? 0;

/** The text of an item's file, with fields in the schema's order. @param body Markdown, if the kind has it */
export function toText(kind: FolderKindName, values: Values, body: string): string {
  const { extension, schema }: FolderKind = FOLDER_KINDS[kind];
  const names = Object.keys(fieldOf(schema).fields).filter((name) => values[name] !== undefined);
  const sorted = Object.fromEntries(names.map((name) => [name, values[name]]));
  return extension === '.md' ? joinMarkdown(writeYaml(sorted), body) : writeYaml(sorted);
}

/** The check's first error in a field or, if `name` is omitted, in the text below the fields; undefined if none. */
export function complain(
  kind: FolderKindName,
  values: Values,
  name: string | undefined,
  site: Site,
  body = 'Text.',
) {
  const { extension }: FolderKind = FOLDER_KINDS[kind];
  const file = { kind, path: `${kind}/new${extension}` };
  const { source, problems } = parseSource('content', file, { text: toText(kind, values, body) });
  const checks = [checkReferences, checkTypedTexts, checkMarkdownSlips, checkMarkdown];
  const found = [...problems, ...(source ? checks.flatMap((check) => check(source, site)) : [])];
  const [first] = found.filter(({ path, severity }) => path[0] === name && severity === 'error');
  return first && withoutName(first.message, name);
}

/** Removes the field's name from an example in a message: in a form, users do not type it. */
export const withoutName = (message: string, name = ''): string =>
  message.replace(`for example, ${name}: `, 'for example, ');

/** `छुट्टी` → `chhutti`, as people type it in Latin letters. */
const spell = (word: string): string =>
  wordsOf(word.replace(UNWRITTEN_A, '$&a'))
    .join('')
    .replaceAll('aa', 'a')
    .replaceAll('ee', 'i')
    .replaceAll('oo', 'u');

/** Matches a Devanagari consonant that has no vowel sign, before another letter: its "a" is spoken but not written. */
const UNWRITTEN_A = /[\u0915-\u0939]\u093C?(?=[\u0901\u0902\u0905-\u0939])/g;

/** A file name for a new item, without extension: the item's day, if it has one, and its first words. */
export function itemName(kind: string, values: Values): string {
  const words =
    [values.name, values.title, values.message, values.label].find((text) => typeof text === 'string') ?? '';
  const day = [values.date, values.publish].find((text) => typeof text === 'string');
  // Use Latin letters only, because some systems corrupt other letters when they copy files.
  const latin = wordsOf(words.replaceAll(/[\u0900-\u097f]+/g, spell));
  const hasLetters = latin.some((word) => /[a-z]/.test(word));
  const name = [...(hasLetters ? [] : [kind]), ...latin].slice(0, 4).join('-').slice(0, 40);
  return day === undefined ? name : `${day}-${name}`;
}
