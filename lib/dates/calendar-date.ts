const PATTERN = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Whether `text` is a day that exists, written `YYYY-MM-DD` (ISO 8601): 2025-02-29 is not one. */
export function isCalendarDate(text: string): boolean {
  if (!PATTERN.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}
