import { readFileSync } from 'node:fs';
import { SignJWT, UnsecuredJWT } from 'jose';
import { parse } from 'yaml';
import type { Database } from '../engines';
import { runAccountCommand, type AccountCommand } from '../accounts';
import { addClerk, createTestApi, TEST_SECRET } from './test-api';

const CONTRACT = parse(readFileSync('server/openapi.yaml', 'utf8')) as {
  paths: Record<string, Record<string, { security?: [] }>>;
};
const CALLS = Object.entries(CONTRACT.paths).flatMap(([path, operations]) =>
  Object.entries(operations)
    .filter(([, { security }]) => security === undefined)
    .map(([method]) => [method.toUpperCase(), path] as const),
);

async function findClerkId(database: Database): Promise<string> {
  const { rows } = await database.query<{ id: number }>('select id from app_user');
  return String(rows[0]?.id);
}

type Claims = Record<string, unknown>;

/** A valid token with these changes, without claims that are changed to `undefined`. */
function forge(
  subject: string,
  now: Date,
  { secret = TEST_SECRET, alg = 'HS256', ...claims }: { secret?: Uint8Array; alg?: string } & Claims = {},
): Promise<string> {
  const issuedAt = now.getTime() / 1000;
  return new SignJWT({
    ver: 1,
    jti: 'the-token-of-this-test',
    sub: subject,
    iss: 'school-staff-api',
    aud: 'school-staff-area',
    iat: issuedAt,
    exp: issuedAt + 600,
    ...claims,
  })
    .setProtectedHeader({ alg })
    .sign(secret);
}

