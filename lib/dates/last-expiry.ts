/** The day after which none of the items is shown; undefined while one of them has no last day, or there is none. */
export function lastExpiry(items: readonly { expires?: string }[]): string | undefined {
  const days = items.map(({ expires }) => expires).filter((day) => day !== undefined);
  return days.length === items.length ? days.toSorted().at(-1) : undefined;
}
