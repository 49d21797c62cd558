import { createHash } from 'node:crypto';
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import type { Database } from './engines';
import { parseAddress } from './request';

// Why: docs/decisions/sign-in.md
/**
 * `burst` attempts are allowed at once, then one every `everySeconds`: enough for mistakes, too few for guessing.
 * For one name, unknown browsers together get at most 960 attempts a day, and known browsers 2,880.
 */
export const SIGN_IN_LIMITS = {
  perName: { burst: 10, everySeconds: 90 },
  perNameAtKnown: { burst: 30, everySeconds: 30 },
  perAddress: { burst: 30, everySeconds: 30 },
  perOwnNetwork: { burst: 300, everySeconds: 3 },
};

/**
 * The budgets from which an attempt to sign in is taken. A browser in which the user has signed in before has its own
 * budget, which attempts from elsewhere do not use up. It shares another with the user's other such browsers.
 * @param client `address` is from `makeAddressKey`; `browserId` is null for a browser that is new to this user
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

/** The key of an address's budget. @param address from `makeAddressKey` */
export const addressBudget = (address: string): string => `address ${address}`;

interface Charge {
  key: string;
  budget: (typeof SIGN_IN_LIMITS)['perName'];
}

interface ChargeResult {
  /** Zero if the attempt is granted. */
  waitMs: number;
  /** True if the budget is empty only while attempts in progress, which might be given back, have not ended. */
  isBusy?: boolean;
  /** Ends a granted attempt, and gives it back to the budget unless it counts. */
  end?: (isCounted: boolean) => Promise<void>;
}

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
/** The most keys in memory. Forgetting a key costs one query, but grants no attempt. */
const MAX_REFUSED = 10_000;

/** The time in milliseconds, as in `full_at`: the database's, because all servers share it. */
const NOW = '(extract(epoch from clock_timestamp()) * 1000)::bigint';

export type AttemptBudgets = ReturnType<typeof createAttemptBudgets>;

/**
 * Counts attempts in the database, so that restarts forget nothing and several servers count together.
 *
 * Generic cell rate algorithm: `full_at` is the time at which a key's whole burst is available again. One statement
 * decides and counts, so that simultaneous attempts gain nothing. Refused attempts do not count. A row whose
 * `full_at` has passed means the same as no row. A `full_at` more than two bursts ahead can only come from a wrong
 * clock, and is reset.
 * @param clock monotonic, in milliseconds
 */
export function createAttemptBudgets(database: Database, clock = () => performance.now()) {
  let taken = 0;
  /** Until when each key's budget is empty, which saves a query for each attempt of an attack. */
  const refused = new Map<string, number>();
  /** For each key, how many attempts this server is deciding on, or has granted and not yet ended. */
  const underWay = new Counts<string>();
  let givenBack = 0;

  /** @returns for how many more milliseconds this budget is known to be empty; 0 if only the database knows */
  const refusedFor = (key: string): number => Math.max(0, (refused.get(key) ?? 0) - clock());

  async function takeOne({ key, budget }: Charge): Promise<ChargeResult> {
    const known = refusedFor(key);
    if (known > 0) return { waitMs: known };
    const every = budget.everySeconds * 1000;
    const values = [hashKey(key), every, budget.burst * every];
    const givenBackBefore = givenBack;
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
    // Do not remember this refusal if an attempt might be given back, or has been given back since the query.
    if (underWay.of(key) > 1 || givenBack !== givenBackBefore) return { waitMs, isBusy: true };
    if (refused.size >= MAX_REFUSED) refused.clear();
    refused.set(key, clock() + waitMs);
    return { waitMs };
  }

  async function giveBack(charges: Charge[]): Promise<void> {
    await database.query(
      `update sign_in_budget set full_at = full_at - every
       from unnest($1::text[], $2::bigint[]) as given (given_key, every) where key = given_key`,
      [charges.map(({ key }) => hashKey(key)), charges.map(({ budget }) => budget.everySeconds * 1000)],
    );
    givenBack += 1;
  }

  return {
    refusedFor,
    /** Takes one attempt from each budget. If one budget is empty, takes none. */
    async take(charges: Charge[]): Promise<ChargeResult> {
      taken += 1;
      if (taken % CLEAN_EVERY === 0)
        await database.query(`delete from sign_in_budget where full_at <= ${NOW}`);
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

/** Hashes a key, because it contains the typed name, and people sometimes type their password there. */
export const hashKey = (key: string): string => createHash('sha256').update(key).digest('base64url');

/** Returns a test for addresses in these networks (`203.0.113.0/24`). @throws Error for an invalid network */
export function readNetworks(networks: string[]): (address: string) => boolean {
  const own = networks.map((network) => ipaddr.parseCIDR(network));
  return (address) =>
    isIP(address) > 0 && ipaddr.subnetMatch(parseAddress(address), { own }, 'other') === 'own';
}
