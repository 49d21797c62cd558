import { daysOfSession, firstYear, formatDate } from '@/lib/text/dates';
import { SINGLE_KINDS } from '../kinds/kinds';
import { textsOf, type Files } from '../read/source';
import { groupOf } from '../read/values';
import { problemsAt, problemsIn, type Problem } from '../say/problem';

const WORDS = '0 1 two three four five six seven eight nine ten eleven twelve'.split(' ');
/** "The first two instalments" are not all of them. */
const INSTALMENTS = new RegExp(
  String.raw`(?<!\b(?:first|last|next|of|these|other|in the)\s)\b(\d{1,2}|${WORDS.slice(2).join('|')})\s(?:(?:equal|easy|monthly)\s)?instal+ments\b`,
  'i',
);
/** What else a school may be paid for in installments. */
const NOT_TUITION = /hostel|transport|\bbus\b|mess\b|loan|trip/i;

const SESSION = /(?<![\d-])(20\d\d)\s?[-–/]\s?(?:20)?(\d\d)(?![\d-])/;
/** What is rightly of a session that is over. */
const OF_THE_PAST =
  /result|report|topper|archive|audit|balance|achieve|previous|last|past|history|alumni|since|winner|award|minutes/i;

/** Texts that give another number of installments than fees.yaml, and headings of a session that is over. */
export function checkSaidFacts({ sources, sound }: Files): Problem[] {
  const { installments, tuition = [], due = [] } = sound.fees?.document.value ?? {};
  const known = [installments, due.length || undefined, ...tuition.map((row) => row.installments)];
  const numbers = [...new Set(known.filter((number) => number !== undefined))];
  const ours = sound.school?.document.value.session;
  const sessions = sources.map(({ document }) => groupOf(document.value).session);
  return sources.flatMap((source) => {
    if (source.kind === 'words' || source.kind === 'fees') return [];
    return textsOf(source).flatMap(({ text, ...place }) => {
      const [said, number = ''] = (!NOT_TUITION.test(text) && INSTALMENTS.exec(text)) || [];
      const counted = Number(number) || WORDS.indexOf(number.toLowerCase());
      const isOther = said !== undefined && numbers.length > 0 && !numbers.includes(counted);
      const isHeading = place.path.length ? place.path[0] === 'title' : text.startsWith('#');
      const [old, first, second] =
        (source.kind === 'pages' && isHeading && !OF_THE_PAST.test(text) && SESSION.exec(text)) || [];
      const session = `${first}-${second}`;
      const isOver = ours && firstYear(session) < firstYear(ours) && !sessions.includes(session);
      const fees = `says "${said}", and fees.yaml has ${numbers.join(' or ')}. Correct the one that is wrong.`;
      const over = `names the session ${old}, and school.yaml has ${ours}. Correct the one that is wrong.`;
      return [isOther && fees, old !== undefined && isOver && over].flatMap((found) =>
        problemsIn(place, found, 'warning'),
      );
    });
  });
}

/** Files that say for which session they are. */
const OF_SESSION = ['school', 'fees', 'calendar'] as const;

/** A session further away than this is not meant. */
const MOST_YEARS = 2;

/**
 * Files of an earlier session than another file has: a reminder until that session begins. From then on it stops a
 * publication, as what is not filled in does.
 */
export function checkSessions({ sound, day }: Files): Problem[] {
  const all = OF_SESSION.flatMap((kind) => {
    const source = sound[kind];
    return source ? [{ kind, source, session: source.document.value.session }] : [];
  });
  const next = sound.fees?.document.value.next?.session;
  // No school has its fees that long before: it is a typing error, and the other files are right.
  const isFar = (session: string): boolean => firstYear(session) > Number(day.slice(0, 4)) + MOST_YEARS;
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
    const message = `is ${session}, and ${SINGLE_KINDS[newest.kind].file} has ${newest.session}, which ${begins} on ${formatDate(first)}. Bring this file up to date${then}.`;
    return problemsAt(source, ['session'], message, day < first ? 'warning' : 'placeholder');
  });
}
