import { parse } from 'yaml';
import type { Field } from '@/lib/content/kinds/describe';
import { CLASSES } from '../../kinds/classes';
import { addDays } from '@/lib/text/dates';

/** The longest or the shortest texts and lists that a schema allows. */
export type Extreme = 'most' | 'least';

/** Names in the tests' small school to which fields may refer. */
const NAMES: Readonly<Record<string, string>> = {
  picture: 'assembly.png',
  file: 'form.pdf',
  link: '/transport',
  contact: 'office',
};

/** Each text repeats one of these strings, chosen in rotation: letters without spaces, markup characters, words. */
const FILLINGS = ['W', 'की', `& "it's" `, 'word ', 'ﷺ', '9,'];
/** Rules that any text can meet. For a field with other rules, only its example is certain to be valid. */
const FREE = ['required', 'max', 'min', 'line', 'unique'];

/** Returns a function that makes values at the limits of a schema. No two texts are the same. */
export function startExtremes(extreme: Extreme): (field: Field) => unknown {
  let made = 0;
  const text = (field: Field): string => {
    made += 1;
    if (extreme === 'least') return made.toString(36).toUpperCase();
    const max = limitOf(field, 'max') ?? 100;
    const start = `${made.toString(36).toUpperCase()} `;
    const filling = FILLINGS[made % FILLINGS.length] ?? 'W';
    return (start + filling.repeat(max)).slice(0, max).trimEnd();
  };
  const make = (field: Field, generous: boolean, index = 0, name = ''): unknown => {
    const { type, fields, item, choices, example = '', refers } = field;
    if (type === 'object') {
      const wanted = Object.entries(fields).filter(([, each]) => extreme === 'most' || !each.optional);
      return Object.fromEntries(wanted.map(([key, each]) => [key, make(each, generous, index, key)]));
    }
    if (item) {
      const count = limitOf(field, generous && extreme === 'most' ? 'max' : 'min') ?? 0;
      // Only the first item is large: if all items were, there would be millions of values.
      return Array.from({ length: count }, (_, at) => make(item, generous && at === 0, at, name));
    }
    if (choices.length) return choices[index % choices.length];
    if (type === 'number') return limitOf(field, extreme === 'most' ? 'max' : 'min') ?? 1;
    if (type === 'boolean') return extreme === 'most';
    if (name === 'row') return `${example.charAt(0)}${index + 1}`;
    if (refers && refers in NAMES) return NAMES[refers];
    const isFree = field.tests.every(({ name: rule }) => FREE.includes(rule ?? ''));
    return isFree ? text(field) : (parse(example) as unknown);
  };
  return (field) => make(field, true);
}

function limitOf({ tests }: Field, rule: 'min' | 'max'): number | undefined {
  const limit = tests.find(({ name }) => name === rule)?.params?.[rule];
  return typeof limit === 'number' ? limit : undefined;
}

export type Fields = Readonly<Record<string, unknown>>;

/** Numbers in school.yaml that disclosure.yaml repeats. */
const NUMBERS = { affiliationNumber: '1234567', code: '07123' };
/** The date for entries of the kind workingSaturday: the check requires a Saturday. */
const SATURDAY = '2025-04-05';
const SESSION = '2025-26';
const NEXT = '2026-27';

const SEASONS = [
  ['01-01', '03-31'],
  ['04-01', '06-30'],
  ['07-01', '09-30'],
  ['10-01', '12-31'],
];

/** Replaces fields that must agree with other fields, in any file. All other fields keep their extreme values. */
export function agree(kind: string, value: Fields): Fields {
  switch (kind) {
    case 'school':
      return {
        ...value,
        ...NUMBERS,
        ...('classes' in value ? { classes: 'Nursery-XII' } : {}),
        logo: 'logo.svg',
        contacts: withOffice(listOf(value.contacts)),
      };
    case 'home':
      return { ...value, about: withoutRows(value.about as Fields) };
    case 'fees':
      return {
        ...agreeFees(value),
        ...('next' in value && { next: { ...agreeFees(value.next as Fields), session: NEXT } }),
      };
    case 'announcements':
      return 'classes' in value ? { ...value, classes: 'VI' } : value;
    case 'classes':
      return { ...value, classes: agreeClasses(listOf(value.classes)) };
    case 'testimonials':
      // Put a letter in front, because the program would read a lone number as a class.
      return { ...value, position: `P${String(value.position).slice(1)}` };
    case 'disclosure':
      return { ...value, A: agreeNumbers(value.A as Fields) };
    case 'ownDisclosure':
      return { ...value, rows: listOf(value.rows).map((row) => ({ details: 'Yes', ...row })) };
    case 'enquiry':
      return { ...value, classes: CLASSES.slice(0, listOf(value.classes).length) };
    case 'redirects':
      return {
        redirects: listOf(value.redirects).map((row, index) => ({
          ...row,
          from: `/old-${index}`,
        })),
      };
    case 'calendar':
      return { ...value, session: SESSION, days: agreeDays(listOf(value.days), listOf(value.groups)) };
    case 'timings':
      return {
        ...value,
        seasons: agreeSeasons(listOf(value.seasons)),
        offices: listOf(value.offices).map(open),
      };
    default:
      return value;
  }
}

