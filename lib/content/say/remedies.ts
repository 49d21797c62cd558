import { type Remedy, LIST_MARK } from '../read/yaml-slips';
import type { Path, YamlDocument } from '../read/yaml';
import type { Field, Form } from '../kinds/describe';
import { rightEmail, rightPhone } from './right-names';
import { rightDate, rightMoment, rightTime } from './right-times';
import { rightWord } from './right-words';

export type { Remedy };

/** Another value for the field at `path`, or undefined where its present value is not within one line. */
export function replaceValue(document: YamlDocument, path: Path, value: string): Remedy | undefined {
  const from = document.typedAt(path);
  if (from === undefined || from.includes('\n')) return undefined;
  return { ...document.positionOf(path), from, to: keepQuotes(from, value) };
}

/** `value` as a YAML value in the quotes that the editor used; plain where there are none. */
function keepQuotes(typed: string, value: string): string {
  if (typed.startsWith("'")) return `'${value.replaceAll("'", "''")}'`;
  if (typed.startsWith('"')) return JSON.stringify(value);
  return value;
}

const SIGNS = /^(?:rs\.?|inr|₹)?\s*|\s*(?:\/-|%|\.00)?\s*$/gi;
/** `10,850`, `1,20,000` in the Indian way, `120,000` in the Western one. */
const WITH_COMMAS = /^\d{1,3}(?:,\d{2,3})*,\d{3}$/;

/** A number without rupee sign, commas or percent sign: `₹ 10,850/-` → `10850`. Undefined where it is not certain. */
export function rightNumber(typed: string): string | undefined {
  const text = typed.trim().replaceAll(SIGNS, '');
  if (WITH_COMMAS.test(text)) return text.replaceAll(',', '');
  return /^(0|[1-9]\d*)(\.\d+)?$/.test(text) ? text : undefined;
}

const BY_FORM: Record<Form, (typed: string) => string | undefined> = {
  date: rightDate,
  moment: rightMoment,
  time: rightTime,
  phone: rightPhone,
  email: rightEmail,
  number: rightNumber,
  boolean: (typed) => rightWord(typed, ['true', 'false']),
};

/**
 * What the editor certainly meant by a value that its schema refuses; undefined where that is not certain, or where
 * the schema would refuse it too.
 * @param typed the value as it is in the file, without quotes
 * @param accepts what the schema says of a value
 */
function rightValue(
  typed: string,
  { form, choices }: Field,
  accepts: (value: unknown) => boolean,
): string | undefined {
  const plain = withLatinDigits(typed.replaceAll(/^[“”„‘’]+|[“”„‘’]+$/g, ''));
  const fits = (text: string): boolean => accepts(toValue(text, form));
  const right = choices.length ? rightWord(plain, choices) : form && BY_FORM[form](plain);
  if (right !== undefined && fits(right)) return right;
  return plain !== typed && fits(plain) ? plain : undefined;
}

/** The zeros of India's scripts and of Urdu; Unicode has the other nine digits after each. */
const ZEROS = '०০੦૦୦௦౦೦൦۰';

/** `१२` → `12`. */
function withLatinDigits(text: string): string {
  return text.replaceAll(/\p{Nd}/gu, (digit) => {
    const values = Array.from(ZEROS, (zero) => (digit.codePointAt(0) ?? 0) - (zero.codePointAt(0) ?? 0));
    return String(values.find((value) => value >= 0 && value < 10) ?? digit);
  });
}

/** What the YAML reader makes of the text. */
function toValue(text: string, form: Form | undefined): unknown {
  if (form === 'number') return Number(text);
  return form === 'boolean' ? text === 'true' : text;
}

/** What certainly belongs in the place of a value that its schema refuses. */
export interface Right {
  /** As messages show it. */
  shown: string;
  remedy: Remedy | undefined;
}

/** Quotes round a number or a yes where text belongs; undefined where the value is something else. */
export function findQuotes(value: unknown, path: Path, document: YamlDocument): Remedy | undefined {
  if (typeof value !== 'number' && typeof value !== 'boolean') return undefined;
  const typed = document.typedAt(path);
  return typed === undefined ? undefined : replaceValue(document, path, JSON.stringify(typed));
}

/**
 * @param accepts what the schema of the field says of a value
 * @returns undefined where the value does not say with certainty what is meant
 */
export function findRight(
  value: unknown,
  path: Path,
  document: YamlDocument,
  field: Field | undefined,
  accepts: (value: unknown) => boolean,
): Right | undefined {
  if (!field || !['string', 'number', 'boolean'].includes(typeof value) || value === '') return undefined;
  const typed = document.sourceOf(path) ?? String(value);
  const shown = rightValue(typed, field, accepts);
  if (shown === undefined) return undefined;
  const remedy = replaceValue(document, path, shown);
  const isText = field.type === 'string';
  return { shown, remedy: remedy && (isText ? remedy : { ...remedy, to: shown }) };
}

/** A hyphen and a space for the other sign with which the first item of a list begins. */
export function findListMark(path: Path, document: YamlDocument): Remedy | undefined {
  const [line = ''] = document.typedAt(path)?.split('\n') ?? [];
  const mark = LIST_MARK.exec(line)?.[2];
  return mark === undefined ? undefined : { ...document.positionOf(path), from: mark, to: '- ' };
}
