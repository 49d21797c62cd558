export interface SignInLimits {
  minutes: number;
  perAddress: number;
  perName: number;
}

/** Generous for a school behind one address with clumsy typists, hopeless for guessing. */
const SIGN_IN_LIMITS: SignInLimits = { minutes: 15, perAddress: 30, perName: 10 };

/** Counted addresses and names kept at most; the oldest go first. About 2 MB. */
const MOST_ENTRIES = 10_000;

interface Tally {
  count: number;
  endsAt: number;
}

/**
 * Counts failed sign-ins for each address and each name over a window of time. In memory, because counting must
 * stay cheaper than the attack and one process serves a school; a restart forgets, several processes each count
 * for themselves. An attempt is counted before its password is checked, so that a thousand at once gain nothing.
 */
export function createSignInLimiter(limits: SignInLimits = SIGN_IN_LIMITS) {
  const tallies = new Map<string, Tally>();

  function current(key: string, now: number): Tally {
    const tally = tallies.get(key);
    if (tally && tally.endsAt > now) return tally;
    const fresh = { count: 0, endsAt: now + limits.minutes * 60_000 };
    tallies.delete(key);
    tallies.set(key, fresh);
    // Every window is as long as the next, so the first in the map is the one that ends soonest.
    for (const oldest of tallies.keys()) {
      if (tallies.size <= MOST_ENTRIES) break;
      tallies.delete(oldest);
    }
    return fresh;
  }

  return {
    /** Counts an attempt and returns 0, or, past a limit, counts nothing and returns the seconds to wait. */
    take(address: string, name: string, now: Date): number {
      const time = now.getTime();
      const byAddress = current(`address ${address}`, time);
      if (byAddress.count >= limits.perAddress) return secondsUntil(byAddress, time);
      const byName = current(`name ${name}`, time);
      if (byName.count >= limits.perName) return secondsUntil(byName, time);
      byAddress.count += 1;
      byName.count += 1;
      return 0;
    },
    /** Called after a success: the name starts anew, and the address gets its attempt back. */
    giveBack(address: string, name: string): void {
      tallies.delete(`name ${name}`);
      const byAddress = tallies.get(`address ${address}`);
      if (byAddress) byAddress.count = Math.max(0, byAddress.count - 1);
    },
    /** How many addresses and names are being counted. */
    size: () => tallies.size,
  };
}

function secondsUntil(tally: Tally, time: number): number {
  return Math.max(1, Math.ceil((tally.endsAt - time) / 1000));
}
