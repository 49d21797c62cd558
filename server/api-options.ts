import type { Log } from './process/log';
import type { SignInOptions } from './sign-in/sign-in-options';

/** Everything the API needs from outside; nothing in it reads the environment or the clock by itself. */
export interface ApiOptions extends SignInOptions {
  log: Log;
  /** Origins of sites on other hosts that may call the API from a browser. */
  allowedOrigins: string[];
}
