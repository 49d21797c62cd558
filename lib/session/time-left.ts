/** How long before its end a session is announced to end. */
export const WARNING_MS = 5 * 60_000;

/** Whole hours and minutes until `end`; never below zero. */
export function timeLeft(end: Date, now: Date): { hours: number; minutes: number } {
  const minutes = Math.max(0, Math.floor((end.getTime() - now.getTime()) / 60_000));
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60 };
}

/** Whether the session ends within the next five minutes. */
export function endsSoon(end: Date | undefined, now: Date): boolean {
  return end !== undefined && end.getTime() - now.getTime() <= WARNING_MS;
}
