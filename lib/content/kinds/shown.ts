// Why: docs/decisions/disclosure.md
/** True if an item is shown on `day`. Its last day is included. */
export function isCurrent({ publish, expires }: { publish?: string; expires?: string }, day: string) {
  return (publish === undefined || publish <= day) && (expires === undefined || day <= expires);
}

/** True if the person agreed to be shown, or no person is shown (Digital Personal Data Protection Act 2023). */
export const mayBeShown = ({ consent }: { consent?: unknown }): boolean => consent !== undefined;

/** Sorts lists that editors number. Equal numbers keep the order of the file names. */
export const byOrder = (a: { order: number }, b: { order: number }): number => a.order - b.order;

/** @param key the field with the date */
export const newestFirst =
  <K extends string>(key: K) =>
  (a: Record<K, string>, b: Record<K, string>) =>
    b[key].localeCompare(a[key]);

/** Events from `day` on, the next one first, then past events, newest first. */
export function nextFirst<T extends { date: string; until?: string }>(events: readonly T[], day: string) {
  const marked = events.map((event) => ({ ...event, past: (event.until ?? event.date) < day }));
  const newest = marked.toSorted(newestFirst('date'));
  return [...newest.filter(({ past }) => !past).toReversed(), ...newest.filter(({ past }) => past)];
}
