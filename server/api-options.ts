import type { Database } from './database/database';
import type { Log } from './process/log';
import type { SignInLimits } from './sign-in/sign-in-limiter';
import type { ScryptCost } from './users/hash-password';

/** Everything the API needs from outside; nothing in it reads the environment or the clock by itself. */
export interface ApiOptions {
  database: Database;
  jwtSecret: Uint8Array;
  now: () => Date;
  log: Log;
  /** How long a token is good for, 15 to 480 minutes. */
  tokenMinutes: number;
  /** Origins of sites on other hosts that may call the API from a browser. */
  allowedOrigins: string[];
  /** How many proxies stand in front and append to X-Forwarded-For; 0 believes the socket only. */
  trustedProxies: number;
  signInLimits?: SignInLimits;
  passwordCost?: ScryptCost;
}
