import type { Queryable } from '../database/database';
import { makeNameKey } from '../text/name-key';
import type { SignedInUser, UserWithPassword } from './staff-user';

const COLUMNS = `id as "userId", login_name as "loginName", full_name as "fullName", role,
  token_version as "tokenVersion", active`;

/** The user with that login name (capitals do not matter), active or not. */
export async function findUserByName(
  database: Queryable,
  loginName: string,
): Promise<UserWithPassword | undefined> {
  const { rows } = await database.query<UserWithPassword>(
    `select ${COLUMNS}, password_hash as "passwordHash" from app_user where login_key = $1`,
    [makeNameKey(loginName)],
  );
  return rows[0];
}

/** The user with that id, active or not. */
export async function findUserById(database: Queryable, userId: number): Promise<SignedInUser | undefined> {
  const { rows } = await database.query<SignedInUser>(`select ${COLUMNS} from app_user where id = $1`, [
    userId,
  ]);
  return rows[0];
}
