import type { MiddlewareHandler } from 'hono';
import type { Database } from '../database/database';
import { verifyToken } from '../tokens/verify-token';
import { findUserById } from '../users/find-user';
import { hasEnded } from './ended-tokens';
import { refuse } from '../text/refuse';
import type { ApiEnv } from '../http/api-env';

/**
 * Lets a request through only with a valid bearer token of an active user. When the user is removed or disabled, gets
 * a new password or signs out, the token is refused from the next call on.
 */
export function requireSignIn(parts: {
  database: Database;
  jwtSecret: Uint8Array;
  now: () => Date;
}): MiddlewareHandler<ApiEnv> {
  return async (context, next) => {
    const [, token] = /^Bearer ([\w.-]+)$/i.exec(context.req.header('authorization') ?? '') ?? [];
    const claims = token === undefined ? null : await verifyToken(token, parts.jwtSecret, parts.now());
    const user = claims && (await findUserById(parts.database, claims.userId));
    const isGood = user?.active && user.tokenVersion === claims?.tokenVersion;
    if (!user || !claims || !isGood || (await hasEnded(parts.database, claims.tokenId))) {
      throw refuse(401, 'You are not signed in, or your session has ended. Sign in again.', {
        'WWW-Authenticate': 'Bearer',
      });
    }
    context.set('user', user);
    context.set('session', claims);
    await next();
  };
}
