import type { Queryable } from '../database/database';

/** Whether the owner of the token has signed out. */
export async function hasEnded(database: Queryable, tokenId: string): Promise<boolean> {
  const { rows } = await database.query('select 1 from ended_token where token_id = $1', [tokenId]);
  return rows.length > 0;
}

/** Refuses a token from now on; forgets those that have expired by themselves. */
export async function endToken(
  database: Queryable,
  { tokenId, expiresAt }: { tokenId: string; expiresAt: Date },
  now: Date,
): Promise<void> {
  await database.query('delete from ended_token where expires_at <= $1', [now.toISOString()]);
  await database.query(
    'insert into ended_token (token_id, expires_at) values ($1, $2) on conflict do nothing',
    [tokenId, expiresAt.toISOString()],
  );
}
