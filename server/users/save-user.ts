import type { Queryable } from '../database/database';
import { isSqlState, SQL_STATE } from '../database/sql-state';
import { makeNameKey } from '../text/name-key';
import { readName } from '../text/read-name';
import type { ScryptCost } from '../passwords/derive-key';
import { hashPassword } from '../passwords/hash-password';
import { refuseWeakPassword } from '../passwords/refuse-weak-password';

interface NewUser {
  loginName: string;
  password: string;
  fullName?: string | undefined;
  role?: string | undefined;
}

/**
 * Creates an account and returns its number.
 * @throws with a message for the console when the name is taken or unusable, or the password too short.
 */
export async function createUser(database: Queryable, user: NewUser, cost?: ScryptCost): Promise<number> {
  const loginName = readName(user.loginName, 'The user name');
  const values = [
    loginName,
    makeNameKey(loginName),
    readName(user.fullName ?? loginName, 'The full name'),
    readName(user.role ?? 'staff', 'The role', 50),
    await hashChecked(user.password, loginName, cost),
  ];
  try {
    const { rows } = await database.query<{ id: number }>(
      `insert into app_user (login_name, login_key, full_name, role, password_hash) values ($1, $2, $3, $4, $5)
       returning id`,
      values,
    );
    return Number(rows[0]?.id);
  } catch (error) {
    if (!isSqlState(error, SQL_STATE.uniqueViolation)) throw error;
    throw new Error(
      `There is already a user named ${loginName}. To give it a new password: npm run user -- password ${loginName}`,
      {
        cause: error,
      },
    );
  }
}

async function hashChecked(
  password: string,
  loginName: string,
  cost: ScryptCost | undefined,
): Promise<string> {
  await refuseWeakPassword(password, loginName);
  return hashPassword(password, cost);
}
