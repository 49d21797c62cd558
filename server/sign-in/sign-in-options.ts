import type { AuditParts } from '../audit/record-event';
import type { Database } from '../database/database';
import type { ScryptCost } from '../passwords/derive-key';
import type { SignInLimits } from './sign-in-limits';

/** What signing in needs from outside. */
export interface SignInOptions {
  database: Database;
  jwtSecret: Uint8Array;
  now: () => Date;
  /** How long a token is good for, 15 to 480 minutes. */
  tokenMinutes: number;
  /** How many proxies stand in front and append to X-Forwarded-For; 0 believes the socket only. */
  trustedProxies: number;
  /** The school's own networks, such as `203.0.113.0/24`: many people sign in from one address there. */
  ownNetworks: string[];
  signInLimits?: SignInLimits;
  /** Sign-ins that may wait for their turn. */
  mostWaiting?: number;
  passwordCost?: ScryptCost;
}

/** The options, and what the calls of one API share. */
export type SignInParts = SignInOptions & AuditParts;
