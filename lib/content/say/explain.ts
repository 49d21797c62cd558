import { closest, distance } from 'fastest-levenshtein';
import { shorten } from '@/lib/text/text';
import type { Field } from '../kinds/describe';
import { explainLeft } from './left-by-programs';
import { rightDate } from './right-days';
import { askBack, rightSpan, rightValue } from './right-values';
import { rightWord } from './right-words';
import { groupOf, textOf } from '../read/values';
import { NUMBERED } from '../read/list-slips';
import { LIST_MARK } from '../read/yaml-slips';
import { replaceValue, type Path, type YamlDocument } from '../read/yaml';
import type { Finding } from './problem';

/** The one of `names` that `name` is most likely a typo of, if any. */
export function nearestName(name: string, names: readonly string[]): string | undefined {
  if (!names.length || name.length > 200) return undefined;
  const lower = names.map((each) => each.toLowerCase());
  const near = closest(name.toLowerCase(), lower);
  // Of three letters two are another word.
  if (distance(name.toLowerCase(), near) <= Math.min(Math.max(2, name.length / 3), name.length - 2))
    return names[lower.indexOf(near)];
  const cut = names.filter((each) => name.length > 2 && each.toLowerCase().startsWith(name.toLowerCase()));
  return cut.length === 1 ? cut[0] : undefined;
}

/**
 * The one of `names` that a file certainly or likely has now: a typo, or the same beginning, as when `bus.jpg` became
 * `bus-2026.png`. Undefined where several have it.
 */
export function nearestFile(name: string, names: readonly string[]): string | undefined {
  const near = nearestName(name, names);
  if (near !== undefined) return near;
  const stem = stemOf(name);
  const akin = names.filter((each) => begins(stemOf(each), stem) || begins(stem, stemOf(each)));
  return akin.length === 1 ? akin[0] : undefined;
}

const stemOf = (name: string): string => name.toLowerCase().replace(/\.\w+$/, '');

/** Whether `short`, which says something by itself, is the first word or words of `long`. */
const begins = (long: string, short: string): boolean =>
  short.length > 2 && long.startsWith(short) && !/^\p{L}/u.test(long.slice(short.length));

/** A field that the schema does not have. @param near the field that is meant, where that is clear @param more what is said where it is not */
export function explainUnknown(near: string | undefined, known: readonly string[], more = ''): string {
  const hint = near ? `Did you mean "${near}"?` : `The fields here are: ${known.join(', ')}.${more}`;
  return `there is no field of this name. ${hint}`;
}

/**
 * What is wrong with a value that its schema refuses, and what to write.
 * @param right what is certainly meant, as messages show it
 */
export function explainValue(
  { value, message, type: test }: { value?: unknown; message: string; type?: string },
  path: Path,
  document: YamlDocument,
  field: Field | undefined,
  right?: string,
): Finding {
  const { type = '', example, choices = [], fields = {}, refuses = {}, form, item } = field ?? {};
  if (value === undefined || value === null || value === '')
    return explainEmpty(value, path, document, field);
  const source = document.sourceOf(path);
  const typed = document.typedAt(path) ?? '';
  const place = document.positionOf(path);
  const refused = choices.length ? rightWord(source ?? '', Object.keys(refuses)) : undefined;
  const left = refuses[''] === undefined ? explainLeft(source ?? '', field) : undefined;
  const told = left ?? (refused && refuses[refused]);
  if (told !== undefined) return told;
  if (right !== undefined) {
    const must = choices.length ? `must be one of ${choices.join(', ')}` : message;
    const remedy = replaceValue(document, path, right);
    return {
      message: `${must}, found ${describeValue(value, source)}. Write ${type === 'string' ? quoteNumber(right) : right}.`,
      remedy: remedy && { ...remedy, to: type === 'string' ? quoteNumber(remedy.to) : right },
    };
  }
  // No class has such a number: quotes would not mend it.
  const isAmount = field?.names && (Number(value) > 12 || !Number.isInteger(Number(value)));
  if ((typeof value === 'number' || typeof value === 'boolean') && message === 'must be text' && !isAmount) {
    const found = shorten(source ?? String(value));
    const what = typeof value === 'number' ? 'the number ' : '';
    return {
      message: `must be text, found ${what}${found}. Write it in quotes: "${found}"`,
      remedy: replaceValue(document, path, JSON.stringify(typed)),
    };
  }
  const isGroup = message === 'must be text' && typeof value === 'object';
  const [from] = (isGroup && /\{[^{}:,]+\}$/.exec(document.linesOf(path).from)) || [];
  if (from) {
    const to = JSON.stringify(from);
    const brace = `must be text, and { begins a group of fields. Write it in quotes: ${to}`;
    return { message: brace, remedy: { ...place, from, to } };
  }
  if (test === 'max' && (typeof value === 'string' || Array.isArray(value))) {
    const remedy = typeof value === 'string' ? 'Shorten it.' : 'Delete some.';
    return `${message}, found ${value.length}. ${remedy}`;
  }
  const [line = ''] = typed.split('\n');
  const [numbered] = NUMBERED.exec(line) ?? [];
  const mark = numbered ?? LIST_MARK.exec(line)?.[2];
  const first = line.slice(mark?.length);
  if (type === 'array' && mark !== undefined)
    return {
      message: `${message}, found "${shorten(line)}". Write - ${shorten(first)}`,
      remedy: { ...place, from: mark, to: '- ' },
    };
  const retyped = type === 'string' && explainColon(value, path, document);
  if (retyped) return retyped;
  const found = `${message}, found ${describeValue(value, source)}.`;
  const [ask, ...meant] = askBack(source ?? '', form, String(path.at(-1))) ?? [];
  if (ask !== undefined) return `${found} ${ask} Write ${meant.join(' or ')}.`;
  const span = source === undefined ? undefined : rightSpan(source, choices);
  if (span) return `${found} Write each as an item of its own: ${span.join(', ')}.`;
  const dated = form === 'date' && path.at(-1) !== 'updated' ? withYear(source ?? '', document) : undefined;
  if (dated !== undefined) return `${found} Write it with its year, for example ${dated}.`;
  // Its own day, where it can be read.
  const day = form === 'moment' ? rightDate(/^[\d/.-]+/.exec(source ?? '')?.[0] ?? source ?? '') : undefined;
  const like = day === undefined ? example : day + example?.slice(day.length);
  // A list and a group have no example of their own.
  const names = Object.keys(fields).join(', ');
  const group = names && ` Its fields are: ${names}.`;
  const days = item?.choices.includes('Monday') && `[${item.choices.join(', ')}], or those that are meant.`;
  const each =
    (typeof value === 'object' ? undefined : shapeOf(path, field)) ??
    (days || 'each on its own line, with "- " in front.');
  const shape = type === 'array' ? ` Write ${each}` : group;
  const hint = like ? ` Write for example ${like.replace(/\.$/, '')}.` : shape;
  return found + (refuses[''] ?? hint);
}

