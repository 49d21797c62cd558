import type { Database } from '../database/database';

/** After so long without a sign-in an address is forgotten. */
const DAYS = 90;
/** How long another server's sign-in may go unnoticed. */
const READ_EVERY_MS = 30_000;

export interface KnownAddresses {
  /** Whether staff have signed in from the address in the last 90 days. */
  has: (address: string, now: Date) => Promise<boolean>;
  /** Remembers the address of a successful sign-in, and forgets old ones. */
  remember: (address: string, now: Date) => Promise<void>;
}

/** The addresses from which staff have signed in, kept in the database and read all at once: an attack must not cause a query an attempt. */
export function createKnownAddresses(database: Database): KnownAddresses {
  let known: Promise<Set<string>> | undefined;
  let readAt = 0;

  async function read(now: Date): Promise<Set<string>> {
    const { rows } = await database.query<{ address: string }>(
      'select address from known_address where last_sign_in > $1',
      [startOfMemory(now)],
    );
    return new Set(rows.map(({ address }) => address));
  }

  return {
    async has(address, now) {
      if (!known || Math.abs(now.getTime() - readAt) >= READ_EVERY_MS) {
        readAt = now.getTime();
        known = read(now);
        known.catch(() => (known = undefined));
      }
      return (await known).has(address);
    },
    async remember(address, now) {
      await database.query('delete from known_address where last_sign_in <= $1', [startOfMemory(now)]);
      await database.query(
        `insert into known_address (address, last_sign_in) values ($1, $2)
         on conflict (address) do update set last_sign_in = excluded.last_sign_in`,
        [address, now.toISOString()],
      );
      (await known)?.add(address);
    },
  };
}

function startOfMemory(now: Date): string {
  return new Date(now.getTime() - DAYS * 24 * 60 * 60_000).toISOString();
}
