import { SignJWT, UnsecuredJWT } from 'jose';
import type { Database } from '../database/database';
import { runUserCommand } from '../users/user-command';
import { addClerk, createTestApi, TEST_COST, TEST_SECRET } from './test-api';

const CALLS = [
  ['GET', '/api/State/GetState'],
  ['GET', '/api/District/GetDistrictList?StateId=1'],
  ['POST', '/api/District/AddDistrict'],
  ['POST', '/api/District/UpdateDistrict'],
  ['POST', '/api/District/DeleteDistrict?Id=1'],
] as const;

async function findClerkId(database: Database): Promise<string> {
  const { rows } = await database.query<{ id: number }>('select id from app_user');
  return String(rows[0]?.id);
}

/** A token that is right in everything the changes leave alone. */
function forge(subject: string, now: Date, changes: { secret?: string; alg?: string; aud?: string } = {}) {
  const issuedAt = now.getTime() / 1000;
  return new SignJWT({ ver: 1 })
    .setProtectedHeader({ alg: changes.alg ?? 'HS256' })
    .setSubject(subject)
    .setIssuer('school-staff-api')
    .setAudience(changes.aud ?? 'school-staff-area')
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + 600)
    .sign(changes.secret ? new TextEncoder().encode(changes.secret) : TEST_SECRET);
}

export function describeTokens(get: () => Database): void {
  describe('a token', () => {
    beforeEach(async () => {
      await get().query('delete from app_user');
      await addClerk(get());
    });

    it.each(CALLS)('is needed for %s %s', async (method, path) => {
      const { call } = createTestApi(get());
      const { status, json } = await call(method, path, { body: method === 'POST' ? {} : undefined });
      expect([status, json.errorMessage]).toEqual([
        401,
        'You are not signed in, or your session has ended. Sign in again.',
      ]);
    });

    it('opens the lists', async () => {
      const { call, signIn } = createTestApi(get());
      const { status, json } = await call('GET', '/api/State/GetState', { token: await signIn() });
      expect([status, json.length]).toEqual([200, 36]);
    });

    it('is refused when forged, unsigned, signed otherwise, or made for something else', async () => {
      const { call, clock } = createTestApi(get());
      const id = await findClerkId(get());
      const issuedAt = clock.now.getTime() / 1000;
      const unsigned = new UnsecuredJWT({ ver: 1, iat: issuedAt, exp: issuedAt + 600 })
        .setSubject(id)
        .setIssuer('school-staff-api')
        .setAudience('school-staff-area')
        .encode();
      const right = await forge(id, clock.now);
      const [header, , signature] = right.split('.');
      const tokens = [
        await forge(id, clock.now, { secret: 'another secret of the same length....' }),
        await forge(id, clock.now, {
          alg: 'HS512',
          secret: 'a secret for tests that is long enough'.repeat(2),
        }),
        await forge(id, clock.now, { aud: 'another-service' }),
        await forge('0', clock.now),
        await forge("1' or '1'='1", clock.now),
        await forge('99999999999', clock.now),
        unsigned,
        `${header}.${btoa(JSON.stringify({ sub: id, ver: 1 }))}.${signature}`,
        'not-a-token',
        'a.b.c',
        'x'.repeat(8000),
      ];
      for (const token of tokens) {
        expect((await call('GET', '/api/State/GetState', { token })).status).toBe(401);
      }
      expect((await call('GET', '/api/State/GetState', { token: right })).status).toBe(200);
    });

    it('ends when its time is over', async () => {
      const { call, signIn, clock } = createTestApi(get(), { tokenMinutes: 15 });
      const token = await signIn();
      clock.now = new Date(clock.now.getTime() + 15 * 60_000 - 1000);
      expect((await call('GET', '/api/State/GetState', { token })).status).toBe(200);
      clock.now = new Date(clock.now.getTime() + 1000);
      expect((await call('GET', '/api/State/GetState', { token })).status).toBe(401);
    });

    it.each([
      ['is deleted', (database: Database) => database.query('delete from app_user')],
      ['is switched off', (database: Database) => database.query('update app_user set active = false')],
      [
        'has a new password',
        (database: Database) =>
          runUserCommand(['clerk', '--reset'], database, pipe('another-password'), TEST_COST),
      ],
    ])('is worth nothing once its user %s', async (_, change) => {
      const { call, signIn } = createTestApi(get());
      const token = await signIn();
      await change(get());
      expect((await call('GET', '/api/State/GetState', { token })).status).toBe(401);
    });
  });
}

async function* pipe(text: string) {
  yield text;
}
