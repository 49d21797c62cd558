// Why: docs/decisions/disclosure.md
/** Whether an item without these fields, or with these values, is shown on `day`; its last day is included. */
export function isCurrent({ publish, expires }: { publish?: string; expires?: string }, day: string) {
  return (publish === undefined || publish <= day) && (expires === undefined || day <= expires);
}

/** Whether the person agreed to be shown, or no person is (Digital Personal Data Protection Act 2023). */
export const mayBeShown = ({ consent }: { consent?: unknown }): boolean => consent !== undefined;

/** For lists that their editors put in order. Of two with one number the first by the name of its file is first. */
export const byOrder = (a: { order: number }, b: { order: number }): number => a.order - b.order;

/** For dated lists. @param key the field that holds the day */
export const newestFirst =
  <K extends string>(key: K) =>
  (a: Record<K, string>, b: Record<K, string>) =>
    b[key].localeCompare(a[key]);

/** Events from `day` on, the next one first, and after them those that are past, newest first. */
export function nextFirst<T extends { date: string; until?: string }>(events: readonly T[], day: string) {
  const marked = events.map((event) => ({ ...event, past: (event.until ?? event.date) < day }));
  const newest = marked.toSorted(newestFirst('date'));
  return [...newest.filter(({ past }) => !past).toReversed(), ...newest.filter(({ past }) => past)];
}
