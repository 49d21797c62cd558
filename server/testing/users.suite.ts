import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type AccountCommand, runAccountCommand, ensureFirstUser } from '../accounts';
import type { Database } from '../engines';
import { createTestApi, pauseAfter } from './test-api';

const ASHA: AccountCommand = { action: 'add', name: 'asha', password: 'monsoon-2026', role: 'Administrator' };
const BELA: AccountCommand = { action: 'add', name: 'bela', password: 'cardamom-2026' };

export function describeUsers(get: () => Database): void {
  let lines: object[] = [];
  const log = (_: string, fields: object) => lines.push(fields);
  const run = (command: AccountCommand) => runAccountCommand(get(), command, { log, operator: 'root' });
  const begin = (folder: string) => ensureFirstUser(get(), folder, log);

  describe('accounts', () => {
    let folder: string;
    beforeEach(async () => {
      folder = await mkdtemp(join(tmpdir(), 'users-'));
      await get().query('delete from app_user; delete from first_account; delete from sign_in_budget');
    });
    afterEach(() => rm(folder, { recursive: true, force: true }));

    it('the first account is "office", whose password is in a file that only its owner can read', async () => {
      const file = (await begin(folder)) ?? '';
      expect((await stat(file)).mode & 0o777).toBe(0o600);
      const [, password = ''] =
        /^username office\npassword (\w{4}(?:-\w{4}){3})\n$/.exec(await readFile(file, 'utf8')) ?? [];
      expect(await begin(folder)).toBeNull();
      const { signIn } = createTestApi(get());
      expect(await signIn({ loginName: 'office', password })).toEqual(expect.any(String));
    });

    it('the account "office" is not made again once there has been an account', async () => {
      await run(BELA);
      await run({ action: 'remove', name: 'bela' });
      expect(await begin(folder)).toBeNull();
      expect(await run({ action: 'list' })).toContain('There are no accounts.');
    });

    it('the account "office" is not made if its password cannot be stored', async () => {
      const missing = join(folder, 'missing');
      await expect(begin(missing)).rejects.toThrow('ENOENT');
      expect(await begin(folder)).not.toBeNull();
    });

    it('accounts are stored without their passwords', async () => {
      await run(ASHA);
      const { rows } = await get().query('select * from app_user');
      expect(JSON.stringify(rows)).toContain('scrypt$');
      expect(JSON.stringify(rows)).not.toContain('monsoon');
    });

    it('accounts can be added, listed, disabled, enabled, given a role and a password, and removed', async () => {
      const { signIn } = createTestApi(get());
      const bela = { loginName: 'bela', password: 'cardamom-2026' };
      await run(ASHA);
      expect(await run(BELA)).toBe('bela is added.');
      expect(await signIn(bela)).toEqual(expect.any(String));
      await run({ action: 'disable', name: 'BELA' });
      expect(await signIn(bela)).toBeNull();
      expect(await run({ action: 'list' })).toBe(
        [
          'name  full name  role           state',
          'asha  asha       Administrator  active',
          'bela  bela       staff          disabled',
        ].join('\n'),
      );
      await run({ action: 'password', name: 'bela', password: 'nutmeg-2026' });
      expect(await signIn({ ...bela, password: 'nutmeg-2026' })).toBeNull();
      await run({ action: 'enable', name: 'bela' });
      expect(await signIn(bela)).toBeNull();
      expect(await signIn({ ...bela, password: 'nutmeg-2026' })).toEqual(expect.any(String));
      await run({ action: 'role', name: 'bela', role: 'editor' });
      expect(await run({ action: 'list' })).toContain('bela  bela       editor         active');
      await run({ action: 'remove', name: 'bela' });
      expect(await run({ action: 'list' })).not.toContain('bela');
    });

    it.each<[AccountCommand]>([
      [{ action: 'remove', name: 'asha' }],
      [{ action: 'disable', name: 'asha' }],
      [{ action: 'role', name: 'asha', role: 'staff' }],
    ])('accounts keep their last active administrator: %j', async (command) => {
      await run(ASHA);
      await run({ ...ASHA, name: 'disabled' });
      await run({ action: 'disable', name: 'disabled' });
      await expect(run(command)).rejects.toThrow(
        'asha is the last active administrator. First give somebody else this role',
      );
      expect(await run({ action: 'list' })).toContain('asha      asha       Administrator  active');
      await run({ action: 'enable', name: 'disabled' });
      expect(await run(command)).toContain('asha');
    });

    it('accounts are unchanged by a command that this server does not recognize', async () => {
      await run(BELA);
      const unknown = { action: 'rename', name: 'bela' } as never;
      await expect(run(unknown)).rejects.toThrow('does not know the command "rename". Restart the server');
      expect(await run({ action: 'list' })).toContain('bela');
    });

    it('accounts keep one administrator if two are removed simultaneously', async () => {
      await run(ASHA);
      await run({ ...ASHA, name: 'asma' });
      // Each command pauses between removing its account and counting the rest, so that the other can remove its own.
      const slow = pauseAfter(get(), /^delete/);
      const remove = (name: string) =>
        runAccountCommand(slow, { action: 'remove', name }, { log, operator: 'root' });
      const both = await Promise.allSettled([remove('asha'), remove('asma')]);
      expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    });

    it.each<[AccountCommand, string]>([
      [BELA, 'There is already a user named bela. To give it a new password: npm run user -- password bela'],
      [{ action: 'password', name: 'nobody', password: 'nutmeg-2026' }, 'There is no user named nobody.'],
      [{ action: 'enable', name: 'nobody' }, 'There is no user named nobody.'],
      [
        { action: 'role', name: 'bela', role: 'admisions' },
        'There is no role "admisions". The roles are administrator, admissions, editor, staff.',
      ],
      [{ ...BELA, name: 'clerk', role: 'clerk' }, 'There is no role "clerk".'],
      [{ ...BELA, name: 'a'.repeat(101) }, 'The username has 101 characters. Shorten it to 100 or fewer.'],
      [
        { ...BELA, name: 'short', password: 'seven77' },
        'The password is too short. Use 8 characters or more.',
      ],
      [{ ...BELA, name: 'long', password: 'x'.repeat(1001) }, 'The password is longer than 1000 characters.'],
      [{ ...BELA, name: 'same-name', password: 'Same-Name' }, 'The password equals the username.'],
      [{ ...BELA, name: 'common', password: 'PASSWORD1' }, 'The password is one of the most common'],
      [{ action: 'password', name: 'bela', password: '12345678' }, 'The password is one of the most common'],
    ])('accounts are not changed by %j, which is refused with a reason', async (command, reason) => {
      await run(BELA);
      await expect(run(command)).rejects.toThrow(reason);
      const { rows } = await get().query('select token_version from app_user');
      expect(rows).toEqual([{ token_version: 1 }]);
    });

    it('accounts get, for every change, an audit row that says who made it, and a line in the log without names', async () => {
      lines = [];
      const { rows: before } = await get().query<{ id: number }>(
        'select coalesce(max(id), 0)::int as id from audit_event',
      );
      await begin(folder);
      await run(ASHA);
      await run({ action: 'role', name: 'asha', role: 'admissions' });
      await run({ action: 'password', name: 'asha', password: 'nutmeg-2026' });
      await run({ action: 'disable', name: 'asha' });
      await run({ action: 'enable', name: 'asha' });
      await run({ action: 'remove', name: 'asha' });
      const { rows } = await get().query(
        'select event, user_name, address, detail from audit_event where id > $1 order by id',
        [before[0]?.id],
      );
      const made = [
        ['user added', null, { loginName: 'office', role: 'administrator' }],
        ['user added', 'root', { loginName: 'asha', role: 'Administrator' }],
        ['user given a role', 'root', { loginName: 'asha', role: 'admissions' }],
        ['user given a password', 'root', { loginName: 'asha' }],
        ['user disabled', 'root', { loginName: 'asha' }],
        ['user enabled', 'root', { loginName: 'asha' }],
        ['user removed', 'root', { loginName: 'asha' }],
      ] as const;
      expect(rows).toEqual(
        made.map(([event, user_name, detail]) => ({ event, user_name, address: 'console', detail })),
      );
      const account = expect.any(Number);
      expect(lines).toEqual(
        made.map(([event]) => ({ event, address: 'console', user: null, requestId: null, account })),
      );
      expect(JSON.stringify(lines)).not.toContain('asha');
    });
  });
}
