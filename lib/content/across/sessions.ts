import { daysOfSession, firstYear, formatDate } from '@/lib/text/dates';
import { SINGLE_KINDS } from '../kinds/kinds';
import type { Files } from '../read/source';
import { problemsAt, type Problem } from '../say/problem';

const OF_SESSION = ['school', 'fees', 'calendar'] as const;

/** A session that begins more years ahead than this is a typo. */
const MAX_YEARS = 2;

/** A session older than another file's is only a warning, so that urgent notices can be published in April. */
export function checkSessions({ validFiles, day }: Files): Problem[] {
  const all = OF_SESSION.flatMap((kind) => {
    const source = validFiles[kind];
    return source ? [{ kind, source, session: source.document.value.session }] : [];
  });
  const next = validFiles.fees?.document.value.next?.session;
  // No school publishes its fees so many years ahead.
  const isFar = (session: string): boolean => firstYear(session) > Number(day.slice(0, 4)) + MAX_YEARS;
  const [newest] = all
    .filter(({ session }) => !isFar(session))
    .toSorted((a, b) => firstYear(b.session) - firstYear(a.session));
  return all.flatMap(({ kind, source, session }) => {
    if (isFar(session))
      return problemsAt(source, ['session'], `is ${session}, which is years away. Correct the year.`);
    const known = (kind === 'fees' && next) || session;
    if (!newest || firstYear(known) >= firstYear(newest.session)) return [];
    const { first } = daysOfSession(newest.session);
    const begins = day < first ? 'begins' : 'began';
    const then = day < first ? ' before that day' : `, then write ${newest.session}`;
    const message = `is ${session}, but ${SINGLE_KINDS[newest.kind].file} has ${newest.session}, which ${begins} on ${formatDate(first)}. Update this file${then}.`;
    return problemsAt(source, ['session'], message, 'warning');
  });
}
