import type { Problem } from '@/lib/content/messages/problem';
import { daysBetween } from '@/lib/dates/calendar-date';
import { formatDate } from '@/lib/dates/format-date';
import { pathOf, type PlacedRow, type Report } from './disclosed-row';

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
