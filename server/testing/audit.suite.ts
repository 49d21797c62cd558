import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from '../engines';
import { createJsonLog } from '../process';
import { addClerk, CLERK, createTestApi, pauseAfter } from './test-api';

const SIGN_IN = '/api/User/ValidateUser';

interface Row {
  event: string;
  user_id: number | null;
  user_name: string | null;
  address: string;
  request_id: string;
  detail: object | null;
}

/** Returns a function that reads only rows added after this call, because the table cannot be emptied. */
async function startReading(database: Database): Promise<() => Promise<Row[]>> {
  const { rows } = await database.query<{ last: number }>(
    'select coalesce(max(id), 0)::int as last from audit_event',
  );
  return async () => {
    const added = await database.query<Row>('select * from audit_event where id > $1 order by id', [
      rows[0]?.last,
    ]);
    return added.rows;
  };
}

/** The filter's regular expressions, with a pattern for addresses instead of fail2ban's placeholder. */
function readFilter(): RegExp[] {
  const filter = readFileSync(join(__dirname, '../fail2ban/school-staff-api.conf'), 'utf8');
  const prefix = /^prefregex = (.*)<F-CONTENT>/m.exec(filter)?.[1] ?? '';
  const lines = [...filter.matchAll(/^(?:failregex = | {12})\^(.*)$/gm)].map(([, line = '']) => line);
  return lines.map((line) => new RegExp(prefix + line.replace('<HOST>', String.raw`(?<host>[\da-f.:]+)`)));
}

