/** One formatter for the whole site: Indian English, Indian time, whatever the machine is set to. */
const long = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'Asia/Kolkata',
});

const MONTHS = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'];

/** `2025-04-05` → `5 April 2025`. @param date a calendar day, `YYYY-MM-DD` */
export function formatDate(date: string): string {
  return long.format(new Date(`${date}T00:00:00+05:30`));
}

/** `2025-04-05` → `05-APR-2025`, the form of NewsDate (specification, section 3). */
export function formatNewsDate(date: string): string {
  const [year, month, day] = date.split('-');
  return `${day}-${MONTHS[Number(month) - 1]}-${year}`;
}
