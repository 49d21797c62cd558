import { decodeJwt, SignJWT } from 'jose';
import type { Database } from '../engines';
import { createAttemptBudgets, SIGN_IN_LIMITS } from '../limits';
import {
  allowOne,
  attackName,
  attempt,
  browserOf,
  countChecked,
  ONE,
  SIGN_IN,
  WRONG,
  addClerk,
  CLERK,
  createTestApi,
  TEST_SECRET,
} from './test-api';

export function describeLimits(get: () => Database): void {
  describe('limits', () => {
    beforeEach(async () => {
      await addClerk(get());
      // Switch off the deadline of a sign-in, which 60 attempts can exceed on a busy machine.
      jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => new AbortController().signal);
    });
    afterEach(() => jest.restoreAllMocks());

    it('sign-in limits let only ten of 60 attempts on one name reach the password check, even if all come at once', async () => {
      const api = createTestApi(get());
      const attempts = Array.from({ length: 60 }, (_, n) =>
        attempt(api, `198.51.${n}.0`, { ...CLERK, password: `guess ${n}` }),
      );
      expect(await countChecked(attempts)).toBe(10);
    });

    it('sign-in limits let only thirty of 60 attempts from one address try a password, whatever the names', async () => {
      const api = createTestApi(get());
      const attempts = Array.from({ length: 60 }, (_, n) =>
        attempt(api, '192.0.2.1', { loginName: `name ${n}`, password: 'guess' }),
      );
      expect(await countChecked(attempts)).toBe(30);
    });

    it('sign-in limits slow a name down instead of locking it: they allow another attempt every 90 seconds', async () => {
      const api = createTestApi(get());
      await attackName(api);
      const refused = await api.call('POST', SIGN_IN, { body: CLERK, from: '203.0.113.9' });
      expect([refused.status, refused.json]).toEqual([
        429,
        { token: null, errorMessage: 'Too many failed attempts to sign in. Wait 2 minutes, then try again.' },
      ]);
      // The wait can be a little shorter than 90 seconds, because the database's clock advances during the attempts.
      const wait = Number(refused.headers.get('Retry-After'));
      expect(wait).toBeGreaterThan(60);
      expect(wait).toBeLessThanOrEqual(90);
      await api.pass((wait - 20) * 1000);
      const { json, headers } = await api.call('POST', SIGN_IN, { body: CLERK, from: '203.0.113.9' });
      const seconds = headers.get('Retry-After');
      expect(json.errorMessage).toBe(
        `Too many failed attempts to sign in. Wait ${seconds} seconds, then try again.`,
      );
      await api.pass(20_000);
      expect(await attackName(api)).toBe(1);
      await api.pass(15 * 60_000);
      expect(await attackName(api)).toBe(10);
    });

    it('sign-in limits do not charge an address for attempts that a name’s limit rejects', async () => {
      const api = createTestApi(get());
      await attackName(api);
      const refused = Array.from({ length: 40 }, () => attempt(api, '192.0.2.1', CLERK));
      expect(await countChecked(refused)).toBe(0);
      const other = { loginName: 'another', password: 'guess' };
      expect(await countChecked([attempt(api, '192.0.2.1', other)])).toBe(1);
    });

    it('sign-in limits do not count a success', async () => {
      allowOne();
      const api = createTestApi(get());
      for (let n = 0; n < 3; n += 1) expect(await attempt(api, `203.0.113.${n}`)).toBe(200);
    });

    it('sign-in limits hold for two servers on one database together', async () => {
      allowOne();
      const [one, other] = [createTestApi(get()), createTestApi(get())];
      expect(await attempt(one, '203.0.113.1', WRONG)).toBe(200);
      expect(await attempt(other, '203.0.113.2', WRONG)).toBe(429);
    });

    it('sign-in limits allow a new attempt as soon as one is given back, even for a name that was rejected in the meantime', async () => {
      const budgets = createAttemptBudgets(get());
      const charges = [{ key: 'name asha', budget: ONE }];
      const granted = await budgets.take(charges);
      expect(await budgets.take(charges)).toMatchObject({ isBusy: true });
      await granted.end?.(false);
      expect(await budgets.take(charges)).toMatchObject({ waitMs: 0 });
    });

    it('sign-in limits do not keep rejecting attempts if the attempt that used up a budget is given back while the budget is read', async () => {
      let isEnding = false;
      const query: Database['query'] = (text, params) =>
        get()
          .query<never>(text, params)
          .finally(() => (isEnding && text.includes('"waitMs"') ? granted.end?.(false) : undefined));
      const budgets = createAttemptBudgets({ ...get(), query });
      const charges = [{ key: 'name asha', budget: ONE }];
      const granted = await budgets.take(charges);
      isEnding = true;
      expect(await budgets.take(charges)).toMatchObject({ isBusy: true });
      isEnding = false;
      expect(await budgets.take(charges)).toMatchObject({ waitMs: 0 });
    });

    it('sign-in limits are queried only once after they are used up', async () => {
      let asked = 0;
      const query: Database['query'] = (text, params) => {
        asked += 1;
        return get().query(text, params);
      };
      const budgets = createAttemptBudgets({ ...get(), query });
      const charges = [{ key: 'name asha', budget: ONE }];
      await (await budgets.take(charges)).end?.(true);
      await budgets.take(charges);
      asked = 0;
      const { waitMs } = await budgets.take(charges);
      expect([waitMs > 59_000, waitMs <= 60_000, asked]).toEqual([true, true, 0]);
    });

    it('sign-in limits lock nobody out after the clock has been years ahead', async () => {
      const take = async () => {
        const { waitMs, end } = await createAttemptBudgets(get()).take([{ key: 'name asha', budget: ONE }]);
        await end?.(true);
        return Math.ceil(waitMs / 1000);
      };
      expect([await take(), await take()]).toEqual([0, 60]);
      await get().query('update sign_in_budget set full_at = $1', [Date.parse('2131-01-01T00:00:00Z')]);
      expect([await take(), await take()]).toEqual([0, 60]);
    });

    it.each([
      ['the account cannot be read', /from app_user/],
      ['the second budget cannot be read', /insert into sign_in_budget/],
    ])('sign-in limits do not count an attempt during an outage: %s', async (_, broken) => {
      const database = get();
      let isOut = true;
      let budgets = 0;
      const failing: Database = {
        ...database,
        query: (text, params) => {
          const isFirstBudget = text.includes('insert into sign_in_budget') && (budgets += 1) % 2 === 1;
          return isOut && broken.test(text) && !isFirstBudget
            ? Promise.reject(new Error('the connection is gone'))
            : database.query(text, params);
        },
      };
      const api = createTestApi(failing);
      for (let n = 0; n < 12; n += 1) expect(await attempt(api, '203.0.113.9')).toBe(500);
      isOut = false;
      expect(await attackName(api)).toBe(10);
    });

    it('sign-in limits count a wrong password even if its audit row cannot be written', async () => {
      allowOne();
      const query: Database['query'] = (text, params) =>
        text.includes('audit_event') ? Promise.reject(new Error('full')) : get().query(text, params);
      expect(await attempt(createTestApi({ ...get(), query }), '203.0.113.1', WRONG)).toBe(500);
      expect(await attempt(createTestApi(get()), '203.0.113.2', WRONG)).toBe(429);
    });

    it('sign-in limits do not count an attempt whose client has disconnected', async () => {
      allowOne();
      const { api, ...rest } = createTestApi(get());
      const gone = new Request(`http://localhost${SIGN_IN}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(WRONG),
        signal: AbortSignal.abort(),
      });
      const socket = { remoteAddress: '203.0.113.9', remotePort: 1, remoteFamily: 'IPv4' };
      expect((await api.request(gone, undefined, { incoming: { socket } })).status).toBe(503);
      expect(await attempt({ api, ...rest }, '203.0.113.9')).toBe(200);
    });

    it('sign-in limits store neither the typed name nor the password', async () => {
      const api = createTestApi(get());
      await attempt(api, '203.0.113.9', { loginName: 'my-secret-password', password: 'x' });
      const { rows } = await get().query<{ key: string }>('select key from sign_in_budget');
      expect(rows).toHaveLength(2);
      for (const { key } of rows) expect(key).toMatch(/^[\w-]{43}$/);
    });

    it('sign-in limits delete rows that no longer count', async () => {
      allowOne();
      const api = createTestApi(get());
      for (let n = 0; n < 150; n += 1) await attempt(api, `198.51.100.${n}`, WRONG);
      await api.pass(60_000);
      for (let n = 0; n < 50; n += 1)
        await attempt(api, '203.0.113.9', { loginName: 'x', password: 'wrong' });
      const { rows } = await get().query('select key from sign_in_budget');
      expect(rows.length).toBeLessThan(10);
    });

    it('sign-in limits for a name do not apply to a browser in which that user has signed in before', async () => {
      const api = createTestApi(get());
      const cookies = await api.signInForCookies();
      await attackName(api);
      expect(await attempt(api, '203.0.113.9', CLERK, browserOf(cookies))).toBe(200);
      const wrong = Array.from({ length: 100 }, () => attempt(api, '203.0.113.9', WRONG, browserOf(cookies)));
      expect(await countChecked(wrong)).toBe(10);
    });

    it('sign-in limits apply to a browser that knows only another name, or whose cookie is forged', async () => {
      const api = createTestApi(get());
      const cookies = await api.signInForCookies();
      const body = { loginName: 'office', password: 'guess' };
      const attempts = Array.from({ length: 20 }, (_, n) => attempt(api, `198.51.100.${n}`, body));
      expect(await countChecked(attempts)).toBe(10);
      expect(await attempt(api, '203.0.113.1', body, browserOf(cookies))).toBe(429);
      await attackName(api);
      const forged = createTestApi(get(), { jwtSecret: new TextEncoder().encode('x'.repeat(40)) });
      const cookie = browserOf(await forged.signInForCookies('203.0.113.1'));
      expect(await attempt(api, '203.0.113.2', CLERK, cookie)).toBe(429);
    });

    it.each([
      ['HS256', 200],
      ['HS384', 429],
      ['HS512', 429],
    ])(
      'sign-in limits hold unless the browser’s cookie is signed as the server signs it: %s',
      async (alg, status) => {
        const api = createTestApi(get());
        const { 'staff-browser': cookie = '' } = await api.signInForCookies('203.0.113.1');
        await attackName(api);
        // Sign the cookie with the server's secret, so that only the algorithm can differ.
        const again = await new SignJWT(decodeJwt(cookie)).setProtectedHeader({ alg }).sign(TEST_SECRET);
        expect(await attempt(api, '203.0.113.2', CLERK, browserOf({ 'staff-browser': again }))).toBe(status);
      },
    );

    it('sign-in limits for a name include a total for all browsers that know the name, which attempts from elsewhere do not use up', async () => {
      const api = createTestApi(get());
      const browsers: Record<string, string>[] = [];
      for (let n = 0; n < 6; n += 1) browsers.push(browserOf(await api.signInForCookies()));
      await attackName(api);
      const guesses = browsers.flatMap((cookie) =>
        Array.from({ length: 12 }, () => attempt(api, '203.0.113.9', WRONG, cookie)),
      );
      expect(await countChecked(guesses)).toBe(30);
    });

    it('sign-in limits for an address count every spelling as one address', async () => {
      const api = createTestApi(get());
      const spellings = ['203.0.113.9', '::ffff:203.0.113.9', '::FFFF:cb00:7109', '64:ff9b::cb00:7109'];
      const guesses = spellings.flatMap((from, n) =>
        Array.from({ length: 20 }, (_, m) =>
          attempt(api, from, { loginName: `name ${n} ${m}`, password: 'guess' }),
        ),
      );
      expect(await countChecked(guesses)).toBe(30);
    });

    it('sign-in limits for an address do not apply to a browser in which that user has signed in before', async () => {
      const api = createTestApi(get());
      const cookies = await api.signInForCookies();
      const names = Array.from({ length: 100 }, (_, n) => ({ loginName: `name ${n}`, password: 'guess' }));
      await countChecked(names.map((body) => attempt(api, '203.0.113.9', body)));
      expect(await attempt(api, '203.0.113.9')).toBe(429);
      expect(await attempt(api, '203.0.113.9', CLERK, browserOf(cookies))).toBe(200);
    });

    it.each(['2001:db8:1::9', '::ffff:203.0.113.9'])(
      'sign-in limits leave room for a full staff room in the school’s own network: %s',
      async (from) => {
        jest.replaceProperty(SIGN_IN_LIMITS, 'perOwnNetwork', { burst: 60, everySeconds: 3 });
        const api = createTestApi(get(), { ownNetworks: ['203.0.113.0/24', '2001:db8:1::/48'] });
        const names = Array.from({ length: 80 }, (_, n) => ({ loginName: `name ${n}`, password: 'guess' }));
        expect(await countChecked(names.map((body) => attempt(api, from, body)))).toBe(60);
      },
    );
  });
}
