import { createHmac } from 'node:crypto';
import type { Database } from './engines';

/**
 * Compares this server with the others on its database, and leaves the mark of its secret there.
 * @param own the names of this version's migrations
 * @returns a sentence for each difference that staff would notice
 */
export async function compareWithOthers(
  database: Database,
  own: readonly string[],
  { jwtSecret, now }: { jwtSecret: Uint8Array; now: () => Date },
): Promise<string[]> {
  const newer = (await findNewer(database, own)).join(', ');
  const warnings = [
    await compareSecrets(database, jwtSecret),
    await compareClocks(database, now),
    newer === ''
      ? null
      : `A newer version has changed this database (${newer}). This one goes on with it; bring it up to date too.`,
  ];
  return warnings.filter((warning) => warning !== null);
}

/** A keyed hash: it tells nothing of the secret. */
function markOf(jwtSecret: Uint8Array): string {
  return createHmac('sha256', jwtSecret).update('mark of the secret').digest('base64url');
}

async function compareSecrets(database: Database, jwtSecret: Uint8Array): Promise<string | null> {
  const mark = markOf(jwtSecret);
  const before = await database.transaction(async (inside) => {
    // Of two servers that start together, one sees the mark of the other.
    await inside.query('lock table signing_secret in exclusive mode');
    const { rows } = await inside.query<{ mark: string }>('select mark from signing_secret');
    await inside.query(
      `insert into signing_secret (mark) values ($1)
       on conflict (only_row) do update set mark = excluded.mark, started_at = now()`,
      [mark],
    );
    return rows[0]?.mark;
  });
  if (before === undefined || before === mark) return null;
  return 'The server that started last on this database signs with another secret: give all servers the same JWT_SECRET, or staff are signed out whenever they reach another one. If you have just changed the secret of all of them, staff sign in once more.';
}

/** Tokens begin and end by the clock of the server that reads them. */
export const MOST_APART_MS = 60_000;

/** The milliseconds that this server's clock is ahead of the database's; 0 for so few that an answer may take. */
export async function readAhead(database: Reader, now: () => Date): Promise<number> {
  const { rows } = await database.query<{ ms: number }>(
    'select extract(epoch from clock_timestamp())::float8 * 1000 as ms',
  );
  const ahead = Math.round(now().getTime() - Number(rows[0]?.ms));
  return Math.abs(ahead) <= MOST_APART_MS ? 0 : ahead;
}

async function compareClocks(database: Reader, now: () => Date): Promise<string | null> {
  const seconds = Math.round((await readAhead(database, now)) / 1000);
  if (seconds === 0) return null;
  const difference = `${Math.abs(seconds)} seconds ${seconds > 0 ? 'ahead of' : 'behind'}`;
  return `The clock of this server is ${difference} the database's: sign-ins end too early or too late. Set both by the network (timedatectl set-ntp true).`;
}

type Reader = Pick<Database, 'query'>;

/** The migrations that only a newer version knows. */
async function findNewer(database: Reader, own: readonly string[]): Promise<string[]> {
  const { rows } = await database.query<{ name: string }>('select name from migration order by name');
  return rows.map(({ name }) => name).filter((name) => !own.includes(name));
}

/** The name of a migration that takes away what an earlier one replaced, such as `020-second-step-of-015-names.sql`. */
export const SECOND_STEP = /^\d{3}-second-step-of-(\d{3})-/;

/**
 * Migrations only add, so that this version can run on a newer schema, unless what it uses was taken away there.
 * @throws Error in a sentence when a second step was run whose first one this version does not know
 */
export async function refuseTooNewSchema(database: Reader, own: readonly string[]): Promise<void> {
  const tooNew = (await findNewer(database, own)).find((name) => {
    const first = SECOND_STEP.exec(name)?.[1];
    return first !== undefined && !own.some((known) => known.startsWith(`${first}-`));
  });
  if (tooNew === undefined) return;
  throw new Error(
    `This version is too old for its database, from which a newer one took away what this one uses (${tooNew}). Start the newer version, or restore the backup made before it.`,
  );
}
