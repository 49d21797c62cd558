export const PAGE_SIZES: readonly number[] = [5, 10, 25, 50, 100];
const STANDARD_SIZE = 10;

export type LocationQuery = ReturnType<typeof readLocationQuery>;

/** Reads the list's state from a query (`?state=33&filter=luck&sort=desc&page=2&size=25`). Ignores invalid values. */
export function readLocationQuery(search: string) {
  const params = new URLSearchParams(search);
  const size = readNumber(params.get('size'));
  return {
    stateId: readNumber(params.get('state')),
    filter: (params.get('filter') ?? '').slice(0, 100),
    descending: params.get('sort') === 'desc',
    page: Math.max(1, readNumber(params.get('page')) ?? 1),
    pageSize: PAGE_SIZES.find((each) => each === size) ?? STANDARD_SIZE,
  };
}

/** Writes the list's state as a query with `?`, without default values. */
export function writeLocationQuery({ stateId, filter, descending, page, pageSize }: LocationQuery): string {
  const params = new URLSearchParams();
  if (stateId !== undefined) params.set('state', String(stateId));
  if (filter) params.set('filter', filter);
  if (descending) params.set('sort', 'desc');
  if (page > 1) params.set('page', String(page));
  if (pageSize !== STANDARD_SIZE) params.set('size', String(pageSize));
  // The oldest supported browsers lack `params.size`.
  const query = String(params);
  return query && `?${query}`;
}

/** Changes the address. With `pushState`, Back returns to the previous state. */
export function changeQuery(
  changes: Partial<LocationQuery>,
  how: 'pushState' | 'replaceState' = 'pushState',
): void {
  // Read the address each time: a second change may come before the first has rendered.
  const { pathname, search } = window.location;
  const before = readLocationQuery(search);
  window.history[how](null, '', pathname + writeLocationQuery({ ...before, ...changes }));
  // Browsers fire `popstate` for Back and Forward only, so fire it here.
  window.dispatchEvent(new PopStateEvent('popstate'));
}

const readNumber = (text: string | null): number | undefined =>
  text !== null && /^\d{1,15}$/.test(text) ? Number(text) : undefined;

type NameOf<T> = (item: T) => string;
const collator = new Intl.Collator('en-IN', { sensitivity: 'base', numeric: true });

/** The items whose name contains every word of the filter, ignoring case and accents. */
export function filterByName<T>(items: readonly T[], filter: string, nameOf: NameOf<T>): T[] {
  const words = fold(filter).split(/\s+/).filter(Boolean);
  return items.filter((item) => words.every((word) => fold(nameOf(item)).includes(word)));
}

export function sortByName<T>(items: readonly T[], nameOf: NameOf<T>, { descending = false } = {}): T[] {
  const sign = descending ? -1 : 1;
  // The oldest supported browsers lack toSorted().
  // oxlint-disable-next-line unicorn/no-array-sort
  return [...items].sort((a, b) => sign * collator.compare(nameOf(a), nameOf(b)));
}

export type ListPage = ReturnType<typeof takePage>;

/** A page of a list; the last page if `wanted` is too high. Numbers start at 1; in an empty list, `from` is 0. */
export function takePage<T>(items: readonly T[], wanted: number, pageSize: number) {
  const total = items.length;
  const pages = Math.max(1, Math.ceil(total / pageSize));
  const page = Math.min(Math.max(1, wanted), pages);
  const start = (page - 1) * pageSize;
  const shown = items.slice(start, start + pageSize);
  return { items: shown, page, pages, from: total ? start + 1 : 0, to: start + shown.length, total };
}

const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036F]/g, '')
    .toLocaleLowerCase('en-IN');
