import { shorten } from '@/lib/text/text';
import type { Field } from '../kinds/describe';
import { groupOf, type Path } from '../parse/values';
import { replaceValue, type YamlDocument } from '../parse/yaml';
import { LIST_MARK } from './plain-words';
import { explainAmbiguity } from './correct-values';
import { correctWord } from './correct-words';
import type { Finding } from './problem';

/** A value that the schema rejects, with the schema's message and the name of its test. */
interface Refused {
  value?: unknown;
  message: string;
  test: string | undefined;
  path: Path;
  document: YamlDocument;
  field: Field;
  /** The value as it was typed, without quotes; undefined for a list or a group. */
  source: string | undefined;
  right: string | undefined;
}

/** Rules in order: the first that applies explains the value. */
const RULES: Readonly<Record<string, (refused: Refused) => Finding | undefined>> = {
  missingOrEmpty: explainEmpty,
  nonValue: ({ source = '', field }) => explainNonValue(source, field),
  refusedWord: ({ source = '', field: { choices, refuses = {} } }) => {
    const word = choices.length ? correctWord(source, Object.keys(refuses)) : undefined;
    return word && refuses[word];
  },
  correction: explainCorrection,
  textWithoutQuotes: explainUnquoted,
  textInBraces: explainBraces,
  tooLong: ({ value, message, test }) => {
    if (test !== 'max' || !(typeof value === 'string' || Array.isArray(value))) return undefined;
    return `${message}, found ${value.length}. ${typeof value === 'string' ? 'Shorten it.' : 'Delete some.'}`;
  },
  itemWithOtherMark: explainMark,
  textWithColon: explainColon,
  severalMeanings: (refused) => explainMeanings(found(refused), refused.source, refused.field.form),
  anyOther: (refused) => found(refused) + (refused.field.refuses?.[''] ?? explainShape(refused)),
};

/** Says why the schema rejects a value, and what to write. */
export function explainValue(refused: Refused): Finding | undefined {
  for (const rule of Object.values(RULES)) {
    const finding = rule(refused);
    if (finding !== undefined) return finding;
  }
  return undefined;
}

const found = ({ value, message, source }: Refused): string =>
  `${message}, found ${describeValue(value, source)}.`;

function explainCorrection({ value, message, path, document, field, source, right }: Refused) {
  const { type, choices } = field;
  if (right === undefined) return undefined;
  const must = choices.length ? `must be one of ${choices.join(', ')}` : message;
  const remedy = replaceValue(document, path, right);
  return {
    message: `${must}, found ${describeValue(value, source)}. Write ${type === 'string' ? quoteNumber(right) : right}.`,
    remedy: remedy && { ...remedy, to: type === 'string' ? quoteNumber(remedy.to) : right },
    right: type === 'array' ? undefined : right,
  };
}

/** Asks which meaning an ambiguous value has. @param wrong the sentence before the question */
export function explainMeanings(wrong: string, typed = '', form?: Field['form']): Finding | undefined {
  const [ask, ...meant] = explainAmbiguity(typed, form) ?? [];
  const right = meant.length === 1 ? meant[0] : undefined;
  return ask ? { message: `${wrong} ${ask} Write ${meant.join(' or ')}.`, right } : undefined;
}

/** Explains text that needs quotes, because YAML reads it as a number or a boolean. */
function explainUnquoted({ value, message, path, document, field, source }: Refused) {
  const isNumber = typeof value === 'number';
  if (message !== 'must be text' || !(isNumber || typeof value === 'boolean')) return undefined;
  // No class has such a number, so quotes would not help.
  if (field.names && (Number(value) > 12 || !Number.isInteger(Number(value)))) return undefined;
  const typed = shorten(source ?? String(value));
  return {
    message: `must be text, found ${isNumber ? 'the number ' : ''}${typed}. Write ⟨it in quotes: "⟩${typed}⟨"⟩`,
    remedy: replaceValue(document, path, JSON.stringify(document.typedAt(path) ?? '')),
  };
}

/** Explains `{principal}` without quotes, which YAML reads as a group. */
function explainBraces({ value, message, path, document }: Refused) {
  if (message !== 'must be text' || typeof value !== 'object') return undefined;
  const [from] = /\{[^{}:,]+\}$/.exec(document.linesOf(path).from) ?? [];
  if (from === undefined) return undefined;
  const to = JSON.stringify(from);
  return {
    message: `must be text, but { begins a group of fields. Write ⟨it in quotes: ${to}¦${from}⟩`,
    remedy: { ...document.positionOf(path), from, to },
  };
}

