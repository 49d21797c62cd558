import type { Problem } from '@/lib/content/say/problem';
import { EDITION, FORM, labelOf, PART_NAMES, pathOf, type PlacedRow, type Report } from './form';
import { daysBetween, formatDate } from '@/lib/text/dates';

/** What schools write instead of an answer, or instead of a reason. */
const NOTHING = /^\W*(n\.?\s?\/?a\.?|nil|none|no|not applicable|-+|–|—|\.+|yes)\W*$/i;
const NO_ANSWER = /^\W*(n\.?\s?\/?a\.?|nil|not applicable|-+|–|—|\.+)\W*$/i;

/** Whether the row answers what the form asks, in the form's words, or says why it does not apply. */
export function checkAnswer(placed: PlacedRow, report: Report): Problem[] {
  const { row } = placed;
  const label = labelOf(row.row);
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
export function checkCertificates(placed: PlacedRow, report: Report, { day }: { day: string }): Problem[] {
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

/** Whether the file follows the edition of the form that is checked here. */
export function checkEdition(edition: unknown, report: Report): Problem[] {
  if (typeof edition !== 'string' || edition.trim() === EDITION) return [];
  const message = `is "${edition}", and the rows are checked against ${EDITION}. Write that, or change this site to the other edition first.`;
  return [report(['edition'], message)];
}

/** Whether the rows of each part stand in the order of the form; those that the school adds may stand anywhere. */
export function checkOrder(rows: readonly PlacedRow[], report: Report): Problem[] {
  return PART_NAMES.flatMap((part) => {
    const order = FORM[part].rows.map(({ row }) => row);
    const found = rows.filter((placed) => placed.part === part && order.includes(placed.row.row));
    const late = found.findIndex(
      ({ row }, index) =>
        index > 0 && order.indexOf(row.row) < order.indexOf(found[index - 1]?.row.row ?? ''),
    );
    const placed = found[late];
    if (!placed) return [];
    const message = `stands after ${found[late - 1]?.row.row}, and the form has it before. Put the rows in the order of the form: ${order.join(', ')}.`;
    return [report(pathOf(placed, 'row'), message)];
  });
}

/** One video of YouTube, or of the sample school, which the check of sample values refuses. */
const VIDEO =
  /^https:\/\/((www\.|m\.)?youtube\.(com|example)\/(watch\?(.*&)?v=|live\/|shorts\/)|youtu\.be\/)[\w-]/;
const YOUTUBE = /^([\w-]+\.)*(youtube\.com|youtube\.example|youtu\.be)$/;
const WRITE_VIDEO = 'rite its address, such as https://www.youtube.com/watch?v=…';

/** Whether row E9 leads to a video on YouTube. */
export function checkVideo(placed: PlacedRow, report: Report): Problem[] {
  const { row, address, details, notApplicable } = placed.row;
  if (row !== 'E9' || notApplicable !== undefined) return [];
  const refuse = (message: string): Problem[] => [report(pathOf(placed, 'address'), message)];
  if (address === undefined)
    return details === undefined
      ? []
      : refuse(`is missing. The form asks for the link of a video on YouTube: w${WRITE_VIDEO}`);
  const { hostname } = new URL(address);
  if (!YOUTUBE.test(hostname))
    return refuse(`leads to ${hostname}, and the form asks for a video on YouTube. W${WRITE_VIDEO}`);
  return VIDEO.test(address)
    ? []
    : refuse(`leads to YouTube, and not to one video. Open the video and w${WRITE_VIDEO}`);
}

/** School name and e-mail of rows A1 and A6 that are not those of school.yaml. */
export function checkSchool(
  placed: PlacedRow,
  report: Report,
  { school }: { school: Partial<Record<string, string[]>> },
): Problem[] {
  const { row, details } = placed.row;
  const [first, ...others] = school[row] ?? [];
  if (details === undefined || first === undefined) return [];
  const said = compared(details);
  if ([first, ...others].some((each) => said.includes(compared(each)))) return [];
  const message = `is "${details}", and school.yaml has "${first}". Correct the one that is wrong.`;
  return [report(pathOf(placed, 'details'), message)];
}

function compared(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s.,’'"-]+/g, ' ')
    .trim();
}
