import { decodeJwt } from 'jose';
import type { Database } from '../database/database';
import { addClerk, CLERK, createTestApi } from './test-api';

const PATH = '/api/User/ValidateUser';
const REFUSED = {
  token: null,
  errorMessage: 'The user name or the password is not right. Please try again.',
};

export function describeSignIn(get: () => Database): void {
  describe('signing in', () => {
    beforeEach(async () => {
      await get().query('delete from app_user');
      await addClerk(get());
    });

    it('answers a token that carries the name, the role and an end', async () => {
      const { signIn, clock } = createTestApi(get());
      const claims = decodeJwt(await signIn());
      const issuedAt = clock.now.getTime() / 1000;
      expect(claims).toMatchObject({ name: 'Asha Rao', role: 'clerk', iat: issuedAt, exp: issuedAt + 3600 });
    });

    it.each(['clerk', 'CLERK', '  Clerk '])('does not mind how the name is typed: %j', async (loginName) => {
      const { signIn } = createTestApi(get());
      expect(await signIn({ ...CLERK, loginName })).toEqual(expect.any(String));
    });

    it('answers an unknown name, a wrong password and a switched-off account alike', async () => {
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

    it.each([
      [{}, 'loginName is missing or is not text. Send it as a JSON string.'],
      [{ loginName: 12, password: 'x' }, 'loginName is missing or is not text. Send it as a JSON string.'],
      [{ loginName: '  ', password: 'x' }, 'loginName is empty. Write at least one letter.'],
      [{ loginName: 'x' }, 'password is missing or is not text. Send it as a JSON string.'],
      [{ loginName: 'x', password: ['x'] }, 'password is missing or is not text. Send it as a JSON string.'],
      [
        { loginName: 'x', password: 'x'.repeat(1001) },
        'password is longer than 1000 characters. Check what was pasted.',
      ],
    ])('refuses %j with the reason', async (body, errorMessage) => {
      const { call } = createTestApi(get());
      const answer = await call('POST', PATH, { body });
      expect([answer.status, answer.json]).toEqual([400, { errorMessage }]);
    });

    it('lets 1,000 attempts on one name try ten passwords, even all at once', async () => {
      const { call } = createTestApi(get());
      const attempts = Array.from({ length: 1000 }, (_, n) =>
        call('POST', PATH, {
          body: { ...CLERK, password: `guess ${n}` },
          from: `198.51.${n % 250}.${n >> 8}`,
        }),
      );
      const statuses = (await Promise.all(attempts)).map((answer) => answer.status);
      expect(statuses.filter((status) => status === 200)).toHaveLength(10);
      expect(statuses.filter((status) => status === 429)).toHaveLength(990);
    });

    it('lets 1,000 attempts from one address try thirty, whatever the names', async () => {
      const { call } = createTestApi(get());
      const attempts = Array.from({ length: 1000 }, (_, n) =>
        call('POST', PATH, { body: { loginName: `name ${n}`, password: 'guess' } }),
      );
      const statuses = (await Promise.all(attempts)).map((answer) => answer.status);
      expect(statuses.filter((status) => status === 200)).toHaveLength(30);
    });

    it('refuses even the right password past the limit, says for how long, and forgets afterwards', async () => {
      const { call, clock } = createTestApi(get(), {
        signInLimits: { minutes: 15, perAddress: 30, perName: 2 },
      });
      for (let n = 0; n < 2; n += 1) await call('POST', PATH, { body: { ...CLERK, password: 'wrong' } });
      clock.now = new Date(clock.now.getTime() + 60_000);
      const { status, json, headers } = await call('POST', PATH, { body: CLERK });
      expect([status, json.errorMessage]).toEqual([
        429,
        'Too many failed attempts to sign in. Wait 14 minutes, then try again.',
      ]);
      expect(headers.get('Retry-After')).toBe(String(14 * 60));
      clock.now = new Date(clock.now.getTime() + 14 * 60_000);
      expect((await call('POST', PATH, { body: CLERK })).json.token).toEqual(expect.any(String));
    });

    it('does not count a success against anybody', async () => {
      const { signIn } = createTestApi(get(), { signInLimits: { minutes: 15, perAddress: 1, perName: 1 } });
      for (let n = 0; n < 3; n += 1) expect(await signIn()).toEqual(expect.any(String));
    });
  });
}
