const clock = new Intl.DateTimeFormat('en-IN', {
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'Asia/Kolkata',
});
const full = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'Asia/Kolkata',
});

/** `2:05 pm`, in Indian time. */
export function formatTime(moment: Date): string {
  return clock.format(moment);
}

/** `21 November 2026 at 2:05 pm`, in Indian time. */
export function formatDateTime(moment: Date): string {
  return full.format(moment);
}

/** `14:05` → `2.05 pm`, as the school writes it; the space does not break. @param time `HH:MM` */
export function formatClock(time: string): string {
  const hours = Number(time.slice(0, 2));
  return `${hours % 12 || 12}.${time.slice(3)}\u00a0${hours < 12 ? 'am' : 'pm'}`;
}
