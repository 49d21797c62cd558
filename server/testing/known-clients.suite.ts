import { decodeJwt, SignJWT } from 'jose';
import type { Database } from '../engines';
import { attackName, attempt, browserOf, countChecked, WRONG } from './sign-in-attempts';
import { addClerk, CLERK, createTestApi, TEST_SECRET } from './test-api';

export function describeKnownClients(get: () => Database): void {
  describe('the limits of signing in', () => {
    beforeEach(async () => {
      await get().query('delete from app_user');
      await addClerk(get());
    });

    it('of a name do not hold for a browser in which it has signed in before', async () => {
      const api = createTestApi(get());
      const cookies = await api.signInForCookies();
      await attackName(api);
      expect(await attempt(api, '203.0.113.9', CLERK, browserOf(cookies))).toBe(200);
      const wrong = Array.from({ length: 100 }, () => attempt(api, '203.0.113.9', WRONG, browserOf(cookies)));
      expect(await countChecked(wrong)).toBe(10);
    });

    it('hold for a browser that knows another name only, or whose cookie is forged', async () => {
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
    ])('hold unless the cookie of the browser is signed as the server signs: %s', async (alg, status) => {
      const api = createTestApi(get());
      const { 'staff-browser': cookie = '' } = await api.signInForCookies('203.0.113.1');
      await attackName(api);
      // Everything but the algorithm is right, the secret too.
      const again = await new SignJWT(decodeJwt(cookie)).setProtectedHeader({ alg }).sign(TEST_SECRET);
      expect(await attempt(api, '203.0.113.2', CLERK, browserOf({ 'staff-browser': again }))).toBe(status);
    });

    it('of a name do not hold for an address from which staff have signed in lately', async () => {
      const api = createTestApi(get());
      await attempt(api, '203.0.113.9');
      await attackName(api);
      expect(await attempt(api, '203.0.113.9')).toBe(200);
      const days = 24 * 60 * 60_000;
      api.clock.now = new Date(api.clock.now.getTime() + 91 * days);
      await attackName(api);
      expect(await attempt(api, '203.0.113.9')).toBe(429);
    });

    it('of an address do not hold for a browser in which the name has signed in before', async () => {
      const api = createTestApi(get());
      const cookies = await api.signInForCookies();
      const names = Array.from({ length: 100 }, (_, n) => ({ loginName: `name ${n}`, password: 'guess' }));
      await countChecked(names.map((body) => attempt(api, '203.0.113.9', body)));
      expect(await attempt(api, '203.0.113.9')).toBe(429);
      expect(await attempt(api, '203.0.113.9', CLERK, browserOf(cookies))).toBe(200);
    });

    it.each(['203.0.113.9', '2001:db8:1::9', '::ffff:203.0.113.9'])(
      'leave room for a staff room full of people in the own network: %s',
      async (from) => {
        const api = createTestApi(get(), {
          ownNetworks: ['203.0.113.0/24', '2001:db8:1::/48'],
          mostWaiting: 1000,
        });
        const names = Array.from({ length: 400 }, (_, n) => ({ loginName: `name ${n}`, password: 'guess' }));
        expect(await countChecked(names.map((body) => attempt(api, from, body)))).toBe(300);
      },
    );
  });
}
