import type { ISchema, Schema } from 'yup';
import { rightEmail, rightPhone } from './right-contact';
import { rightDate } from './right-date';
import { rightMoment } from './right-moment';
import { rightNumber } from './right-number';
import { rightWord } from './right-word';

/** How a value is written, where one that is written otherwise can be understood all the same. */
export type Form = 'date' | 'moment' | 'phone' | 'email' | 'number' | 'boolean';

const BY_FORM: Record<Form, (typed: string) => string | undefined> = {
  date: rightDate,
  moment: rightMoment,
  phone: rightPhone,
  email: rightEmail,
  number: rightNumber,
  boolean: (typed) => rightWord(typed, ['true', 'false']),
};

/**
 * What the editor certainly meant by a value that its schema refuses; undefined where that is not certain, or where
 * the schema would refuse it too.
 * @param typed the value as it stands in the file, without quotes
 */
export function rightValue(typed: string, field: ISchema<unknown> | undefined): string | undefined {
  const { meta, oneOf = [] } = (field?.describe() ?? {}) as {
    meta?: { form?: Form };
    oneOf?: readonly unknown[];
  };
  const words = oneOf.filter((word): word is string => typeof word === 'string');
  const plain = typed.replaceAll(/^[“”„‘’]+|[“”„‘’]+$/g, '');
  const fits = (text: string): boolean => isValid(field, toValue(text, meta?.form));
  const right = words.length ? rightWord(plain, words) : meta?.form && BY_FORM[meta.form](plain);
  if (right !== undefined && fits(right)) return right;
  return plain !== typed && meta?.form && fits(plain) ? plain : undefined;
}

function isValid(field: ISchema<unknown> | undefined, value: unknown): boolean {
  return (field as Schema | undefined)?.isValidSync(value, { strict: true }) ?? false;
}

/** What the YAML reader makes of the text. */
function toValue(text: string, form: Form | undefined): unknown {
  if (form === 'number') return Number(text);
  return form === 'boolean' ? text === 'true' : text;
}
