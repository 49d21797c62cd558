import type { Problem } from '@/lib/content/say/problem';
import type { Disclosure } from '@/lib/content/kinds/disclosure';
import { firstYear } from '@/lib/text/dates';
import type { Report } from './form';

/** `61` of `62` → `98.4%`; `–` where no one was registered. Never typed by hand (Appendix IX, part C). */
export function passPercentage(registered: number, passed: number): string {
  if (registered === 0) return '–';
  // Rounded down: 100% is only said when everybody passed.
  return `${Math.floor((passed / registered) * 1000) / 10}%`;
}

export type ResultTable = 'classX' | 'classXII';
type Result = Disclosure['C'][ResultTable][number];

const YEARS = 3;
/** By July the Board has declared the results of the year. */
const DECLARED_BY = '07';

interface Examined {
  table: ResultTable;
  results: readonly Result[];
  /** Why the table has not three years, where it has not. */
  reason?: string;
  /** The session of the school, such as 2025-26. */
  session: string;
  day: string;
}

/** Both tables of part C, as far as they pass the schema. */
export function checkResultTables({ results: tables, session, day, report }: Disclosed): Problem[] {
  return (['classX', 'classXII'] as const).flatMap((table) => {
    const results = tables[table];
    return results
      ? checkResults({ table, results, reason: tables[`${table}NotApplicable`], session, day }, report)
      : [];
  });
}

interface Disclosed extends Pick<Examined, 'session' | 'day'> {
  results: Partial<Disclosure['C']>;
  report: Report;
}

/** One table of part C: the last three years, without a gap, and nowhere more passed than were registered. */
function checkResults({ table, results, reason, session, day }: Examined, report: Report): Problem[] {
  const problems = results.flatMap(({ year, registered, passed }, index) => {
    if (passed <= registered) return [];
    const message = `${passed} passed of ${registered} registered in ${year}. Correct one of the two numbers.`;
    return [report(['C', table, index, 'passed'], message)];
  });
  const years = results.map(({ year }) => yearOf(year));
  const unclear = years.indexOf(undefined);
  if (unclear >= 0) {
    const message = `"${results[unclear]?.year}" is not a year. Write for example '${firstYear(session)}'.`;
    return [...problems, report(['C', table, unclear, 'year'], message)];
  }
  const known = years.filter((year) => year !== undefined).toSorted((a, b) => a - b);
  const wrong = explainYears(known, reason, session, day);
  return wrong ? [...problems, report(['C', table], wrong.message, wrong.severity)] : problems;
}

function explainYears(
  years: readonly number[],
  reason: string | undefined,
  session: string,
  day: string,
): { message: string; severity?: Problem['severity'] } | undefined {
  const missing = YEARS - years.length;
  if (missing > 0) {
    if (reason !== undefined) return undefined;
    return {
      message: `has ${years.length === 1 ? '1 year' : `${years.length} years`}, and the form asks for the last three. Add the missing, or write the reason in the field that ends in NotApplicable.`,
    };
  }
  const gap = years.find((year, index) => index > 0 && year !== (years[index - 1] ?? 0) + 1);
  if (gap !== undefined)
    return {
      message: `goes from ${years[years.indexOf(gap) - 1]} to ${gap}. The form asks for three years in a row.`,
    };
  const last = years.at(-1) ?? 0;
  const due = firstYear(session);
  if (last < due)
    return {
      message: `ends with ${last}, and in the session ${session} the last result is that of ${due}. Add it.`,
    };
  const declared = Number(day.slice(0, 4)) - (day.slice(5, 7) >= DECLARED_BY ? 0 : 1);
  return last < declared
    ? { message: `ends with ${last}, and the results of ${declared} are out. Add them.`, severity: 'warning' }
    : undefined;
}

/** `2025` → 2025, `2024-25` → 2025. */
function yearOf(text: string): number | undefined {
  const [, first, second] = /^(\d{4})(-\d{2})?$/.exec(text) ?? [];
  return first === undefined ? undefined : Number(first) + (second === undefined ? 0 : 1);
}
