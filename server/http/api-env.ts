import type { Context } from 'hono';
import type { SignedInUser } from '../users/user';

/** What the middleware leaves for the calls: `user` is there wherever a token is required. */
export interface ApiEnv {
  Variables: { user: SignedInUser };
}

export type ApiContext = Context<ApiEnv>;
