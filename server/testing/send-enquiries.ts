import type { Database } from '../engines';
import { expectContract } from './read-contract';
import { addClerk, createTestApi } from './test-api';

export const FORM = {
  name: 'Asha Rao',
  telephone: '98765 43210',
  class: 'Class VI',
  language: 'हिन्दी',
  message: 'A seat?',
};
export const SAVED = { name: 'Asha Rao', telephone: '+919876543210', class: 'Class VI', message: 'A seat?' };

export type Form = Record<string, string>;

export const fromAddress = (remoteAddress: string) => ({
  incoming: { socket: { remoteAddress, remotePort: 1, remoteFamily: 'IPv4' } },
});

/** Sends the form as a browser without JavaScript does or, with `json`, as the page's script does. */
function createSender(api: ReturnType<typeof createTestApi>['api']) {
  return async (
    form: Form | string,
    options: { json?: true; from?: string; path?: string; headers?: Form } = {},
  ) => {
    const { json, from = '192.0.2.1', path: place = '/api/Enquiry', headers = {} } = options;
    const response = await api.request(
      place,
      {
        method: 'POST',
        body: new URLSearchParams(form).toString(),
        headers: {
          'Content-Type': 'application/x-www-form-urlencoded',
          Accept: json ? 'application/json' : 'text/html,*/*;q=0.8',
          ...headers,
        },
      },
      fromAddress(from),
    );
    if (json) await expectContract('POST', place, response);
    const text = await response.text();
    const next = response.headers.get('location');
    return { status: response.status, text, headers: response.headers, next, json: json && JSON.parse(text) };
  };
}

type Row = Record<string, unknown>;

/** Before each test, deletes all enquiries, and adds a clerk who may read new ones. */
export function useEnquiries(get: () => Database) {
  beforeEach(async () => {
    await addClerk(get());
    await get().query('delete from enquiry');
    await get().query(`update app_user set role = 'Admissions'`);
  });
  return {
    create: (changes: Parameters<typeof createTestApi>[1] = {}) => {
      const test = createTestApi(get(), changes);
      return { ...test, send: createSender(test.api) };
    },
    readRows: async () => (await get().query<Row>('select * from enquiry order by id')).rows,
    readAudit: async () =>
      (
        await get().query<Row>(
          `select * from audit_event where event like 'enquir%' order by id desc limit 3`,
        )
      ).rows,
  };
}
