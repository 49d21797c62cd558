import { groupOf } from '@/lib/content/kinds/describe';
import type { Source } from '@/lib/content/read/source';
import { textsOf } from '@/lib/content/read/source-texts';
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

/** Whether a page with these words in its title or in a heading is there. `says` must stand anywhere on it. */
export function askPage({ name, sources }: Website, topic: RegExp, message: string, says = /./): Problem[] {
  const found = sources.some(({ kind, document, body }) => {
    if (kind !== 'pages') return false;
    const headings = body.split('\n').filter((line) => line.startsWith('#'));
    return topic.test([groupOf(document.value).title, ...headings].join('\n')) && says.test(body);
  });
  return found ? [] : [wholeFileProblem(`${name}/pages`, message)];
}

const COMMITTEES = {
  grievance: /grievance|शिकायत/i,
  'internal complaints': /internal (complaints? )?committee|internal complaints|आंतरिक|आन्तरिक/i,
  POCSO: /pocso|पॉक्सो|पोक्सो/i,
};

/** Whether a page names each of the three committees in its title or in a heading. */
export function checkCommittees(website: Website): Problem[] {
  return Object.entries(COMMITTEES).flatMap(([committee, topic]) => {
    const message = `no page names the ${committee} committee. Write its members and how to reach them below a heading with that name.`;
    return askPage(website, topic, message);
  });
}

const TELE_MANAS = /\b14416\b|\b1800[\s-]?891[\s-]?4416\b/;

/** Whether the helpline for mental health stands anywhere on the website. */
export function checkHelpline({ name, sources }: Website): Problem[] {
  if (sources.some((source) => textsOf(source).some(({ text }) => TELE_MANAS.test(text)))) return [];
  const message =
    'no page shows Tele-MANAS, the helpline for mental health. Write 14416 or 1800-891-4416 on a page that parents find.';
  return [wholeFileProblem(`${name}/pages`, message)];
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

/** Delhi: whole rupees at most. */
const MOST_IN_DELHI = { registration: 25, admission: 200 };

/** Delhi: whether registration and admission cost no more than the State allows. */
export function checkDelhiFees({ sources }: Website): Problem[] {
  const fees = sources.find(({ kind, valid }) => kind === 'fees' && valid);
  if (!fees) return [];
  return Object.entries(MOST_IN_DELHI).flatMap(([charge, most]) => {
    const rows = groupOf(fees.document.value)[charge] as readonly { amount: number }[] | undefined;
    return (rows ?? []).flatMap(({ amount }, index) => {
      if (amount <= most) return [];
      const message = `is ${amount}; in Delhi ${charge} may cost at most ${most} rupees. Correct the amount.`;
      return [problemAt(fees, [charge, index, 'amount'], message)];
    });
  });
}
