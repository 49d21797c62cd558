import { decodeJwt } from 'jose';
import type { Database } from '../engines';
import { createUser } from '../accounts';
import { QuickThread } from './quick-thread';
import { attempt, addClerk, CLERK, createTestApi } from './test-api';

const PATH = '/api/User/ValidateUser';
const REFUSED = {
  token: null,
  errorMessage: 'The username or the password is not right. Please try again.',
};

export function describeSignIn(get: () => Database): void {
  describe('signing in', () => {
    beforeEach(() => addClerk(get()));

    it('signing in answers with a token that contains the name, the role and an expiry', async () => {
      const { signIn, clock } = createTestApi(get());
      const claims = decodeJwt(await signIn());
      const issuedAt = clock.now.getTime() / 1000;
      expect(claims).toMatchObject({ name: 'Asha Rao', role: 'clerk', iat: issuedAt, exp: issuedAt + 3600 });
    });

    it('signing in does not answer 429 to correct passwords, even if many for the same name are checked at once', async () => {
      const api = createTestApi(get());
      const attempts = Array.from({ length: 60 }, (_, n) => attempt(api, `198.51.100.${n}`));
      expect(new Set(await Promise.all(attempts))).toEqual(new Set([200, 503]));
      expect(await attempt(api, '203.0.113.9')).toBe(200);
    });

    it.each(['clerk', 'CLERK', '  Clerk '])(
      'signing in ignores case and spaces of names: %j',
      async (loginName) => {
        const { signIn } = createTestApi(get());
        expect(await signIn({ ...CLERK, loginName })).toEqual(expect.any(String));
      },
    );

    it('signing in answers an unknown name, a wrong password and a disabled account alike', async () => {
      const { call } = createTestApi(get());
      const answers = [
        await call('POST', PATH, { body: { loginName: 'nobody', password: CLERK.password } }),
        await call('POST', PATH, { body: { ...CLERK, password: 'wrong' } }),
      ];
      await get().query('update app_user set active = false');
      answers.push(await call('POST', PATH, { body: CLERK }));
      for (const { status, json } of answers) {
        expect([status, json]).toEqual([200, REFUSED]);
      }
    });

    it('signing in computes one hash at full cost, even for an unknown name and a disabled account', async () => {
      const { call } = createTestApi(get());
      await get().query('delete from app_user');
      await createUser(get(), { ...CLERK, role: 'clerk' });
      const post = jest.spyOn(QuickThread.prototype, 'postMessage');
      const costs = async (loginName: string) => {
        post.mockClear();
        await call('POST', PATH, { body: { loginName, password: 'wrong' } });
        return post.mock.calls.map(([{ bytes, cost }]) => [cost, bytes]);
      };
      const expected = [[{ N: 16, r: 1, p: 1 }, 32]];
      expect(await costs('clerk')).toEqual(expected);
      expect(await costs('nobody')).toEqual(expected);
      await get().query('update app_user set active = false');
      expect(await costs('clerk')).toEqual(expected);
      post.mockRestore();
    });

    it.each([
      [{}, 'loginName is missing or not text. Send it as a JSON string.'],
      [{ loginName: 12, password: 'x' }, 'loginName is missing or not text. Send it as a JSON string.'],
      [{ loginName: '  ', password: 'x' }, 'loginName is empty or has no letter. Write at least one letter.'],
      [{ loginName: 'x' }, 'password is missing or not text. Send it as a JSON string.'],
      [{ loginName: 'x', password: ['x'] }, 'password is missing or not text. Send it as a JSON string.'],
      [
        { loginName: 'x', password: 'x'.repeat(1001) },
        'password is longer than 1000 characters. Check what was pasted.',
      ],
    ])('signing in refuses %j with the reason', async (body, errorMessage) => {
      const { call } = createTestApi(get());
      const answer = await call('POST', PATH, { body });
      expect([answer.status, answer.json]).toEqual([400, { errorMessage }]);
    });
  });
}