/** A text that YAML takes for a field, since it has a colon. */
function explainColon(value: unknown, path: Path, document: YamlDocument): Finding | undefined {
  const [first, ...others] = Object.keys(groupOf(value));
  const typed = first === undefined ? undefined : document.typedAt([...path, first]);
  if (typed === undefined || others.length || /\n|^["']/.test(typed)) return undefined;
  const from = `${first}: ${typed}`.trim();
  const to = JSON.stringify(from);
  const message = `has ": " in it, which makes a field of it. Write it in quotes: ${JSON.stringify(shorten(from))}`;
  return { message, remedy: { ...document.positionOf(path), from, to } };
}

/** Digits alone would be read as a number where a text belongs. */
const quoteNumber = (text: string): string => (/^[\d.]+$/.test(text) ? `'${text}'` : text);

/** `10 June` in the year of the file, or in the half of its session. */
function withYear(typed: string, { value }: YamlDocument): string | undefined {
  const day = /\d{4}/.test(typed)
    ? undefined
    : rightValue(typed, { form: 'dayOfYear', choices: [] }, () => true);
  const { session, publish } = groupOf(value);
  const [year] = /^20\d\d/.exec(textOf(session ?? publish)) ?? [];
  const isNext = session !== undefined && (day ?? '') < '04';
  return day && year && `${Number(year) + Number(isNext)}-${day}`;
}

function explainEmpty(value: unknown, path: Path, document: YamlDocument, field: Partial<Field> = {}) {
  const { optional = false, type, example } = field;
  const note = document.noteAfter(path);
  const left = explainLeft(note?.text ?? document.typedAt(path) ?? '', field);
  if (left !== undefined) return left;
  if (value === null && note)
    return `is empty, since # begins a note. Write the whole value in quotes: ${JSON.stringify(shorten(note.text))}`;
  const what = value === undefined ? 'is missing' : 'is empty';
  const mayGo = optional && value !== undefined;
  const remedy = mayGo ? ', or delete the line' : '';
  const line = typeof path.at(-1) === 'number' ? `- ${example}` : `${path.at(-1)}: ${example}`;
  if (example) return `${what}. Write for example ${line}${remedy}`;
  const shape = shapeOf(path, field);
  if (shape) return `${what}. Write for example ${shape}${remedy}`;
  if (type === 'object' && mayGo) return `${what}. Write its fields below it, or delete the line.`;
  return `${what}. Copy this part from the sample school and change it${remedy}.`;
}

/** Longer ones nobody types from a message. */
const MOST_SIGNS = 160;

/** A list of groups with one item on one line, as YAML takes it; undefined for any other field. */
function shapeOf(path: Path, field: Partial<Field> = {}): string | undefined {
  const write = ({ example = '', fields, item: one }: Field): string => {
    const needed = Object.entries(fields).filter(([, { optional }]) => !optional);
    if (one) return `[${write(one)}]`;
    if (needed.length) return `{ ${needed.map(([name, own]) => `${name}: ${write(own)}`).join(', ')} }`;
    return /[,[\]{}#]|: |^["']/.test(example) && !/^["'].*["']$/.test(example)
      ? JSON.stringify(example)
      : example;
  };
  if (!field.item || !Object.keys(field.item.fields).length) return undefined;
  const shape = `${path.at(-1)}: [${write(field.item)}]`;
  return shape.length > MOST_SIGNS ? undefined : shape;
}

function describeValue(value: unknown, source: string | undefined): string {
  if (Array.isArray(value)) return value.length ? 'a list' : 'an empty list';
  if (typeof value === 'object') return 'a group of fields';
  const text = shorten(source ?? (typeof value === 'string' ? value : JSON.stringify(value)));
  return typeof value === 'string' ? `"${text}"` : text;
}
