import type { MiddlewareHandler } from 'hono';
import type { Database } from '../database/database';
import { verifyToken } from '../tokens/verify-token';
import { findUserById } from '../users/find-user';
import { refuse } from '../text/api-error';
import type { ApiEnv } from '../http/api-env';

/**
 * Lets a request through only with a valid bearer token of somebody who is still a user: removed, switched off,
 * or with a password changed since, the token is worth nothing from the next call on.
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
    if (!user || !user.active || user.tokenVersion !== claims.tokenVersion) {
      throw refuse(401, 'You are not signed in, or your session has ended. Sign in again.', {
        'WWW-Authenticate': 'Bearer',
      });
    }
    context.set('user', user);
    await next();
  };
}
