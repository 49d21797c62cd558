/** The calendar day `count` days after `day`. @param day `YYYY-MM-DD` */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * 86_400_000).toISOString().slice(0, 10);
}
