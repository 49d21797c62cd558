import type { Context } from 'hono';
import type { SignedInUser } from '../users/staff-user';

/** What the middleware leaves for the calls: `user` and `session` are there wherever a token is required. */
export interface ApiEnv {
  Variables: {
    /** Names the request in the log, in the audit table, and in the answer's `X-Request-Id`. */
    requestId: string;
    user: SignedInUser;
    /** The token the call came with. */
    session: { tokenId: string; expiresAt: Date };
  };
}

export type ApiContext = Context<ApiEnv>;
