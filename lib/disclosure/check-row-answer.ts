import type { Problem } from '@/lib/content/messages/problem';
import { pathOf, type PlacedRow, type Report } from './disclosed-row';

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
