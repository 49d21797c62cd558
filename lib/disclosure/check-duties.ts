import { groupOf } from '@/lib/content/read/values';
import type { Source } from '@/lib/content/read/source';
import { problemAt, wholeFileProblem, type Problem } from '@/lib/content/say/problem';
import { addDays, daysOfSession, formatDate, sessionOf } from '@/lib/text/dates';
import { keptBySample } from './form';

/** What the duties outside the form are checked against. */
export interface Website {
  /** The name of the content folder. */
  name: string;
  sources: readonly Source[];
  /** `YYYY-MM-DD` */
  day: string;
}

/** The fields of a file that passes its schema. */
export function fieldsOf(
  sources: readonly Source[],
  kind: Source['kind'],
): Readonly<Record<string, unknown>> {
  const source = sources.find((each) => each.kind === kind && each.valid);
  return groupOf(source?.document.value);
}

/** A page that a rule asks for: words of its title or a heading, words of its text, and what to say where none has them. */
export interface PageAsked {
  heading?: string;
  text?: string;
  missing: string;
}

/** The pages that a rule asks for and the school does not have. */
export function askPages(pages: readonly PageAsked[], { name, sources }: Website): Problem[] {
  const has = (text: string, words = ''): boolean => new RegExp(words, 'iu').test(text);
  return pages.flatMap(({ heading, text, missing }) => {
    const found = sources.some(({ kind, document, body }) => {
      if (kind !== 'pages') return false;
      const headings = body.split('\n').filter((line) => line.startsWith('#'));
      return has([groupOf(document.value).title, ...headings].join('\n'), heading) && has(body, text);
    });
    return found ? [] : [wholeFileProblem(`${name}/pages`, missing)];
  });
}

/** Days before the session on which the fees must be there. */
const DAYS_BEFORE = 60;

/** Uttar Pradesh: whether the fees are those of the session that begins within 60 days. */
export function checkFeesInTime({ sources, day }: Website): Problem[] {
  const fees = sources.find(({ kind, valid }) => kind === 'fees' && valid);
  const session = groupOf(fees?.document.value).session;
  const due = sessionOf(addDays(day, DAYS_BEFORE));
  if (!fees || typeof session !== 'string' || session >= due) return [];
  const since = formatDate(addDays(daysOfSession(due).first, -DAYS_BEFORE));
  const message = `is ${session}. In Uttar Pradesh the fees of ${due} must be on the website from ${since}, ${DAYS_BEFORE} days before the session. Write them.${keptBySample(fees.document.value)}`;
  return [problemAt(fees, ['session'], message)];
}

/** Fees above those that a State allows. */
export function checkMostFees({ state, fees: most = {} }: MostFees, { sources }: Website): Problem[] {
  const fees = sources.find(({ kind, valid }) => kind === 'fees' && valid);
  if (!fees) return [];
  return Object.entries(most).flatMap(([charge, allowed]) => {
    const rows = groupOf(fees.document.value)[charge] as readonly { amount: number }[] | undefined;
    return (rows ?? []).flatMap(({ amount }, index) => {
      if (amount <= allowed) return [];
      const message = `is ${amount}; in ${state} ${charge} may cost at most ${allowed} rupees. Correct the amount.`;
      return [problemAt(fees, [charge, index, 'amount'], message)];
    });
  });
}

interface MostFees {
  state: string;
  fees?: Readonly<Record<string, number>>;
}
