import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { Log } from '../process/log';
import type { ApiEnv } from './api-env';

/**
 * One line for each request. The path is cut short and comes without its query, the body and the headers stay
 * out: that is where tokens, passwords and names travel. The request's id goes into the line and into the answer.
 */
export function logRequests(log: Log): MiddlewareHandler<ApiEnv> {
  return async (context, next) => {
    const start = performance.now();
    const requestId = randomUUID();
    context.set('requestId', requestId);
    await next();
    context.header('X-Request-Id', requestId);
    log('info', {
      event: 'request',
      method: context.req.method,
      path: context.req.path.slice(0, 200),
      status: context.res.status,
      ms: Math.round(performance.now() - start),
      user: (context.get('user') as ApiEnv['Variables']['user'] | undefined)?.userId ?? null,
      requestId,
    });
  };
}
