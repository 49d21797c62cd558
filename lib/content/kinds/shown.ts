// Why: docs/decisions/disclosure.md
/** True if an item is shown on `day`. The last day, `expires`, is included. */
export function isCurrent({ publish, expires }: { publish?: string; expires?: string }, day: string) {
  return (publish === undefined || publish <= day) && (expires === undefined || day <= expires);
}

/** True if the item says that a person agreed to be shown, or that it shows no real person (DPDP Act 2023). */
export const mayBeShown = ({ consent }: { consent?: unknown }): boolean => consent !== undefined;

/** Compares items by their `order`. Sorting keeps file-name order for equal numbers. */
export const byOrder = (a: { order: number }, b: { order: number }): number => a.order - b.order;

/** @param key the field with the date */
export const newestFirst =
  <K extends string>(key: K) =>
  (a: Record<K, string>, b: Record<K, string>) =>
    b[key].localeCompare(a[key]);

/** Sorts events: first those that are not over by `day`, earliest first; then past events, latest first. */
export function nextFirst<T extends { date: string; until?: string }>(events: readonly T[], day: string) {
  const marked = events.map((event) => ({ ...event, past: (event.until ?? event.date) < day }));
  const newest = marked.toSorted(newestFirst('date'));
  return [...newest.filter(({ past }) => !past).toReversed(), ...newest.filter(({ past }) => past)];
}
