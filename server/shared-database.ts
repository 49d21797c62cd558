import { createHmac } from 'node:crypto';
import type { Database } from './engines';
import { repeat, type Log } from './process';

// Why: docs/decisions/servers.md
/** Compares this server with others on the database. @returns a sentence for each difference that staff would notice */
export async function compareWithOthers(database: Database, own: readonly string[], jwtSecret: Uint8Array) {
  const warnings: string[] = [];
  // A keyed hash does not reveal the secret.
  const mark = createHmac('sha256', jwtSecret).update('mark of the secret').digest('base64url');
  // `xmax` is 0 for an inserted row. If it is not 0, another server's mark was replaced.
  const { rows: marks } = await database.query<{ isOther: boolean }>(
    `insert into signing_secret as kept (mark) values ($1)
     on conflict (only_row) do update set mark = excluded.mark, started_at = now() where kept.mark <> excluded.mark
     returning xmax <> 0 as "isOther"`,
    [mark],
  );
  if (marks[0]?.isOther)
    warnings.push(
      'The server that started last on this database uses a different secret. Give all servers the same JWT_SECRET, or staff are signed out whenever they reach another server. If you have just changed the secret of all servers, staff must sign in again.',
    );
  const unknown = 'select name from migration where name <> all($1::text[]) order by name';
  const { rows: newer } = await database.query<{ name: string }>(unknown, [own]);
  const names = newer.map(({ name }) => name).join(', ');
  if (names)
    warnings.push(
      `A newer version has changed this database (${names}). This version still works with it; update it too.`,
    );
  return warnings;
}

const COMPARE_CLOCKS_MS = 60_000;

/** Follows the database's clock, which all servers use for tokens. @param ownNow our clock, compared every minute */
export async function followClock(database: Database, ownNow: () => Date, log: Log) {
  let aheadMs = 0;
  const compare = async (): Promise<void> => {
    const read = 'select extract(epoch from clock_timestamp())::float8 * 1000 as ms';
    const [moment] = (await database.query<{ ms: number }>(read)).rows;
    aheadMs = ownNow().getTime() - Number(moment?.ms);
  };
  await compare();
  // Use the last comparison until the database answers again.
  const { stop } = repeat(log, COMPARE_CLOCKS_MS, 'clock not compared', compare);
  return { now: () => new Date(ownNow().getTime() - aheadMs), stop };
}

/** Matches a migration that removes what an earlier one replaced, such as `020-second-step-of-015-names.sql`. */
export const SECOND_STEP = /^\d{3}-second-step-of-(\d{3})-/;

/** @throws Error if a second step has removed something that this version uses. Other migrations only add. */
export function refuseTooNewSchema(done: readonly string[], own: readonly string[]): void {
  const tooNew = done.find((name) => {
    const first = SECOND_STEP.exec(name)?.[1];
    return first !== undefined && !own.some((known) => known.startsWith(`${first}-`));
  });
  if (tooNew === undefined) return;
  throw new Error(
    `This version is too old for its database: a newer version has removed something that this one uses (${tooNew}). Start the newer version, or restore the backup made before the upgrade.`,
  );
}
