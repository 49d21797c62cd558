import type { Database } from './engines';
import { hashKey } from './limits';

/** After so long without a sign-in an address is forgotten. */
const DAYS = 90;
const DAY_MS = 24 * 60 * 60_000;
/** How long another server's sign-in may go unnoticed. */
const READ_EVERY_MS = 30_000;

/**
 * The addresses from which staff have signed in, each with the names that have (hashed), kept in the database and read
 * all at once: an attack must not cause a query an attempt.
 */
export function createKnownAddresses(database: Database) {
  let known = new Set<string>();
  let reading: Promise<void> | undefined;
  let readAt = 0;
  const rowOf = (address: string, name: string) => `${address} ${hashKey(name)}`;

  async function read(now: Date): Promise<void> {
    const { rows } = await database.query<{ address: string }>(
      'select address from known_address where last_sign_in > $1',
      [startOfMemory(now)],
    );
    known = new Set(rows.flatMap(({ address: row }) => [row, row.split(' ')[0] ?? '']));
  }

  return {
    /** Whether staff have signed in from the address, as far as this server has read. */
    knows: (address: string): boolean => known.has(address),
    /** Whether the name has signed in from the address in the last 90 days. */
    async has(address: string, name: string, now: Date): Promise<boolean> {
      if (!reading || Math.abs(now.getTime() - readAt) >= READ_EVERY_MS) {
        readAt = now.getTime();
        reading = read(now);
        reading.catch(() => (reading = undefined));
      }
      await reading;
      return known.has(rowOf(address, name));
    },
    /** Remembers the address of a successful sign-in, and forgets old ones. */
    async remember(address: string, name: string, now: Date): Promise<void> {
      const row = rowOf(address, name);
      await database.query('delete from known_address where last_sign_in <= $1', [startOfMemory(now)]);
      await database.query(
        `insert into known_address (address, last_sign_in) values ($1, $2)
         on conflict (address) do update set last_sign_in = excluded.last_sign_in`,
        [row, now.toISOString()],
      );
      await reading;
      known.add(row).add(address);
    },
  };
}

function startOfMemory(now: Date): string {
  return new Date(now.getTime() - DAYS * DAY_MS).toISOString();
}