const agreeFees = (value: Fields): Fields => ({
  ...value,
  ...agreeTuition(value),
  ...('due' in value && { due: dueDays(listOf(value.due).length) }),
});

function dueDays(times: number): string[] {
  return Array.from({ length: times }, (_, month) => `${String(((month + 3) % 12) + 1).padStart(2, '0')}-10`);
}

function withOffice([first, ...others]: Fields[]): Fields[] {
  return [{ ...first, id: 'office' }, ...others];
}

/** Removes the row from each figure: a figure that refers to a row of the Board's form must equal the number there. */
function withoutRows(about: Fields): Fields {
  if (!('figures' in about)) return about;
  const figures = listOf(about.figures).map((figure) =>
    Object.fromEntries(Object.entries(figure).filter(([name]) => name !== 'row')),
  );
  return { ...about, figures };
}

function agreeTuition({ tuition, installments }: Fields): Fields {
  if (!Array.isArray(tuition)) return {};
  return {
    tuition: listOf(tuition).map((row) => ({
      ...row,
      installment: 1000,
      total: 1000 * Number(row.installments ?? installments),
    })),
  };
}

/** Gives each row its own class, and an age that fits the class. */
function agreeClasses(rows: readonly Fields[]): Fields[] {
  return CLASSES.slice(0, rows.length).map((name, index) => ({
    ...rows[index],
    class: name,
    ...('age' in (rows[index] ?? {}) ? { age: index + 3 } : {}),
  }));
}

function agreeNumbers(part: Fields): Fields {
  const details: Readonly<Record<string, string>> = { A2: NUMBERS.affiliationNumber, A3: NUMBERS.code };
  return {
    ...part,
    rows: listOf(part.rows).map((row) => ({ ...row, details: details[String(row.row)] ?? row.details })),
  };
}

/** Puts the entries on consecutive days, except workingSaturday entries, which go on Saturdays. */
function agreeDays(days: readonly Fields[], groups: readonly unknown[]): Fields[] {
  return days.map((day, index) => {
    const isSaturday = day.kind === 'workingSaturday';
    const date = isSaturday ? SATURDAY : addDays('2025-06-01', index);
    return {
      ...day,
      date,
      ...('until' in day ? { until: date } : {}),
      ...(Array.isArray(day.classes) ? { classes: groups.slice(0, day.classes.length) } : {}),
    };
  });
}

function agreeSeasons(seasons: readonly Fields[]): Fields[] {
  return seasons.map((season, index) => {
    const [begins, ends] = SEASONS[index] ?? [];
    const year = seasons.length === 1 ? { begins: '01-01', ends: '12-31' } : { begins, ends };
    const stages = listOf(season.stages).map((stage) => ({
      ...stage,
      ...(stage.gateOpens === undefined ? {} : { gateOpens: clock(0) }),
      bells: listOf(stage.bells).map((bell, at) => ({
        ...bell,
        begins: clock(at),
        ends: clock(at + 1),
      })),
    }));
    return { ...season, ...year, gateOpens: clock(0), gateCloses: clock(20), stages };
  });
}

function open(office: Fields): Fields {
  return { ...office, opens: clock(0), closes: clock(20) };
}

function clock(halves: number): string {
  return `${String(Math.floor(halves / 2)).padStart(2, '0')}:${halves % 2 ? '30' : '00'}`;
}

function listOf(value: unknown): Fields[] {
  return Array.isArray(value) ? (value as Fields[]) : [];
}
