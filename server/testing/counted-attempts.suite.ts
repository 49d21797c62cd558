import type { Database } from '../engines';
import { createAttemptBudgets } from '../limits';
import { attackName, attempt, ONE, SIGN_IN, WRONG } from './sign-in-attempts';
import { addClerk, CLERK, createTestApi } from './test-api';

export function describeCountedAttempts(get: () => Database): void {
  describe('the limits of signing in', () => {
    beforeEach(async () => {
      await get().query('delete from app_user');
      await addClerk(get());
    });

    it('do not count a success', async () => {
      const api = createTestApi(get(), { signInLimits: ONE });
      for (let n = 0; n < 3; n += 1) expect(await attempt(api, `203.0.113.${n}`)).toBe(200);
    });

    it('hold for two servers on one database together', async () => {
      const [one, other] = [
        createTestApi(get(), { signInLimits: ONE }),
        createTestApi(get(), { signInLimits: ONE }),
      ];
      expect(await attempt(one, '203.0.113.1', WRONG)).toBe(200);
      expect(await attempt(other, '203.0.113.2', WRONG)).toBe(429);
    });

    it('are open again as soon as an attempt is given back, also to who was refused meanwhile', async () => {
      const budgets = createAttemptBudgets(get());
      const now = new Date('2026-04-01T09:00:00Z');
      const charges = [{ key: 'name asha', budget: ONE.perName }];
      const granted = await budgets.take(charges, now);
      expect(await budgets.take(charges, now)).toEqual({ waitMs: 60_000 });
      await granted.giveBack?.();
      expect(await budgets.take(charges, now)).toMatchObject({ waitMs: 0 });
    });

    it('lock nobody out after the clock was years ahead, with the server running or started again', async () => {
      const charges = [{ key: 'name asha', budget: ONE.perName }];
      const [ahead, right] = [new Date('2031-01-01T00:00:00Z'), new Date('2026-04-01T09:00:00Z')];
      const running = createAttemptBudgets(get());
      await running.take(charges, ahead);
      expect(await running.take(charges, ahead)).toEqual({ waitMs: 60_000 });
      for (const budgets of [running, createAttemptBudgets(get())]) {
        expect(await budgets.take(charges, right)).toMatchObject({ waitMs: 0 });
        expect(await budgets.take(charges, right)).toEqual({ waitMs: 60_000 });
        await get().query('update sign_in_budget set full_at = $1', [ahead.getTime()]);
      }
    });

    it.each([
      ['the account cannot be read', /from app_user/],
      ['nothing can be given back either', /from app_user|update sign_in_budget/],
      ['the second budget cannot be read', /insert into sign_in_budget/],
    ])('do not count an outage, when %s', async (_, broken) => {
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

    it('answer 503 with a time when too many sign-ins wait, and do not count those', async () => {
      const api = createTestApi(get(), { mostWaiting: 0, signInLimits: ONE });
      for (let n = 0; n < 3; n += 1) {
        const { status, json, headers } = await api.call('POST', SIGN_IN, { body: CLERK });
        expect([status, json, headers.get('Retry-After')]).toEqual([
          503,
          { token: null, errorMessage: 'Too many sign-ins at this moment. Wait 5 seconds, then try again.' },
          '5',
        ]);
      }
    });

    it('keep no name and no password that somebody typed', async () => {
      const api = createTestApi(get());
      await attempt(api, '203.0.113.9', { loginName: 'my-secret-password', password: 'x' });
      const { rows } = await get().query<{ key: string }>('select key from sign_in_budget');
      expect(rows).toHaveLength(2);
      for (const { key } of rows) expect(key).toMatch(/^[\w-]{43}$/);
    });

    it('forget what counts no longer', async () => {
      const api = createTestApi(get(), { signInLimits: ONE });
      for (let n = 0; n < 150; n += 1) await attempt(api, `198.51.100.${n}`, WRONG);
      api.clock.now = new Date(api.clock.now.getTime() + 60_000);
      for (let n = 0; n < 50; n += 1)
        await attempt(api, '203.0.113.9', { loginName: 'x', password: 'wrong' });
      const { rows } = await get().query('select key from sign_in_budget');
      expect(rows.length).toBeLessThan(10);
    });
  });
}