/** Explains a list whose first item begins with a bullet. YAML reads such a list as text. */
function explainMark({ message, path, document, field }: Refused) {
  const [line = ''] = (document.typedAt(path) ?? '').split('\n');
  const [, , mark, item = ''] = LIST_MARK.exec(line) ?? [];
  if (field.type !== 'array' || mark === undefined) return undefined;
  return {
    message: `${message}, found "${shorten(line)}". Write - ${shorten(item)}`,
    remedy: { ...document.positionOf(path), from: mark, to: '- ' },
  };
}

/** Explains text with a colon, which YAML reads as a field. */
function explainColon({ value, path, document, field }: Refused): Finding | undefined {
  const [first, ...others] = Object.keys(groupOf(value));
  const typed = first === undefined ? undefined : document.typedAt([...path, first]);
  if (field.type !== 'string' || typed === undefined || others.length || /\n|^["']/.test(typed))
    return undefined;
  const from = `${first}: ${typed}`.trim();
  const to = JSON.stringify(from);
  const message = `contains ": ", which turns it into a field. Write ⟨it in quotes: ${JSON.stringify(shorten(from))}¦${shorten(from)}⟩`;
  return { message, remedy: { ...document.positionOf(path), from, to } };
}

function explainShape({ field: { type, example, fields } }: Refused): string {
  if (example) return ` Write, for example, ${example.replace(/\.$/, '')}.`;
  if (type === 'array') return '⟨ Write each on its own line, with "- " in front¦ Add each as an item⟩.';
  const names = Object.keys(fields).join(', ');
  return names && `⟨ Its fields are: ${names}.⟩`;
}

/** Quotes text of digits and dots only, which YAML would read as a number. */
const quoteNumber = (text: string): string => (/^[\d.]+$/.test(text) ? `'${text}'` : text);

function explainEmpty({ value, path, document, field }: Refused): Finding | undefined {
  if (value !== undefined && value !== null && value !== '') return undefined;
  const { optional, type, example } = field;
  const note = document.noteAfter(path);
  const left = explainNonValue(note?.text ?? document.typedAt(path) ?? '', field);
  if (left !== undefined) return left;
  if (value === null && note)
    return `is empty, since # begins a note. Write ⟨the whole value in quotes: ${JSON.stringify(shorten(note.text))}¦${shorten(note.text)}⟩`;
  const what = value === undefined ? 'is missing' : 'is empty';
  const own = (type === 'array' || (type === 'string' && value !== undefined)) && field.refuses?.[''];
  if (own) return `${what}.${own}`;
  const mayGo = optional && value !== undefined;
  const remedy = mayGo ? ', or delete ⟨the line¦what is in the box⟩' : '';
  const line = typeof path.at(-1) === 'number' ? `- ${example}` : `${path.at(-1)}: ${example}`;
  if (example) return `${what}. Write, for example, ${line}${remedy}`;
  if (type === 'object' && mayGo)
    return `${what}. Write its fields below it, or delete ⟨the line¦what is in the box⟩.`;
  return `${what}. ⟨Write it with the fields in FIELDS.md¦Fill it in⟩${remedy}.`;
}

function describeValue(value: unknown, source: string | undefined): string {
  if (Array.isArray(value)) return value.length ? 'a list' : 'an empty list';
  if (typeof value === 'object') return 'a group of fields';
  const text = shorten(source ?? (typeof value === 'string' ? value : JSON.stringify(value)));
  return typeof value === 'string' ? `"${text}"` : text;
}

const EXCEL_ERROR = /#(?:REF!|N\/A|VALUE!|DIV\/0!|NAME\?|NUM!|NULL!)/;

export function explainExcelError(text: string, write = 'what belongs there'): string | undefined {
  const [error] = EXCEL_ERROR.exec(text) ?? [];
  return error && `${error} is an Excel error. Write ${write}.`;
}

/** Matches what offices type in a field that does not apply. */
const NOTHING = /^(?:[-–—]+|nil|none|free|n\/?a|n\.a\.?|tba|never|permanent|life ?time)$/i;

/** Explains a value that Excel has spoilt or that means "none". Undefined for other values. */
export function explainNonValue(typed: string, { form, optional }: Partial<Field> = {}): Finding | undefined {
  const text = typed.trim();
  const isAmount = form === 'number' || form === 'rupees';
  const error = explainExcelError(text, isAmount ? 'the amount' : undefined);
  if (error !== undefined) return error;
  if (/^#{3,}$/.test(text))
    return `${text} is what Excel shows when a column is too narrow. Widen the column, and copy the value again.`;
  if (/^\d(?:\.\d+)?E\+?\d+$/i.test(text)) return 'Excel has shortened this number. Type it again.';
  if (!NOTHING.test(text)) return undefined;
  if (isAmount) return { message: `${text} is not an amount. Write 0, or delete the row.`, right: '0' };
  return form && optional ? `${text} is not a value. Delete ⟨the line¦what is in the box⟩.` : undefined;
}
