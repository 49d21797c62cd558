import { createHash } from 'node:crypto';
import type { Database } from '../database/database';

/** The number of attempts in a burst, and the seconds until the next one. */
export interface Budget {
  burst: number;
  everySeconds: number;
}

/** What an attempt is charged to, such as an address or a name. */
export interface Charge {
  key: string;
  budget: Budget;
}

/** A granted attempt, or the milliseconds to wait for the next one. */
export type Taken = { waitMs: 0; giveBack: () => Promise<void> } | { waitMs: number; giveBack?: undefined };

const CLEAN_EVERY = 200;
/** How far two servers' clocks may differ. */
const DAY_MS = 24 * 60 * 60_000;
/** Refused keys remembered at most; forgetting one costs a query and gives no attempt away. */
const MOST_REFUSED = 10_000;

/**
 * Counts attempts in the database, so that a restart forgets nothing and several servers count together.
 *
 * The generic cell rate algorithm: one moment per key, `full_at`, at which the whole burst is available again. Past
 * the burst attempts are slowed down, never locked out. One statement decides and counts, so that a thousand attempts
 * at once gain nothing; a refused attempt is not counted. A row whose moment has passed means the same as no row:
 * removing old rows gives no attempt away. Nor can a moment lie further ahead than a whole burst takes: then the clock
 * was wrong when it was written, as after a power cut with an empty battery, and it must not lock anybody out for years.
 */
export function createAttemptBudgets(database: Database) {
  let taken = 0;
  /** What could not be given back because the database did not answer. */
  const owed: Charge[] = [];
  /** Until when a key has nothing left, as far as this server knows: an attack must not cause a query an attempt. */
  const refusedUntil = new Map<string, number>();

  async function takeOne({ key, budget }: Charge, now: Date): Promise<number> {
    const every = budget.everySeconds * 1000;
    const longest = budget.burst * every;
    const refusedFor = (refusedUntil.get(key) ?? 0) - now.getTime();
    if (refusedFor > 0 && refusedFor <= longest) return refusedFor;
    const latest = now.getTime() + (budget.burst - 1) * every;
    const { rows } = await database.query(
      `insert into sign_in_budget as kept (key, full_at) values ($1, $2::bigint + $3)
       on conflict (key) do update
       set full_at = case when kept.full_at > $5 then $2::bigint else greatest(kept.full_at, $2::bigint) end + $3
       where greatest(kept.full_at, $2::bigint) <= $4 or kept.full_at > $5 returning key`,
      [hashKey(key), now.getTime(), every, latest, now.getTime() + longest + DAY_MS],
    );
    if (rows.length > 0) return 0;
    const { rows: kept } = await database.query<{ fullAt: number }>(
      'select full_at::float8 as "fullAt" from sign_in_budget where key = $1',
      [hashKey(key)],
    );
    const waitMs = Math.max(1, (kept[0]?.fullAt ?? 0) - latest);
    if (refusedUntil.size >= MOST_REFUSED) refusedUntil.clear();
    refusedUntil.set(key, now.getTime() + waitMs);
    return waitMs;
  }

  async function giveBackOne({ key, budget }: Charge): Promise<void> {
    refusedUntil.delete(key);
    await database.query('update sign_in_budget set full_at = full_at - $2::bigint where key = $1', [
      hashKey(key),
      budget.everySeconds * 1000,
    ]);
  }

  async function giveBack(charges: Charge[]): Promise<void> {
    owed.push(...charges);
    for (let charge = owed.shift(); charge; charge = owed.shift()) {
      try {
        await giveBackOne(charge);
      } catch (error) {
        owed.push(charge);
        throw error;
      }
    }
  }

  return {
    /** Takes one attempt from each budget, or from none when one of them is empty. */
    async take(charges: Charge[], now: Date): Promise<Taken> {
      taken += 1;
      if (taken % CLEAN_EVERY === 0) {
        await database.query('delete from sign_in_budget where full_at <= $1', [now.getTime()]);
      }
      await giveBack([]);
      const granted: Charge[] = [];
      let waitMs = Infinity;
      try {
        for (const charge of charges) {
          waitMs = Infinity;
          waitMs = await takeOne(charge, now);
          if (waitMs > 0) break;
          granted.push(charge);
        }
      } finally {
        if (waitMs > 0) await giveBack(granted);
      }
      return waitMs > 0 ? { waitMs } : { waitMs: 0, giveBack: () => giveBack(granted) };
    },
  };
}

/** Hashed, because people type passwords into the field for the name. */
function hashKey(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}
