export const PAGE_SIZES = [5, 10, 25, 50, 100] as const;
const STANDARD_SIZE = 10;

/** What is shown of the districts; kept in the address, so that it can be shared and the back button works. */
export interface LocationQuery {
  stateId?: number;
  filter: string;
  descending: boolean;
  /** From 1. */
  page: number;
  pageSize: number;
}

/** Reads `?state=33&filter=luck&sort=desc&page=2&size=25`; what makes no sense is as if it were not there. */
export function readLocationQuery(params: URLSearchParams): LocationQuery {
  const size = readNumber(params.get('size'));
  return {
    stateId: readNumber(params.get('state')),
    filter: (params.get('filter') ?? '').slice(0, 100),
    descending: params.get('sort') === 'desc',
    page: Math.max(1, readNumber(params.get('page')) ?? 1),
    pageSize: PAGE_SIZES.find((each) => each === size) ?? STANDARD_SIZE,
  };
}

/** The query string of the address, with `?`; default values are left out. */
export function writeLocationQuery({ stateId, filter, descending, page, pageSize }: LocationQuery): string {
  const params = new URLSearchParams();
  if (stateId !== undefined) params.set('state', String(stateId));
  if (filter) params.set('filter', filter);
  if (descending) params.set('sort', 'desc');
  if (page > 1) params.set('page', String(page));
  if (pageSize !== STANDARD_SIZE) params.set('size', String(pageSize));
  return params.size ? `?${params}` : '';
}

function readNumber(text: string | null): number | undefined {
  return text !== null && /^\d{1,15}$/.test(text) ? Number(text) : undefined;
}