export function describeTokens(get: () => Database): void {
  describe('tokens', () => {
    beforeEach(() => addClerk(get()));

    it.each(CALLS)('a token is necessary for %s %s', async (method, path) => {
      const { call } = createTestApi(get());
      const { status, json } = await call(method, path, { body: method === 'POST' ? {} : undefined });
      expect([status, json.errorMessage]).toEqual([
        401,
        'You are not signed in, or your session has ended. Sign in again.',
      ]);
    });

    it('a token gives access to the lists', async () => {
      const { call, signIn } = createTestApi(get());
      const { status, json } = await call('GET', '/api/State/GetState', { token: await signIn() });
      expect([status, json.length]).toEqual([200, 36]);
    });

    it('a token that is correct is accepted, so each of the following is rejected only for its one fault', async () => {
      const { call, clock } = createTestApi(get());
      const token = await forge(await findClerkId(get()), clock.now);
      expect((await call('GET', '/api/State/GetState', { token })).status).toBe(200);
    });

    it.each<[string, Parameters<typeof forge>[2]]>([
      [
        'signed with another secret',
        { secret: new TextEncoder().encode('another secret of the same length....') },
      ],
      // The next two are signed with the server's own secret, so only their algorithm can cause the refusal.
      ['signed with HS384 and the right secret', { alg: 'HS384' }],
      ['signed with HS512 and the right secret', { alg: 'HS512' }],
      ['from another issuer', { iss: 'another-service' }],
      ['without an issuer', { iss: undefined }],
      ['for another audience', { aud: 'another-service' }],
      ['for known browsers', { aud: 'school-staff-browser' }],
      ['without an audience', { aud: undefined }],
      ['without a time of expiry', { exp: undefined }],
      ['without a time of issue', { iat: undefined }],
      ['without an id', { jti: undefined }],
      ['without a user', { sub: undefined }],
      ['for an unknown user', { sub: '0' }],
      ['for a user id with SQL', { sub: "1' or '1'='1" }],
      ['for a user id that is too large', { sub: '99999999999' }],
      ['from before a change of password', { ver: 0 }],
      ['without a password version', { ver: undefined }],
      ['not yet valid', { nbf: 4_000_000_000 }],
    ])('a token is refused when it is %s', async (_, changes) => {
      const { call, clock } = createTestApi(get());
      const token = await forge(await findClerkId(get()), clock.now, changes);
      expect((await call('GET', '/api/State/GetState', { token })).status).toBe(401);
    });

    it('a token is rejected when it is unsigned, changed or not a token', async () => {
      const { call, clock } = createTestApi(get());
      const id = await findClerkId(get());
      const issuedAt = clock.now.getTime() / 1000;
      const unsigned = new UnsecuredJWT({ ver: 1, jti: 'x', iat: issuedAt, exp: issuedAt + 600 })
        .setSubject(id)
        .setIssuer('school-staff-api')
        .setAudience('school-staff-area')
        .encode();
      const right = await forge(id, clock.now);
      const [header, , signature] = right.split('.');
      const changed = `${header}.${btoa(JSON.stringify({ sub: id, ver: 1 }))}.${signature}`;
      for (const token of [unsigned, changed, 'not-a-token', 'a.b.c', 'x'.repeat(8000)]) {
        expect((await call('GET', '/api/State/GetState', { token })).status).toBe(401);
      }
    });

    it('a token is revoked in every copy when its owner signs out, but other sessions continue', async () => {
      const { call, signIn } = createTestApi(get());
      const [copied, other] = [await signIn(), await signIn()];
      const { status, json } = await call('POST', '/api/User/SignOut', { token: copied });
      expect([status, json]).toEqual([200, { signedOut: true }]);
      expect((await call('GET', '/api/State/GetState', { token: copied })).status).toBe(401);
      expect((await call('POST', '/api/User/SignOut', { token: copied })).status).toBe(401);
      expect((await call('GET', '/api/State/GetState', { token: other })).status).toBe(200);
    });

    it('a token can be revoked by two tabs that sign out simultaneously', async () => {
      const token = await createTestApi(get()).signIn();
      const both: (() => void)[] = [];
      const query: Database['query'] = async (text, params) => {
        if (text.includes('insert into ended_token'))
          await new Promise<void>((resolve) => {
            if (both.push(resolve) === 2) both.forEach((end) => end());
          });
        return get().query(text, params);
      };
      const { call } = createTestApi({ ...get(), query });
      const signOut = () => call('POST', '/api/User/SignOut', { token });
      const answers = await Promise.all([signOut(), signOut()]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    });

    it('a token that is revoked is stored only until it would have expired', async () => {
      const { call, signIn, clock } = createTestApi(get(), { tokenMinutes: 60 });
      const count = async () => (await get().query('select 1 from ended_token')).rows.length;
      await call('POST', '/api/User/SignOut', { token: await signIn() });
      clock.now = new Date(clock.now.getTime() + 59 * 60_000);
      await call('POST', '/api/User/SignOut', { token: await signIn() });
      expect(await count()).toBe(2);
      clock.now = new Date(clock.now.getTime() + 60_000);
      await call('POST', '/api/User/SignOut', { token: await signIn() });
      expect(await count()).toBe(2);
    });

    it('a token is rejected once it has expired', async () => {
      const { call, signIn, clock } = createTestApi(get(), { tokenMinutes: 15 });
      const token = await signIn();
      clock.now = new Date(clock.now.getTime() + 15 * 60_000 - 1000);
      expect((await call('GET', '/api/State/GetState', { token })).status).toBe(200);
      clock.now = new Date(clock.now.getTime() + 1000);
      expect((await call('GET', '/api/State/GetState', { token })).status).toBe(401);
    });

    it.each<[string, ...AccountCommand[]]>([
      ['is removed', { action: 'remove', name: 'clerk' }],
      ['is disabled', { action: 'disable', name: 'clerk' }],
      [
        'was disabled, even if enabled again',
        { action: 'disable', name: 'clerk' },
        { action: 'enable', name: 'clerk' },
      ],
      ['has a new password', { action: 'password', name: 'clerk', password: 'another-password' }],
    ])('a token is rejected once its user %s', async (_, ...commands) => {
      const { call, signIn } = createTestApi(get());
      const token = await signIn();
      const parts = { operator: 'root', log: () => {} };
      for (const command of commands) await runAccountCommand(get(), command, parts);
      expect((await call('GET', '/api/State/GetState', { token })).status).toBe(401);
    });
  });
}
