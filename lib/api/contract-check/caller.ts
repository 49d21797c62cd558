import { createRequestHelper, type RequestHelper } from '@/lib/staff/client';
import { createStaffApi, type StaffApi } from '@/lib/staff/staff-api';

/** The server that is checked. */
export interface Target {
  /** Such as `https://its.server`. */
  origin: string;
  /** In front of the State and District paths, such as `/api` or nothing. */
  prefix: string;
  fetch: typeof fetch;
}

export interface Caller {
  request: RequestHelper;
  api: StaffApi;
}

/** The staff area's own client, with this token or with none. */
export function createCaller({ origin, prefix, fetch }: Target, token: string | null): Caller {
  const request = createRequestHelper({
    fetch,
    siteOrigin: origin,
    apiOrigin: '',
    readToken: () => token,
    readCookies: () => '',
    onRefused: () => {},
  });
  return { request, api: createStaffApi(request, prefix) };
}
