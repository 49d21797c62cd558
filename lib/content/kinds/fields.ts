import { array, boolean, number, object, string, type ISchema, type ObjectShape } from 'yup';
import type { NamesClasses } from './explain-classes';
import { isCalendarDate } from '@/lib/text/dates';
import { withScheme } from '@/lib/text/text';

/**
 * The building blocks of all schemas. Each takes a description and an example, which messages, content/FIELDS.md and
 * the editor's hints show. A message begins with "must" and has no full stop, because the wrong value follows it.
 */

const missing = 'is missing';

type Limits = readonly [number, number];

const words = (description: string, example: string) =>
  string().typeError('must be text').required(missing).meta({ description, example });

const amount = (description: string, example: string, must: string) =>
  number().typeError(must).required(missing).meta({ description, example, form: 'number' });

export const text = (description: string, example: string, max = 200) =>
  speech(description, example, max).test(
    'line',
    'must be on one line',
    (value) => !value?.trimEnd().includes('\n'),
  );

export const ofClasses = (description: string, example: string, names: NamesClasses = 'must', max = 60) =>
  text(description, example, max).meta({ names });

export const speech = (description: string, example: string, max = 4000) =>
  words(description, example).max(max, `must be at most ${max} characters`);

export const prose = (description: string, example: string, max = 4000) =>
  speech(description, example, max).meta({ refers: 'markdown' });

export const date = (description: string, example = '2025-04-30') =>
  string()
    .typeError('must be a date, written year-month-day')
    .required(missing)
    .test('date', 'must be a date that exists, written year-month-day', ifSet(isCalendarDate))
    .test('year', 'must be in a year from 1900 to 2199', ifSet(isNear))
    .meta({ description, example, form: 'date' });

/** The day that pages with content from this file show as "Last updated". */
export const updated = () =>
  date('The day on which someone last changed or checked this file.', '2026-04-01').optional();

/** A date and time to the minute, in Indian time with its offset (ISO 8601). */
export const moment = (description: string, example = '2026-11-25T18:00+05:30') =>
  text(description, example)
    .matches(
      /^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d\+05:30$/,
      'must be a day and a time⟨, joined by T, with +05:30 at the end⟩',
    )
    .test('moment', 'must be on a day that exists, in a year from 1900 to 2199', ifSet(isOnNearDay))
    .meta({ form: 'moment' });

export const clockTime = (description: string, example: string) =>
  text(description, example)
    .matches(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time from 00:00 to 23:59, written hour:minute')
    .meta({ form: 'time' });

export const dayOfYear = (description: string, example: string) =>
  text(description, example)
    .test(
      'dayOfYear',
      'must be a day that exists in every year, written month-day with two digits each',
      ifSet((value) => isCalendarDate(`2001-${value}`)),
    )
    .meta({ form: 'dayOfYear' });

/** A school year such as `2025-26`. */
export const session = (description: string, example: string) =>
  text(description, example, 7)
    .test('session', 'must be a session: two consecutive years', ifSet(isSession))
    .meta({ form: 'session' });

export const count = (description: string, example: string, [min, max]: Limits = [0, 1_000_000]) =>
  amount(description, example, 'must be a whole number')
    .integer('must be a whole number')
    .min(min, `must be at least ${min}`)
    .max(max, `must be at most ${max}`);

export const rupees = (description: string, example: string) =>
  amount(description, example, 'must be a whole number of rupees')
    .integer('must be a whole number of rupees')
    .min(0, 'must not be below 0')
    .max(10_000_000, 'must be at most 10000000')
    .meta({ form: 'rupees' });

/** A percentage from 0 to 100. Rejects grade points, and 0.964, which is how spreadsheets store 96.4 %. */
export const percentage = (description: string, example: string) =>
  amount(description, example, 'must be a number')
    .min(0, 'must be a percentage from 0 to 100')
    .max(100, 'must be a percentage from 0 to 100')
    .test('part', 'must be a percentage, not a fraction of 1', (value) => value <= 0 || value >= 1)
    .test('grade', 'must be a percentage, not grade points out of 10', (value) => value < 1 || value > 10)
    .meta({ form: 'percentage' });

export const yesNo = (description: string, example = 'true') =>
  boolean()
    .typeError('must be true or false')
    .required(missing)
    .meta({ description, example, form: 'boolean' });

export const choice = <const T extends string>(description: string, values: readonly T[]) =>
  words(description, values[0] ?? '').oneOf(values, `must be one of ${values.join(', ')}`);

export const picture = (description: string, example = 'assembly.jpg') =>
  text(description, example).meta({ refers: 'picture' });

/** The text alternative of a picture (WCAG 1.1.1). */
export const alt = (example = 'Pupils at morning assembly') =>
  text('What the picture shows, in words for visitors who cannot see it.', example, 160);

/** @param subject the thing that the site leaves out until consent is given */
export const consent = <const T extends string>(
  description: string,
  subject: string,
  answers: readonly T[],
) =>
  choice(`${description} Without it the ${subject} is not on the website.`, answers).meta({
    refuses: {
      no: `says that nobody has agreed, so the ${subject} is left out. Delete ⟨this line¦what is in the box⟩, and write consent: yes once there is consent in writing.`,
      '': ` Write yes only where there is consent in writing; until then delete ⟨this line¦what is in the box⟩, and the ${subject} is left out.`,
    },
  });

export const photoConsent = (subject: 'picture' | 'photo') =>
  consent(
    'Consent to show the picture. Write “yes” if everybody in it, or a child’s parent, has agreed in writing; write “drawing” if it is a drawing, and “nobody” if no person can be recognised.',
    subject,
    ['yes', 'drawing', 'nobody'],
  );

export const contact = (description: string, example = 'office') =>
  text(description, example, 30).meta({ refers: 'contact' });

export const file = (description: string, example = 'water-report.pdf') =>
  text(description, example).meta({ refers: 'file' });

/** The address of a page of this site (`/transport`), a place on a page (`#contact`) or another site (`https://…`). */
export const link = (description: string, example = '/transport') =>
  text(description, example).meta({ refers: 'link', form: 'link' });

export const CREDENTIALS = 'shows everybody the username or password before the @. Delete them and the @';

export function hasCredentials(target: string): boolean {
  const { username, password } = URL.canParse(target) ? new URL(target) : { username: '', password: '' };
  return /^https?:/i.test(target) && Boolean(username || password);
}

/** A web address on any site. If it has no scheme, https is assumed. */
export const address = (description: string, example: string, protocols = ['https:', 'http:']) =>
  text(description, example)
    .test(
      'address',
      'must be a web address beginning with https://',
      ifSet((value) => {
        const web = withScheme(value);
        return URL.canParse(web) && protocols.includes(new URL(web).protocol);
      }),
    )
    .test(
      'credentials',
      CREDENTIALS,
      ifSet((value) => !hasCredentials(value)),
    )
    .meta({ form: 'address' });

export const email = (description: string, example = 'office@school.example') =>
  text(description, example)
    .matches(/^[^\s@:;,<>()"']+@[^\s@:;,<>()"'.]+(\.[^\s@:;,<>()"'.]+)+$/, 'must be an e-mail address')
    .meta({ form: 'email' });

