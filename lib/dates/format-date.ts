/** One formatter for the whole site: Indian English, Indian time, whatever the machine is set to. */
const long = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'Asia/Kolkata',
});

const short = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'long', timeZone: 'Asia/Kolkata' });

const weekday = new Intl.DateTimeFormat('en-IN', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'Asia/Kolkata',
});
const monthOnly = new Intl.DateTimeFormat('en-IN', {
  month: 'long',
  year: 'numeric',
  timeZone: 'Asia/Kolkata',
});

const MONTHS = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'];

/** `2025-04-05` → `5 April 2025`. @param date a calendar day, `YYYY-MM-DD` */
export function formatDate(date: string): string {
  return long.format(new Date(`${date}T00:00:00+05:30`));
}

/** `04-01` → `1 April`. @param day `MM-DD` */
export function formatDayOfYear(day: string): string {
  return short.format(new Date(`2001-${day}T00:00:00+05:30`));
}

/** `2025-04-05` → `Saturday, 5 April`. @param date a calendar day, `YYYY-MM-DD` */
export function formatWeekday(date: string): string {
  const part = Object.fromEntries(
    weekday.formatToParts(new Date(`${date}T00:00:00+05:30`)).map(({ type, value }) => [type, value]),
  );
  return `${part.weekday}, ${part.day} ${part.month}`;
}

/** `2025-04` → `April 2025`. */
export function formatMonth(month: string): string {
  return monthOnly.format(new Date(`${month}-01T00:00:00+05:30`));
}

/** `2025-04-05` → `05-APR-2025`, the form of NewsDate (specification, section 3). */
export function formatNewsDate(date: string): string {
  const [year, month, day] = date.split('-');
  return `${day}-${MONTHS[Number(month) - 1]}-${year}`;
}
