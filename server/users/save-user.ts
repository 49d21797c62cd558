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
 * Creates an account.
 * @throws with a message for the console when the name is taken or unusable, or the password too short.
 */
export async function createUser(database: Queryable, user: NewUser, cost?: ScryptCost): Promise<void> {
  const loginName = readName(user.loginName, 'The user name');
  const values = [
    loginName,
    makeNameKey(loginName),
    readName(user.fullName ?? loginName, 'The full name'),
    readName(user.role ?? 'staff', 'The role', 50),
    await hashChecked(user.password, loginName, cost),
  ];
  try {
    await database.query(
      `insert into app_user (login_name, login_key, full_name, role, password_hash) values ($1, $2, $3, $4, $5)`,
      values,
    );
  } catch (error) {
    if (!isSqlState(error, SQL_STATE.uniqueViolation)) throw error;
    throw new Error(`There is already a user named ${loginName}. To give it a new password, add --reset.`, {
      cause: error,
    });
  }
}

/** Gives a user a new password and makes every token issued before worthless. @throws when there is none. */
export async function resetPassword(
  database: Queryable,
  user: { loginName: string; password: string },
  cost?: ScryptCost,
): Promise<void> {
  const { rows } = await database.query(
    `update app_user set password_hash = $2, token_version = token_version + 1, active = true
     where login_key = $1 returning id`,
    [makeNameKey(user.loginName), await hashChecked(user.password, user.loginName, cost)],
  );
  if (rows.length === 0)
    throw new Error(`There is no user named ${user.loginName}. Leave out --reset to add one.`);
}

async function hashChecked(
  password: string,
  loginName: string,
  cost: ScryptCost | undefined,
): Promise<string> {
  await refuseWeakPassword(password, loginName);
  return hashPassword(password, cost);
}
