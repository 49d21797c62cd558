import { createHash } from 'node:crypto';
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import type { Database } from './engines';
import { parseAddress } from './request';

// Why: docs/decisions/sign-in.md
/**
 * The number of attempts in a burst, and the seconds until the next one: generous for clumsy typists, hopeless for
 * guessing, with at most 960 attempts a day on one name from all new browsers together, and 2,880 from all that know it.
 */
export const SIGN_IN_LIMITS = {
  perName: { burst: 10, everySeconds: 90 },
  perNameAtKnown: { burst: 30, everySeconds: 30 },
  perAddress: { burst: 30, everySeconds: 30 },
  perOwnNetwork: { burst: 300, everySeconds: 3 },
};

/**
 * What an attempt on a name is charged to. A browser in which that name has signed in before has a budget of its own,
 * which attempts from elsewhere do not use up, and all such browsers together one more.
 * @param client `address` as `makeAddressKey` makes it; `browserId` is null where this name has not signed in before
 */
export function listCharges(
  { address, browserId, inOwnNetwork }: { address: string; browserId: string | null; inOwnNetwork: boolean },
  name: string,
): Charge[] {
  const { perName, perNameAtKnown, perAddress, perOwnNetwork } = SIGN_IN_LIMITS;
  const ofName = (place: string) => ({ key: `${place}name ${name}`, budget: perName });
  if (browserId)
    return [ofName(`browser ${browserId} `), { key: `name ${name} known`, budget: perNameAtKnown }];
  return [{ key: addressBudget(address), budget: inOwnNetwork ? perOwnNetwork : perAddress }, ofName('')];
}

/** The key of what an address may try in all. @param address as `makeAddressKey` makes it */
export const addressBudget = (address: string): string => `address ${address}`;

/** What an attempt is charged to, such as an address or a name. */
interface Charge {
  key: string;
  budget: (typeof SIGN_IN_LIMITS)['perName'];
}

/** The milliseconds to wait for the next attempt, or, when one is granted, what ends it. */
interface ChargeResult {
  waitMs: number;
  /** Whether attempts that have not ended are all that is in the way: they may turn out not to count. */
  isBusy?: boolean;
  /** Gives the attempt back unless it counts. */
  end?: (isCounted: boolean) => Promise<void>;
}

/** How many of each key are under way. */
export class Counts<Key> extends Map<Key, number> {
  of(key: Key): number {
    return this.get(key) ?? 0;
  }
  during<Result>(key: Key, work: () => Promise<Result>): Promise<Result> {
    this.change(key, 1);
    return work().finally(() => this.change(key, -1));
  }
  change(key: Key, by: 1 | -1): void {
    const count = this.of(key) + by;
    if (count > 0) this.set(key, count);
    else this.delete(key);
  }
}

const CLEAN_EVERY = 200;
/** Refused keys remembered at most; forgetting one costs a query and gives no attempt away. */
const MOST_REFUSED = 10_000;

/** Of the database's clock, whatever that of a server says; in milliseconds, as `full_at`. */
const NOW = '(extract(epoch from clock_timestamp()) * 1000)::bigint';

export type AttemptBudgets = ReturnType<typeof createAttemptBudgets>;

/**
 * Counts attempts in the database, so that a restart forgets nothing and several servers count together.
 *
 * The generic cell rate algorithm: one moment per key, `full_at`, at which the whole burst is available again. Past
 * the burst attempts are slowed down, never locked out. One statement decides and counts, so that a thousand attempts
 * at once gain nothing; a refused attempt is not counted. A row whose moment has passed means the same as no row:
 * removing old rows gives no attempt away. None can lie further ahead than a whole burst takes, and one that lies twice
 * as far was written by a wrong clock, as after a power cut with an empty battery: it must not lock anybody out for years.
 * @param clock milliseconds that only grow
 */
export function createAttemptBudgets(database: Database, clock = () => performance.now()) {
  let taken = 0;
  /** Until when a key has nothing left, as far as this server knows: an attack must not cause a query an attempt. */
  const refused = new Map<string, number>();
  /** The attempts that this server is deciding, or has granted and not ended. */
  const underWay = new Counts<string>();

  /** The milliseconds for which this server knows, without asking the database, that a budget is empty. */
  const refusedFor = (key: string): number => Math.max(0, (refused.get(key) ?? 0) - clock());

  async function takeOne({ key, budget }: Charge): Promise<ChargeResult> {
    const known = refusedFor(key);
    if (known > 0) return { waitMs: known };
    const every = budget.everySeconds * 1000;
    const values = [hashKey(key), every, budget.burst * every];
    const { rows } = await database.query(
      `insert into sign_in_budget as kept (key, full_at) values ($1, ${NOW} + $2::bigint)
       on conflict (key) do update
       set full_at = case when kept.full_at > excluded.full_at + 2 * $3::bigint then excluded.full_at
                     else greatest(kept.full_at + $2::bigint, excluded.full_at) end
       where kept.full_at + 2 * $2::bigint <= excluded.full_at + $3::bigint
          or kept.full_at > excluded.full_at + 2 * $3::bigint returning key`,
      values,
    );
    if (rows.length > 0) return { waitMs: 0 };
    const { rows: kept } = await database.query<{ waitMs: number }>(
      `select (full_at + $2::bigint - $3::bigint - ${NOW})::float8 as "waitMs" from sign_in_budget where key = $1`,
      values,
    );
    const waitMs = Math.max(1, kept[0]?.waitMs ?? 0);
    // This one is under way, too. Others may turn out not to count.
    if (underWay.of(key) > 1) return { waitMs, isBusy: true };
    if (refused.size >= MOST_REFUSED) refused.clear();
    refused.set(key, clock() + waitMs);
    return { waitMs };
  }

  const giveBack = (charges: Charge[]) =>
    database.query(
      `update sign_in_budget set full_at = full_at - every
       from unnest($1::text[], $2::bigint[]) as given (given_key, every) where key = given_key`,
      [charges.map(({ key }) => hashKey(key)), charges.map(({ budget }) => budget.everySeconds * 1000)],
    );

  return {
    refusedFor,
    /** Takes one attempt from each budget, or from none when one of them is empty. */
    async take(charges: Charge[]): Promise<ChargeResult> {
      taken += 1;
      const clean = `delete from sign_in_budget where full_at <= ${NOW}`;
      if (taken % CLEAN_EVERY === 0) await database.query(clean);
      const granted: Charge[] = [];
      const end = async (isCounted: boolean): Promise<void> => {
        try {
          if (!isCounted && granted.length > 0) await giveBack(granted);
        } finally {
          for (const { key } of charges) underWay.change(key, -1);
        }
      };
      for (const { key } of charges) underWay.change(key, 1);
      try {
        for (const charge of charges) {
          const answer = await takeOne(charge);
          if (answer.waitMs > 0) return answer;
          granted.push(charge);
        }
        return { waitMs: 0, end };
      } finally {
        if (granted.length < charges.length) await end(false);
      }
    },
  };
}

/** Hashed, because people type passwords into the field for the name. */
export const hashKey = (key: string): string => createHash('sha256').update(key).digest('base64url');

/** A test for addresses of these networks, such as `203.0.113.0/24`. @throws for what is not a network */
export function readNetworks(networks: string[]): (address: string) => boolean {
  const own = networks.map((network) => ipaddr.parseCIDR(network));
  return (address) =>
    isIP(address) > 0 && ipaddr.subnetMatch(parseAddress(address), { own }, 'other') === 'own';
}
