const PATTERN = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Whether `text` is a day that exists, written `YYYY-MM-DD` (ISO 8601): 2025-02-29 is not one. */
export function isCalendarDate(text: string): boolean {
  if (!PATTERN.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** How many days `to` is after `from`; negative when it is before. @param from calendar day, `YYYY-MM-DD` */
export function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / 86_400_000;
}

/** The day after which none of the items is shown; undefined while one of them has no last day, or there is none. */
export function lastExpiry(items: readonly { expires?: string }[]): string | undefined {
  const days = items.map(({ expires }) => expires).filter((day) => day !== undefined);
  return days.length === items.length ? days.toSorted().at(-1) : undefined;
}

/** The calendar day `count` days after `day`. @param day `YYYY-MM-DD` */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * 86_400_000).toISOString().slice(0, 10);
}

/** How many days into a year without 29 February a day is: `01-01` → 1, `12-31` → 365. @param day `MM-DD` */
export function dayNumber(day: string): number {
  return (Date.parse(`2001-${day}`) - Date.parse('2000-12-31')) / 86_400_000;
}
