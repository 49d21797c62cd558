/** How many days `to` is after `from`; negative when it is before. @param from calendar day, `YYYY-MM-DD` */
export function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / 86_400_000;
}
