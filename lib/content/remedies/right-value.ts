import type { Field, Form } from '../fields/field';
import { rightEmail, rightPhone } from './right-contact';
import { rightDate } from './right-date';
import { rightMoment } from './right-moment';
import { rightNumber } from './right-number';
import { rightTime } from './right-time';
import { rightWord } from './right-word';

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
export function rightValue(
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
