import { createHmac } from 'node:crypto';
import type { Database } from './engines';
import { messageOf, type Log } from './process';

// Why: docs/decisions/servers.md
/**
 * Compares this server with the others on its database, and leaves the mark of its secret there.
 * @param own the names of this version's migrations @returns a sentence for each difference that staff would notice
 */
export async function compareWithOthers(database: Database, own: readonly string[], jwtSecret: Uint8Array) {
  const warnings: string[] = [];
  // A keyed hash: it tells nothing of the secret.
  const mark = createHmac('sha256', jwtSecret).update('mark of the secret').digest('base64url');
  // Of two servers that start together, one sees the mark of the other. `xmax` is that of a row that was there before.
  const { rows: marks } = await database.query<{ isOther: boolean }>(
    `insert into signing_secret as kept (mark) values ($1)
     on conflict (only_row) do update set mark = excluded.mark, started_at = now() where kept.mark <> excluded.mark
     returning xmax <> 0 as "isOther"`,
    [mark],
  );
  if (marks[0]?.isOther)
    warnings.push(
      'The server that started last on this database signs with another secret: give all servers the same JWT_SECRET, or staff are signed out whenever they reach another one. If you have just changed the secret of all of them, staff sign in once more.',
    );
  const ofOthers = 'select name from migration where name <> all($1::text[]) order by name';
  const newer = (await database.query<{ name: string }>(ofOthers, [own])).rows
    .map(({ name }) => name)
    .join(', ');
  if (newer)
    warnings.push(
      `A newer version has changed this database (${newer}). This one goes on with it; bring it up to date too.`,
    );
  return warnings;
}

const COMPARE_CLOCKS_MS = 60_000;

/**
 * The database's clock. Tokens begin and end by it, so that servers whose own clocks differ agree on which have ended.
 * @param ownNow this server's clock, compared with the database's now and every minute until `stop`
 */
export async function followClock(database: Database, ownNow: () => Date, log: Log) {
  let aheadMs = 0;
  const compare = async (): Promise<void> => {
    const read = 'select extract(epoch from clock_timestamp())::float8 * 1000 as ms';
    const [moment] = (await database.query<{ ms: number }>(read)).rows;
    aheadMs = ownNow().getTime() - Number(moment?.ms);
  };
  await compare();
  // Until the database answers again, the last comparison holds.
  const onFailure = (error: unknown) =>
    log('error', { event: 'clock not compared', error: messageOf(error) });
  const timer = setInterval(() => void compare().catch(onFailure), COMPARE_CLOCKS_MS).unref();
  return { now: () => new Date(ownNow().getTime() - aheadMs), stop: () => clearInterval(timer) };
}

/** The name of a migration that takes away what an earlier one replaced, such as `020-second-step-of-015-names.sql`. */
export const SECOND_STEP = /^\d{3}-second-step-of-(\d{3})-/;

/**
 * Migrations only add, so that this version can run on a newer schema, unless what it uses was taken away there.
 * @throws Error in a sentence when of those `done` a second step is one whose first one this version does not know
 */
export function refuseTooNewSchema(done: readonly string[], own: readonly string[]): void {
  const tooNew = done.find((name) => {
    const first = SECOND_STEP.exec(name)?.[1];
    return first !== undefined && !own.some((known) => known.startsWith(`${first}-`));
  });
  if (tooNew === undefined) return;
  throw new Error(
    `This version is too old for its database, from which a newer one took away what this one uses (${tooNew}). Start the newer version, or restore the backup made before it.`,
  );
}
