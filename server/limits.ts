import { createHash } from 'node:crypto';
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import type { Database } from './engines';
import { parseAddress } from './request';
import { MOST_APART_MS, readAhead } from './shared-database';

/** The number of attempts in a burst, and the seconds until the next one. */
interface Budget {
  burst: number;
  everySeconds: number;
}

export type SignInLimits = Record<'perName' | 'perNameAtKnown' | 'perAddress' | 'perOwnNetwork', Budget>;

/**
 * Generous for clumsy typists, hopeless for guessing: at most 960 attempts a day on one name from all new browsers
 * together, and 2,880 from all that know it.
 */
export const SIGN_IN_LIMITS: SignInLimits = {
  perName: { burst: 10, everySeconds: 90 },
  perNameAtKnown: { burst: 30, everySeconds: 30 },
  perAddress: { burst: 30, everySeconds: 30 },
  perOwnNetwork: { burst: 300, everySeconds: 3 },
};

/** Where a sign-in comes from. */
interface Client {
  /** As `makeAddressKey` makes it. */
  address: string;
  /** The browser's own id, when this name has signed in there before. */
  browserId: string | null;
  inOwnNetwork: boolean;
}

/**
 * What an attempt on a name is charged to. A browser in which that name has signed in before has a budget of its own,
 * which attempts from elsewhere do not use up, and all such browsers together one more.
 */
export function listCharges(client: Client, name: string, limits: SignInLimits): Charge[] {
  const { address, browserId, inOwnNetwork } = client;
  const ofName = (place: string) => ({ key: `${place}name ${name}`, budget: limits.perName });
  if (browserId)
    return [ofName(`browser ${browserId} `), { key: `name ${name} known`, budget: limits.perNameAtKnown }];
  const budget = inOwnNetwork ? limits.perOwnNetwork : limits.perAddress;
  return [{ key: addressBudget(address), budget }, ofName('')];
}

/** The key of what an address may try in all. @param address as `makeAddressKey` makes it */
export function addressBudget(address: string): string {
  return `address ${address}`;
}

/** What an attempt is charged to, such as an address or a name. */
interface Charge {
  key: string;
  budget: Budget;
}

/** The milliseconds to wait for the next attempt, or, when one is granted, what ends it. */
interface Taken {
  waitMs: number;
  /** Whether attempts that have not ended are all that is in the way: they may turn out not to count. */
  isBusy?: boolean;
  /** Gives the attempt back unless it counts. */
  end?: (isCounted: boolean) => Promise<void>;
}

const CLEAN_EVERY = 200;
/** How long another clock is believed to go on as it did. */
const READ_EVERY_MS = 30_000;
/** Refused keys remembered at most; forgetting one costs a query and gives no attempt away. */
const MOST_REFUSED = 10_000;

/**
 * Counts attempts in the database, so that a restart forgets nothing and several servers count together.
 *
 * The generic cell rate algorithm: one moment per key, `full_at`, at which the whole burst is available again. Past
 * the burst attempts are slowed down, never locked out. One statement decides and counts, so that a thousand attempts
 * at once gain nothing; a refused attempt is not counted. A row whose moment has passed means the same as no row:
 * removing old rows gives no attempt away. The moments are of the database's clock, whatever that of a server says. None
 * can lie further ahead than a whole burst takes: then the clock was wrong when it was written, as after a power cut with
 * an empty battery, and it must not lock anybody out for years.
 */
