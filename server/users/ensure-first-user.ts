import type { Database } from '../database/database';
import { generatePassword } from '../passwords/generate-password';
import type { ScryptCost } from '../passwords/derive-key';
import { hashPassword } from '../passwords/hash-password';

export const FIRST_USER = 'office';

/**
 * On the very first start, creates the account `office` and returns its generated password, which nothing keeps:
 * the caller shows it once. Afterwards returns `null`.
 */
export async function ensureFirstUser(database: Database, cost?: ScryptCost): Promise<string | null> {
  const password = generatePassword();
  const hash = await hashPassword(password, cost);
  return database.transaction(async (inside) => {
    // Two servers that start together on one new database must not both show a password.
    await inside.query('lock table app_user in exclusive mode');
    const { rows } = await inside.query('select 1 from app_user limit 1');
    if (rows.length > 0) return null;
    await inside.query(
      `insert into app_user (login_name, login_key, full_name, role, password_hash)
       values ($1, $1, 'School office', 'administrator', $2)`,
      [FIRST_USER, hash],
    );
    return password;
  });
}
