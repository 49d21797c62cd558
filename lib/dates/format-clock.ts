/** `14:05` → `2.05 pm`, as the school writes it; the space does not break. @param time `HH:MM` */
export function formatClock(time: string): string {
  const hours = Number(time.slice(0, 2));
  return `${hours % 12 || 12}.${time.slice(3)}\u00a0${hours < 12 ? 'am' : 'pm'}`;
}