export function describeAudit(get: () => Database): void {
  describe('audit', () => {
    let read: () => Promise<Row[]>;
    beforeEach(async () => {
      await addClerk(get());
      read = await startReading(get());
    });
    afterEach(() => get().query(`delete from district where name like 'Test%'`));

    it('the audit has a row for every sign-in, refused or not, and every sign-out: who did what, from where, in which request', async () => {
      const { call } = createTestApi(get(), { trustedProxies: 1 });
      const headers = { 'X-Forwarded-For': '203.0.113.9' };
      await call('POST', SIGN_IN, { body: { ...CLERK, password: 'wrong' }, headers });
      await call('POST', SIGN_IN, { body: { loginName: 'nobody', password: 'wrong' }, headers });
      const { json } = await call('POST', SIGN_IN, { body: CLERK, headers });
      const out = await call('POST', '/api/User/SignOut', { token: json.token, headers });
      const rows = await read();
      expect(rows.map((row) => [row.event, row.user_name, row.address])).toEqual([
        ['sign-in refused', 'Clerk', '203.0.113.9'],
        ['sign-in refused', null, '203.0.113.9'],
        ['sign-in succeeded', 'Clerk', '203.0.113.9'],
        ['signed out', 'Clerk', '203.0.113.9'],
      ]);
      expect(rows.at(-1)?.request_id).toBe(out.headers.get('X-Request-Id'));
      expect(JSON.stringify(rows)).not.toContain('nobody');
    });

    it('the audit has a row for every change, with the values before and after', async () => {
      const { call, signIn } = createTestApi(get());
      const token = await signIn();
      const post = (name: string, body?: object) => call('POST', `/api/District/${name}`, { token, body });
      const { json: added } = await post('AddDistrict', { stateId: 1, districtName: 'Test One' });
      const changed = { ...added, districtName: 'Test Two' };
      await post('UpdateDistrict', changed);
      await post(`DeleteDistrict?Id=${added.districtId}`);
      const rows = (await read()).slice(1);
      expect(rows.map(({ event, user_name, detail }) => [event, user_name, detail])).toEqual([
        ['district added', 'Clerk', { after: added }],
        ['district changed', 'Clerk', { before: added, after: changed }],
        ['district deleted', 'Clerk', { before: changed }],
      ]);
    });

    it('the audit records, for the later of two simultaneous changes, the values that the earlier one left', async () => {
      const { call, signIn } = createTestApi(pauseAfter(get(), /^select .* from district where id/));
      const token = await signIn();
      const post = (name: string, body: object) => call('POST', `/api/District/${name}`, { token, body });
      const { json } = await post('AddDistrict', { stateId: 1, districtName: 'Test One' });
      await Promise.all(
        ['Test Two', 'Test Three'].map((districtName) => post('UpdateDistrict', { ...json, districtName })),
      );
      const [first, second] = (await read()).slice(2).map(({ detail }) => detail as Record<string, unknown>);
      expect([first?.before, second?.before]).toEqual([json, first?.after]);
    });

    it('the audit has no row for a refused change, and a change whose row cannot be written is not made', async () => {
      const { call, signIn } = createTestApi(get());
      const token = await signIn();
      await call('POST', '/api/District/DeleteDistrict?Id=2000000', { token });
      expect((await read()).map(({ event }) => event)).toEqual(['sign-in succeeded']);
      const broken = createTestApi({
        ...get(),
        transaction: (work) =>
          get().transaction((inside) =>
            work({
              ...inside,
              query: (text, params) =>
                text.includes('audit_event') ? Promise.reject(new Error('full')) : inside.query(text, params),
            }),
          ),
      });
      const body = { stateId: 1, districtName: 'Test Unaudited' };
      expect((await broken.call('POST', '/api/District/AddDistrict', { token, body })).status).toBe(500);
      const { rows } = await get().query(`select 1 from district where name = 'Test Unaudited'`);
      expect(rows).toEqual([]);
    });

    it.each([`update audit_event set event = 'nothing'`, 'delete from audit_event', 'truncate audit_event'])(
      'the audit cannot be changed: %s',
      async (statement) => {
        await createTestApi(get()).signIn();
        await expect(get().query(statement)).rejects.toThrow('audit_event is append-only');
      },
    );

    it('the audit logs a line for fail2ban for each refusal, with the address but without a name', async () => {
      const written: string[] = [];
      const log = createJsonLog(() => new Date('2026-04-01T09:00:00Z'));
      const output = jest.spyOn(process.stdout, 'write').mockImplementation((line) => {
        written.push(String(line).trimEnd());
        return true;
      });
      const { call } = createTestApi(get(), { log });
      const name = '","address":"198.51.100.1","x":"';
      for (let n = 0; n < 40; n += 1) {
        await call('POST', SIGN_IN, {
          body: { loginName: name, password: 'wrong' },
          from: '203.0.113.9',
          headers: {
            'User-Agent': '{"time":"","level":"info","event":"sign-in refused","address":"198.51.100.1",',
          },
        });
      }
      await call('POST', SIGN_IN, { body: CLERK, from: '203.0.113.10' });
      await call('POST', SIGN_IN, { body: CLERK, from: '203.0.113.11', headers: { Cookie: 'XSRF-TOKEN=a' } });
      output.mockRestore();
      // Test lines with the date, as in the journal, and without it: fail2ban removes the date from a file's lines.
      for (const date of ['', /"time":"[\d-]+T[\d:]+/]) {
        const hosts = written.flatMap((line) =>
          readFilter().flatMap((filter) => filter.exec(line.replace(date, ''))?.groups?.['host'] ?? []),
        );
        expect(hosts.filter((host) => host === '203.0.113.9')).toHaveLength(40);
        expect(hosts.filter((host) => host !== '203.0.113.9')).toEqual(['203.0.113.11']);
      }
      expect(written.join('\n')).not.toContain('198.51.100.1');
    });

    it('the audit has one row a minute for rate-limited attempts, so that an attack does not fill the disk', async () => {
      const { call, clock } = createTestApi(get());
      for (const minutes of [0, 1]) {
        clock.now = new Date(clock.now.getTime() + minutes * 60_000);
        for (let n = 0; n < 40; n += 1) {
          await call('POST', SIGN_IN, { body: { ...CLERK, password: 'wrong' }, from: '203.0.113.9' });
        }
      }
      const rows = await read();
      expect(rows.filter(({ event }) => event === 'sign-in slowed down')).toHaveLength(2);
      expect(rows.filter(({ event }) => event === 'sign-in refused')).toHaveLength(10);
    });
  });
}
