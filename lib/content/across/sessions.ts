import { daysOfSession, firstYear, formatDate } from '@/lib/text/dates';
import { SINGLE_KINDS } from '../kinds/kinds';
import { soundFile, type Files } from '../read/source';
import { problemAt, type Problem } from '../say/problem';

const KINDS = ['school', 'fees', 'calendar'] as const;

/** A session further away than this is not meant. */
const MOST_YEARS = 2;

/**
 * Files of an earlier session than another file has: a reminder until that session begins. From then on it stops a
 * publication, as what is not filled in does.
 */
export function checkSessions({ sources, day }: Files): Problem[] {
  const all = KINDS.flatMap((kind) => {
    const source = soundFile(sources, kind);
    return source ? [{ kind, source, session: source.document.value.session }] : [];
  });
  // No school has its fees that long before: it is a typing error, and the other files are right.
  const isFar = (session: string): boolean => firstYear(session) > Number(day.slice(0, 4)) + MOST_YEARS;
  const far = all.filter(({ session }) => isFar(session));
  const found = all.filter(({ session }) => !isFar(session));
  const newest = found.toSorted((a, b) => firstYear(b.session) - firstYear(a.session))[0];
  const mistyped = far.map(({ source, session }) =>
    problemAt(source, ['session'], `is ${session}, which is years away. Correct the year.`),
  );
  const behind = found.flatMap(({ source, session }) => {
    if (!newest || firstYear(session) >= firstYear(newest.session)) return [];
    const { first } = daysOfSession(newest.session);
    const begins = day < first ? 'begins' : 'began';
    const message = `is ${session}, and ${SINGLE_KINDS[newest.kind].file} has ${newest.session}, which ${begins} on ${formatDate(first)}. Bring this file up to date, then write ${newest.session}.`;
    return [problemAt(source, ['session'], message, day < first ? 'warning' : 'placeholder')];
  });
  return [...mistyped, ...behind];
}
