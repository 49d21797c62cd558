import { groupOf, listOf } from '@/lib/content/read/values';
import { problemsAt, problemsOf, type Problem } from '@/lib/content/say/problem';
import { addDays, daysOfSession, formatDate, sessionOf } from '@/lib/text/dates';
import type { Website } from './form';

/** A page that a rule asks for: words of its title or a heading, words of its text, and what to say where none has them. */
export interface PageAsked {
  heading?: string;
  text?: string;
  /** A block that has the same; a page that shows it will do. */
  shows?: string;
  missing: string;
}

/** The pages that a rule asks for and the school does not have. */
export function askPages(pages: readonly PageAsked[], { name, sources }: Website): Problem[] {
  const has = (text: string, words = ''): boolean => new RegExp(words, 'iu').test(text);
  return pages.flatMap(({ heading, text, shows, missing }) => {
    const found = sources.some(({ kind, document, body }) => {
      if (kind !== 'pages') return false;
      const page = groupOf(document.value);
      if (shows !== undefined && listOf(page.shows).includes(shows)) return true;
      const headings = body.split('\n').filter((line) => line.startsWith('#'));
      return has([page.title, ...headings].join('\n'), heading) && has(body, text);
    });
    return problemsOf(`${name}/pages`, !found && missing);
  });
}

/** Days before the session on which the fees must be there. */
const DAYS_BEFORE = 60;

/** Uttar Pradesh: whether the fees are those of the session that begins within 60 days. */
export function checkFeesInTime({ sound: { fees }, day }: Website): Problem[] {
  const session = fees?.document.value.session;
  const due = sessionOf(addDays(day, DAYS_BEFORE));
  if (!fees || session === undefined || session >= due) return [];
  const since = formatDate(addDays(daysOfSession(due).first, -DAYS_BEFORE));
  const message = `is ${session}. In Uttar Pradesh the fees of ${due} must be on the website from ${since}, ${DAYS_BEFORE} days before the session. Write them.`;
  return problemsAt(fees, ['session'], message);
}

/** Fees above those that a State allows. */
export function checkMostFees(
  state: string,
  most: Readonly<Record<string, number>>,
  { sound }: Website,
): Problem[] {
  const { fees } = sound;
  if (!fees) return [];
  return Object.entries(most).flatMap(([charge, allowed]) => {
    const rows = groupOf(fees.document.value)[charge] as readonly { amount: number }[] | undefined;
    return (rows ?? []).flatMap(({ amount }, index) => {
      const message = `is ${amount}; in ${state} ${charge} may cost at most ${allowed} rupees. Correct the amount.`;
      return problemsAt(fees, [charge, index, 'amount'], amount > allowed && message);
    });
  });
}
