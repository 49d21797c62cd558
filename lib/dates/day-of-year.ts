/** How many days into a year without 29 February a day is: `01-01` → 1, `12-31` → 365. @param day `MM-DD` */
export function dayNumber(day: string): number {
  return (Date.parse(`2001-${day}`) - Date.parse('2000-12-31')) / 86_400_000;
}