export function createAttemptBudgets(database: Database, clock = () => new Date()) {
  let taken = 0;
  /** What could not be given back because the database did not answer. */
  const owed: Charge[] = [];
  /** Until when a key has nothing left, as far as this server knows: an attack must not cause a query an attempt. */
  const refused = new Map<string, { from: number; until: number }>();
  /** How many attempts of a key this server is deciding, or has granted and not ended. */
  const underWay = new Map<string, number>();
  let reading: Promise<number> | undefined;
  let readAt = 0;

  /** How far this server's clock is ahead of the database's. */
  function ahead(): Promise<number> {
    if (!reading || Math.abs(Date.now() - readAt) >= READ_EVERY_MS) {
      readAt = Date.now();
      reading = readAhead(database, clock);
      reading.catch(() => (reading = undefined));
    }
    return reading;
  }

  function refusedFor(key: string, now: number): number {
    const { from = 0, until = 0 } = refused.get(key) ?? {};
    // A clock that was set back knows nothing of what it called later.
    return from <= now && now < until ? until - now : 0;
  }

  async function takeOne({ key, budget }: Charge, at: number): Promise<Taken> {
    const every = budget.everySeconds * 1000;
    const longest = budget.burst * every;
    const known = refusedFor(key, at);
    if (known > 0) return { waitMs: known };
    const now = at - (await ahead());
    const latest = now + longest - every;
    const { rows } = await database.query(
      `insert into sign_in_budget as kept (key, full_at) values ($1, $2::bigint + $3)
       on conflict (key) do update
       set full_at = case when kept.full_at > $5 then $2::bigint else greatest(kept.full_at, $2::bigint) end + $3
       where greatest(kept.full_at, $2::bigint) <= $4 or kept.full_at > $5 returning key`,
      [hashKey(key), now, every, latest, now + longest + 2 * MOST_APART_MS],
    );
    if (rows.length > 0) return { waitMs: 0 };
    const { rows: kept } = await database.query<{ fullAt: number }>(
      'select full_at::float8 as "fullAt" from sign_in_budget where key = $1',
      [hashKey(key)],
    );
    const waitMs = Math.max(1, (kept[0]?.fullAt ?? 0) - latest);
    const others = (underWay.get(key) ?? 1) - 1;
    if (waitMs <= every * others) return { waitMs, isBusy: true };
    if (refused.size >= MOST_REFUSED) refused.clear();
    refused.set(key, { from: at, until: at + waitMs });
    return { waitMs };
  }

  async function giveBack(charges: Charge[]): Promise<void> {
    owed.push(...charges);
    for (let charge = owed.shift(); charge; charge = owed.shift()) {
      const { key, budget } = charge;
      refused.delete(key);
      const values = [hashKey(key), budget.everySeconds * 1000];
      try {
        await database.query(
          'update sign_in_budget set full_at = full_at - $2::bigint where key = $1',
          values,
        );
      } catch (error) {
        owed.push(charge);
        throw error;
      }
    }
  }

  function countUnderWay(charges: Charge[], change: 1 | -1): void {
    for (const { key } of charges) {
      const count = (underWay.get(key) ?? 0) + change;
      if (count > 0) underWay.set(key, count);
      else underWay.delete(key);
    }
  }

  return {
    /** The milliseconds for which this server knows, without asking the database, that a budget is empty. */
    refusedFor,
    /** Takes one attempt from each budget, or from none when one of them is empty. */
    async take(charges: Charge[], at: Date): Promise<Taken> {
      const now = at.getTime();
      taken += 1;
      if (taken % CLEAN_EVERY === 0) {
        await database.query('delete from sign_in_budget where full_at <= $1', [now - (await ahead())]);
      }
      await giveBack([]);
      const granted: Charge[] = [];
      const end = async (isCounted: boolean): Promise<void> => {
        try {
          if (!isCounted) await giveBack(granted);
        } finally {
          countUnderWay(charges, -1);
        }
      };
      countUnderWay(charges, 1);
      try {
        for (const charge of charges) {
          const answer = await takeOne(charge, now);
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
export function hashKey(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}

/** A test for addresses of these networks, such as `203.0.113.0/24`. @throws for what is not a network */
export function readNetworks(networks: string[]): (address: string) => boolean {
  const own = networks.map((network) => ipaddr.parseCIDR(network));
  return (address) =>
    isIP(address) > 0 && ipaddr.subnetMatch(parseAddress(address), { own }, 'other') === 'own';
}
