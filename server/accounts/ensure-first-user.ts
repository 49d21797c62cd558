import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../database/database';
import { addAuditRow, logAudit, type AuditEntry } from '../audit/audit';
import type { Log } from '../process/log';
import type { ScryptCost } from '../passwords/derive-key';
import { generatePassword } from '../passwords/generate-password';
import { hashPassword } from '../passwords/hash-password';

export const FIRST_USER = 'office';

/**
 * On the very first start, creates the account `office`; its generated password goes to the file `first-password` in
 * the data folder, readable by its owner only, and not to the output, which a service manager would keep. Removing
 * every account later does not bring it back.
 * @returns the path of the file, or `null` when there has been an account before
 */
export async function ensureFirstUser(
  database: Database,
  dataFolder: string,
  { now, log, cost }: { now: () => Date; log: Log; cost?: ScryptCost },
): Promise<string | null> {
  const password = generatePassword();
  const hash = await hashPassword(password, cost);
  const file = join(dataFolder, 'first-password');
  const entry: AuditEntry = {
    event: 'user added',
    user: null,
    address: 'console',
    requestId: null,
    detail: { loginName: FIRST_USER, role: 'administrator' },
  };
  const account = await database.transaction(async (inside) => {
    // Two servers that start together on one new database must not both make a password.
    await inside.query('lock table app_user in exclusive mode');
    const { rows: before } = await inside.query('select 1 from first_account');
    if (before.length > 0) return undefined;
    await inside.query('insert into first_account default values');
    const { rows } = await inside.query('select 1 from app_user limit 1');
    if (rows.length > 0) return undefined;
    const { rows: added } = await inside.query<{ id: number }>(
      `insert into app_user (login_name, login_key, full_name, role, password_hash)
       values ($1, $1, 'School office', 'administrator', $2) returning id`,
      [FIRST_USER, hash],
    );
    await addAuditRow(inside, entry, now());
    // Before the account is there for good: a full disk must not leave an account without its password.
    await rm(file, { force: true });
    await writeFile(file, `user name ${FIRST_USER}\npassword ${password}\n`, { flag: 'wx', mode: 0o600 });
    return added[0]?.id;
  });
  if (account === undefined) return null;
  logAudit(log, { ...entry, account });
  return file;
}
