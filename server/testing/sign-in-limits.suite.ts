import type { Database } from '../engines';
import { attackName, attempt, countChecked, SIGN_IN } from './sign-in-attempts';
import { addClerk, CLERK, createTestApi } from './test-api';

export function describeSignInLimits(get: () => Database): void {
  describe('the limits of signing in', () => {
    beforeEach(async () => {
      await get().query('delete from app_user');
      await addClerk(get());
    });

    it('let 1,000 attempts on one name try ten passwords, even all at once', async () => {
      const api = createTestApi(get());
      const attempts = Array.from({ length: 1000 }, (_, n) =>
        attempt(api, `198.51.${n % 250}.${n >> 8}`, { ...CLERK, password: `guess ${n}` }),
      );
      expect(await countChecked(attempts)).toBe(10);
    });

    it('let 1,000 attempts from one address try thirty, whatever the names', async () => {
      const api = createTestApi(get());
      const attempts = Array.from({ length: 1000 }, (_, n) =>
        attempt(api, '192.0.2.1', { loginName: `name ${n}`, password: 'guess' }),
      );
      expect(await countChecked(attempts)).toBe(30);
    });

    it('slow a name down instead of locking it: another attempt every 90 seconds', async () => {
      const api = createTestApi(get());
      await attackName(api);
      const refused = await api.call('POST', SIGN_IN, { body: CLERK, from: '203.0.113.9' });
      expect([refused.status, refused.headers.get('Retry-After'), refused.json]).toEqual([
        429,
        '90',
        { token: null, errorMessage: 'Too many failed attempts to sign in. Wait 2 minutes, then try again.' },
      ]);
      api.clock.now = new Date(api.clock.now.getTime() + 89_000);
      const { json, headers } = await api.call('POST', SIGN_IN, { body: CLERK, from: '203.0.113.9' });
      expect([json.errorMessage, headers.get('Retry-After')]).toEqual([
        'Too many failed attempts to sign in. Wait 1 second, then try again.',
        '1',
      ]);
      api.clock.now = new Date(api.clock.now.getTime() + 1000);
      expect(await attackName(api)).toBe(1);
      api.clock.now = new Date(api.clock.now.getTime() + 15 * 60_000);
      expect(await attackName(api)).toBe(10);
    });
  });
}
