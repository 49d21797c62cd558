import type { Finding, Problem } from '@/lib/content/say/problem';
import { firstYear } from '@/lib/text/dates';
import type { Facts } from './form';

/** `61` of `62` → `98.3%`; `–` if no one was registered (Appendix IX, part C). */
export function passPercentage(registered: number, passed: number): string {
  if (registered === 0) return '–';
  const rounded = Math.round((passed / registered) * 1000) / 10;
  // 100% must mean that everyone passed.
  return `${passed < registered ? Math.min(rounded, 99.9) : rounded}%`;
}

const YEARS = 3;
/** The month by which the Board has always declared the results of the year. */
const DECLARED_BY = '07';

const TABLES = ['classX', 'classXII'] as const;
export type ResultTable = (typeof TABLES)[number];
const ALL_PASSED =
  /^\W*(all( (the )?(students|pupils))? (have )?passed|(100 ?%|cent per ?cent)( results?| pass(ed)?)?)\W*$/i;

/** Reports remarks that contradict the numbers, and fewer pupils than were registered for the latest examinations. */
export function checkResultNumbers({ results: tables, strength, report }: Facts): Problem[] {
  const remarked = TABLES.flatMap((table) =>
    (tables[table] ?? []).flatMap(({ registered, passed, remarks = '' }, index) => {
      const other = `is "${remarks}", but ${passed} of ${registered} passed. Correct the one that is wrong.`;
      const isOther = passed < registered && ALL_PASSED.test(remarks);
      return report(['C', table, index, 'remarks'], isOther && other, 'warning');
    }),
  );
  const last = TABLES.flatMap((table) => {
    const years = (tables[table] ?? []).toSorted((a, b) => (yearOf(a.year) ?? 0) - (yearOf(b.year) ?? 0));
    return years.at(-1)?.registered ?? [];
  });
  const pupils = strength?.pupils ?? 0;
  const few = `is ${pupils}, but ${last.join(' + ')} were registered for the latest Board examinations. Correct the one that is wrong.`;
  const isFew = pupils > 0 && last.reduce((all, number) => all + number, 0) > pupils;
  return [...remarked, ...report(['D', 'pupils'], isFew && few, 'warning')];
}

/** Reports tables of part C that have no row for one of the last three years. */
export function checkResultTables(facts: Facts): Problem[] {
  const { results: tables, session, report } = facts;
  return TABLES.flatMap((table) => {
    const results = tables[table];
    if (!results) return [];
    const unclear = results.findIndex(({ year }) => yearOf(year) === undefined);
    if (unclear >= 0) {
      const message = `"${results[unclear]?.year}" is not a year. Write, for example, '${firstYear(session)}'.`;
      return report(['C', table, unclear, 'year'], message);
    }
    const years = results.flatMap(({ year }) => yearOf(year) ?? []).toSorted((a, b) => a - b);
    return report(['C', table], explainYears(table, years, tables[`${table}NotApplicable`], facts));
  });
}

/** @param reason why the school has fewer than three years */
function explainYears(
  table: ResultTable,
  years: readonly number[],
  reason: string | undefined,
  { session, day }: Facts,
): Finding | undefined {
  if (years.length < YEARS && reason !== undefined) return undefined;
  if (years.length < YEARS) {
    const found = ['no year', '1 year'][years.length] ?? `${years.length} years`;
    const add = years.length
      ? 'Add the missing years'
      : `Instead of [], write year, registered and passed for each year under ${table}`;
    return `has ${found}, but the form asks for the last three. ${add}, or write the reason after ${table}NotApplicable.`;
  }
  const gap = years.findIndex((year, index) => index > 0 && year !== (years[index - 1] ?? 0) + 1);
  if (gap > 0)
    return `jumps from ${years[gap - 1]} to ${years[gap]}. The form asks for three years in a row.`;
  const last = years.at(-1) ?? 0;
  const due = firstYear(session);
  if (last < due)
    return `ends with ${last}, but in the session ${session} the form needs the results of ${due}. Add them.`;
  const declared = Number(day.slice(0, 4)) - (day.slice(5, 7) >= DECLARED_BY ? 0 : 1);
  const late = `ends with ${last}, but the results of ${declared} are out. Add them.`;
  return last < declared ? { message: late, severity: 'warning' } : undefined;
}

/** The year of an examination: `2025` → 2025, `2024-25` → 2025. */
function yearOf(text: string): number | undefined {
  const [, first, second] = /^(\d{4})(-\d{2})?$/.exec(text) ?? [];
  return first === undefined ? undefined : Number(first) + (second === undefined ? 0 : 1);
}
