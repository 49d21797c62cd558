/** A text of the strip and the last day on which it holds, `YYYY-MM-DD`; without one it holds for good. */
export interface DatedText {
  text: string;
  expires?: string;
}

/** Leaves out what never comes first: it expires with or before something that stands before it. */
export function shownInTurn<T extends { expires?: string }>(items: readonly T[]): T[] {
  let last = '';
  return items.filter(({ expires = '9999-12-31' }) => {
    const comes = expires > last;
    if (comes) last = expires;
    return comes;
  });
}
