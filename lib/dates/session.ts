/** The year in which a session begins: `2025-26` → 2025. @param session as content/school.yaml has it */
export function firstYear(session: string): number {
  return Number(session.slice(0, 4));
}

/** The session of a day: CBSE schools begin on 1 April. `2026-03-31` → `2025-26`. @param day `YYYY-MM-DD` */
export function sessionOf(day: string): string {
  const [year = 0, month = 0] = day.split('-').map(Number);
  const first = month >= 4 ? year : year - 1;
  return `${first}-${String((first + 1) % 100).padStart(2, '0')}`;
}

/** The first and the last day of a session: `2025-26` → 1 April 2025 to 31 March 2026. */
export function daysOfSession(session: string): { first: string; last: string } {
  const year = firstYear(session);
  return { first: `${year}-04-01`, last: `${year + 1}-03-31` };
}
