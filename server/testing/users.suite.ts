import type { Database } from '../database/database';
import { ensureFirstUser } from '../users/ensure-first-user';
import { runUserCommand } from '../users/user-command';
import { createTestApi, TEST_COST } from './test-api';

/** Standard input with this text piped into it. */
async function* pipe(text: string) {
  yield text;
}

export function describeUsers(get: () => Database): void {
  describe('accounts', () => {
    beforeEach(() => get().query('delete from app_user'));

    it('begin with "office", whose generated password is told once and works', async () => {
      const password = await ensureFirstUser(get(), TEST_COST);
      expect(password).toMatch(/^\w{4}(-\w{4}){3}$/);
      expect(await ensureFirstUser(get(), TEST_COST)).toBeNull();
      const { signIn } = createTestApi(get());
      expect(await signIn({ loginName: 'office', password: password ?? '' })).toEqual(expect.any(String));
    });

    it('are stored without their passwords', async () => {
      await runUserCommand(['asha'], get(), pipe('monsoon-2026\n'), TEST_COST);
      const { rows } = await get().query('select * from app_user');
      expect(JSON.stringify(rows)).toContain('scrypt$');
      expect(JSON.stringify(rows)).not.toContain('monsoon');
    });

    it('can be added, given a new password and removed by the command', async () => {
      const { signIn } = createTestApi(get());
      const added = await runUserCommand(['asha', '--role', 'accountant'], get(), pipe(''), TEST_COST);
      const [, generated = ''] = /^asha is added\. Password, shown only now: (\S+)$/.exec(added) ?? [];
      expect(await signIn({ loginName: 'asha', password: generated })).toEqual(expect.any(String));

      expect(await runUserCommand(['asha', '--reset'], get(), pipe('monsoon-2026'), TEST_COST)).toBe(
        'asha has a new password.',
      );
      expect(await signIn({ loginName: 'asha', password: generated })).toBeNull();
      expect(await signIn({ loginName: 'asha', password: 'monsoon-2026' })).toEqual(expect.any(String));

      await runUserCommand(['ASHA', '--remove'], get(), pipe(''), TEST_COST);
      expect(await signIn({ loginName: 'asha', password: 'monsoon-2026' })).toBeNull();
    });

    it.each([
      [['asha'], 'There is already a user named asha. To give it a new password, add --reset.'],
      [['nobody', '--reset'], 'There is no user named nobody. Leave out --reset to add one.'],
      [['nobody', '--remove'], 'There is no user named nobody.'],
      [['a'.repeat(101)], 'The user name has 101 characters. Shorten it to 100 or fewer.'],
      [[], 'Write a user name'],
      [['two', 'names'], 'Write a user name'],
      [['asha', '--rol', 'x'], "Unknown option '--rol'"],
    ])('are left alone by the command %j, which says why', async (args, reason) => {
      await runUserCommand(['asha'], get(), pipe('monsoon-2026'), TEST_COST);
      await expect(runUserCommand(args, get(), pipe('another-password'), TEST_COST)).rejects.toThrow(reason);
      const { rows } = await get().query('select id from app_user');
      expect(rows).toHaveLength(1);
    });

    it('need a password of 8 characters', async () => {
      await expect(runUserCommand(['asha'], get(), pipe('short'), TEST_COST)).rejects.toThrow(
        'The password is too short. Use 8 characters or more.',
      );
    });
  });
}
