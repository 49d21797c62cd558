import type { Problem } from '@/lib/content/say/problem';
import { pathOf, type PlacedRow, type Report } from './form';
import { daysBetween, formatDate } from '@/lib/text/dates';

/** What schools write instead of an answer, or instead of a reason. */
const NOTHING = /^\W*(n\.?\s?\/?a\.?|nil|none|no|not applicable|-+|–|—|\.+|yes)\W*$/i;
const NO_ANSWER = /^\W*(n\.?\s?\/?a\.?|nil|not applicable|-+|–|—|\.+)\W*$/i;

/** Whether the row answers what the form asks, in the form's words, or says why it does not apply. */
export function checkAnswer(placed: PlacedRow, label: string | undefined, report: Report): Problem[] {
  const { row } = placed;
  const asked = row.information ?? row.document ?? '';
  const problems: Problem[] = [];
  const add = (field: string, message: string, severity?: Problem['severity']): void => {
    problems.push(report(pathOf(placed, field), message, severity));
  };
  if (label !== undefined && asked !== label) {
    const field = row.information === undefined ? 'document' : 'information';
    add(field, `is not in the words of the form. Write: ${label}`, 'warning');
  }
  const answered = isAnswered(placed);
  if (row.notApplicable !== undefined) {
    if (NOTHING.test(row.notApplicable))
      add(
        'notApplicable',
        `"${row.notApplicable}" is no reason. Write why the row does not apply to the school.`,
      );
    if (answered)
      add('notApplicable', 'the row has an answer and a reason for having none. Delete one of the two.');
  } else if (!answered) {
    add('row', `has no answer. ${howToAnswer(placed)}, or write notApplicable with the reason.`);
  } else if (row.details !== undefined && NO_ANSWER.test(row.details)) {
    add(
      'details',
      `"${row.details}" is no answer. Write the answer, or replace this line with notApplicable and the reason.`,
    );
  }
  return problems;
}

function isAnswered({ row }: PlacedRow): boolean {
  const { details, address, files, to, number, people } = row;
  return [details, address, files, to, number, people].some((answer) => answer !== undefined);
}

function howToAnswer({ part, row }: PlacedRow): string {
  if (part === 'B' || part === 'C')
    return 'Put the PDF in content/files/ and name it under files, or name a page after to';
  if (part === 'D') return 'Write number, and under people each name with its qualification';
  return row.row === 'E9' ? 'Write the address of the video after address' : 'Write the answer after details';
}

/** A renewal takes a school weeks. */
const WARNED_DAYS = 60;

/** Rows whose certificates hold for a time only: the form asks for "valid" ones. */
const WITH_END = ['B5', 'B6', 'B8'];

/** Certificates that have lapsed, soon lapse, or do not say until when they hold. @param day `YYYY-MM-DD` */
export function checkCertificates(placed: PlacedRow, day: string, report: Report): Problem[] {
  const { row } = placed;
  return (row.files ?? []).flatMap(({ title, validUntil }, index) => {
    const at = pathOf(placed, 'files', index, 'validUntil');
    if (validUntil === undefined) {
      return WITH_END.includes(row.row)
        ? [report(at, `is missing. Write until when "${title}" holds, as it says itself.`, 'warning')]
        : [];
    }
    const left = daysBetween(day, validUntil);
    if (left < 0) {
      const message = `"${title}" held until ${formatDate(validUntil)}. Put the renewed certificate in content/files/ and write its date.`;
      return [report(at, message)];
    }
    if (left > WARNED_DAYS) return [];
    const message = `"${title}" holds until ${formatDate(validUntil)}, ${inDays(left)}. See to its renewal now.`;
    return [report(at, message, 'warning')];
  });
}

function inDays(left: number): string {
  if (left === 0) return 'that is today';
  return left === 1 ? 'that is tomorrow' : `in ${left} days`;
}
