import type { Queryable } from '../database/database';
import { makeNameKey } from '../text/name-key';

/** Deletes an account; its tokens are refused from the next call on. @throws when there is no such user. */
export async function removeUser(database: Queryable, loginName: string): Promise<void> {
  const { rows } = await database.query('delete from app_user where login_key = $1 returning id', [
    makeNameKey(loginName),
  ]);
  if (rows.length === 0) throw new Error(`There is no user named ${loginName}.`);
}
