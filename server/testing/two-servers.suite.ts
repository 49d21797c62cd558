import { decodeJwt } from 'jose';
import { runAccountCommand, type AccountCommand } from '../accounts';
import type { Database } from '../engines';
import type * as Servers from './test-api';
import { SIGN_IN, addClerk } from './test-api';

/** The modules of two servers, which the tests of every database share: loading them takes longer than the tests. */
let programs: (typeof Servers)[] = [];

export function describeTwoServers(get: () => Database): void {
  describe('a change on one of two servers takes effect on the other:', () => {
    let servers: ReturnType<typeof Servers.createTestApi>[];
    beforeAll(() => {
      if (!programs.length) programs = [loadModules(), loadModules()];
    });
    beforeEach(async () => {
      await addClerk(get());
      servers = programs.map(({ createTestApi }) => createTestApi(get()));
    });

    /** Loads separate modules for each server, so that they share no memory, as if they were two processes. */
    function loadModules(): typeof Servers {
      let own: typeof Servers | undefined;
      jest.isolateModules(() => (own = jest.requireActual<typeof Servers>('./test-api')));
      return own!;
    }

    const PASSWORD = 'seven green buses';

    /** Runs a command as `npm run user` does, on any machine. */
    function change(command: AccountCommand): Promise<string> {
      const parts = { log: () => {}, operator: 'test' };
      return runAccountCommand(get(), command, parts);
    }

    interface SignIn {
      name: string;
      password?: string;
      from?: string;
      cookie?: string;
    }

    async function signIn(server: number, { name, password = PASSWORD, from = '192.0.2.1', cookie }: SignIn) {
      const body = { loginName: name, password };
      const answer = await servers[server]!.call('POST', SIGN_IN, {
        body,
        from,
        ...(cookie && { headers: { cookie } }),
      });
      const browser = answer.headers.getSetCookie().find((each) => each.startsWith('staff-browser='));
      return { status: answer.status, token: answer.json.token, cookie: browser?.split(';')[0] ?? '' };
    }

    function tryToken(token: string): Promise<number[]> {
      const calls = servers.map(({ call }) => call('GET', '/api/State/GetState', { token }));
      return Promise.all(calls.map(async (call) => (await call).status));
    }

    it('the two share no memory', () => {
      expect(servers[0]?.api.constructor).not.toBe(servers[1]?.api.constructor);
    });

    it('a new password: earlier tokens end immediately on both, and only the new password signs in', async () => {
      await change({ action: 'add', name: 'asha', password: PASSWORD });
      const { token } = await signIn(0, { name: 'asha' });
      expect(await tryToken(token)).toEqual([200, 200]);
      await change({ action: 'password', name: 'asha', password: 'nine yellow lorries' });
      expect(await tryToken(token)).toEqual([401, 401]);
      for (const server of [0, 1]) {
        expect((await signIn(server, { name: 'asha' })).token).toBeNull();
        expect(
          (await signIn(server, { name: 'asha', password: 'nine yellow lorries' })).token,
        ).not.toBeNull();
      }
    });

    it('a disabled account is immediately signed out of both, and kept out', async () => {
      await change({ action: 'add', name: 'ravi', password: PASSWORD });
      const { token } = await signIn(1, { name: 'ravi' });
      await change({ action: 'disable', name: 'ravi' });
      expect(await tryToken(token)).toEqual([401, 401]);
      for (const server of [0, 1]) expect((await signIn(server, { name: 'ravi' })).token).toBeNull();
    });

    it('a removed role is in no token issued afterwards', async () => {
      // Add two administrators, because one must always remain.
      for (const name of ['head', 'meena'])
        await change({ action: 'add', name, password: PASSWORD, role: 'administrator' });
      const readRole = async (server: number) =>
        decodeJwt((await signIn(server, { name: 'meena' })).token ?? '')['role'];
      expect([await readRole(0), await readRole(1)]).toEqual(['administrator', 'administrator']);
      await change({ action: 'role', name: 'meena', role: 'staff' });
      expect([await readRole(0), await readRole(1)]).toEqual(['staff', 'staff']);
    });

    it('a browser known to one may sign in on the other, even if the name has no attempts left elsewhere', async () => {
      await change({ action: 'add', name: 'leela', password: PASSWORD });
      const { cookie } = await signIn(0, { name: 'leela', from: '198.51.100.1' });
      const attacks = Array.from({ length: 11 }, (_, index) =>
        signIn(index % 2, { name: 'leela', password: 'wrong password', from: `203.0.113.${index}` }),
      );
      const checked = (await Promise.all(attacks)).filter(({ status }) => status === 200);
      expect(checked).toHaveLength(10);
      const client = { name: 'leela', from: '203.0.113.99' };
      expect((await signIn(1, client)).status).toBe(429);
      expect((await signIn(1, { ...client, cookie })).token).not.toBeNull();
    });
  });
}
