import type { Budget, Charge } from './attempt-budgets';
import type { Client } from './client';

export interface SignInLimits {
  perName: Budget;
  perAddress: Budget;
  perOwnNetwork: Budget;
}

/** Generous for clumsy typists, hopeless for guessing: at most 960 attempts a day on one name from new places. */
export const SIGN_IN_LIMITS: SignInLimits = {
  perName: { burst: 10, everySeconds: 90 },
  perAddress: { burst: 30, everySeconds: 30 },
  perOwnNetwork: { burst: 300, everySeconds: 3 },
};

/**
 * What an attempt on a name is charged to. A browser in which that name has signed in before, and an address from
 * which staff have, have budgets of their own, which attempts from elsewhere do not use up.
 */
export function listCharges(client: Client, name: string, limits: SignInLimits): Charge[] {
  const { address, browserId } = client;
  if (browserId) return [{ key: `browser ${browserId} name ${name}`, budget: limits.perName }];
  return [
    { key: `address ${address}`, budget: client.inOwnNetwork ? limits.perOwnNetwork : limits.perAddress },
    {
      key: client.addressIsKnown ? `name ${name} address ${address}` : `name ${name}`,
      budget: limits.perName,
    },
  ];
}