export const pinCode = (description: string) =>
  text(description, '"244901"')
    .matches(/^[1-9]\d{5}$/, 'must be a PIN code of six digits')
    .meta({ form: 'pin' });

/** +91 and ten digits including the area code; a foreign number with its country code; or a toll-free 1800 number. */
export const phone = (description: string, example = '+91 98765 43210') =>
  text(description, example)
    .matches(
      /^(\+91([\s-]?\d){10}|\+(?!91)[1-9]([\s-]?\d){6,14}|1800([\s-]?\d){6,7})$/,
      'must be a telephone number of digits and spaces, with ten digits after +91',
    )
    // The sample school's number has only zeros after +91, and is accepted.
    .matches(/^(?!\+91[\s-]?0.*[1-9])/, 'must have ten digits after +91, without a 0 in front')
    .meta({ form: 'phone' });

/** A number that an authority has issued. It can contain letters. */
export const registrationNumber = (description: string, example: string) =>
  text(description, example)
    .matches(/^(?![“”‘’<]|\d[\d,]*[,.]\d*$)/, 'must be the number alone, without commas')
    .meta({ form: 'digits' });

export const colour = (description: string, example: string) =>
  text(description, example)
    .matches(/^#[0-9a-fA-F]{6}$/, 'must be a colour: # and six digits or letters a-f⟨, in quotes⟩')
    .meta({ untranslated: true });

export const group = <S extends ObjectShape>(description: string, shape: S) =>
  object(shape)
    .typeError('must be a group of fields, each ⟨on its own line and indented¦in its own box⟩')
    .required(missing)
    .noUnknown()
    .meta({ description });

export const list = <T>(description: string, of: ISchema<T>, [min, max]: Limits = [1, 500]) =>
  array(of)
    .typeError('must be a list⟨, each item beginning with "- "⟩')
    .required(missing)
    .min(min, `must have at least ${min} ${min === 1 ? 'item' : 'items'}`)
    .max(max, `must have at most ${max} items`)
    .meta({ description });

export const groups = <S extends ObjectShape>(description: string, limits: Limits, one: string, shape: S) =>
  list(description, group(one, shape), limits);

export const texts = (description: string, limits: Limits, one: string, example: string, max = 200) =>
  list(description, text(one, example, max), limits);

/** Lets missing and empty values pass: `required` reports them. */
const ifSet = (accepts: (value: string) => boolean) => (value?: string) => !value || accepts(value);

export const isSession = (value: unknown): value is string =>
  typeof value === 'string' &&
  /^20\d\d-\d\d$/.test(value) &&
  Number(value.slice(5)) === (Number(value.slice(2, 4)) + 1) % 100;

/** Rejects years such as 0025, which are typos. */
const isNear = (day: string): boolean => !isCalendarDate(day) || /^(19|20|21)/.test(day);

function isOnNearDay(value: string): boolean {
  const day = value.slice(0, 10);
  return isCalendarDate(day) && isNear(day);
}
