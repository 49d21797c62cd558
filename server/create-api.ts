import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { ApiOptions } from './api-options';
import type { AuditParts } from './audit/record-event';
import { allowOrigins } from './http/allow-origins';
import { answerError } from './http/answer-error';
import { refuse } from '@/server/text/refuse';
import type { ApiEnv } from './http/api-env';
import { checkForgery } from './forgery/forgery-check';
import { checkHealth } from './http/check-health';
import { logRequests } from './http/log-requests';
import { refuseMethods } from './http/refuse-methods';
import { requireSignIn } from './sign-in/require-sign-in';
import { securityHeaders } from './http/security-headers';
import { createLocationRoutes } from './locations/location-routes';
import { createFirstInMinute } from './process/first-in-minute';
import { createSignOut } from './sign-in/sign-out';
import { createValidateUser } from './sign-in/validate-user';

const LARGEST_BODY = 1024 * 1024;

/** The staff API as a Hono app: everything below `/api`, and `/healthz`. `openapi.yaml` is its contract. */
export function createApi(options: ApiOptions): Hono<ApiEnv> {
  const parts: ApiOptions & AuditParts = { ...options, isFirstInMinute: createFirstInMinute(options.now) };
  const api = new Hono<ApiEnv>();
  api.onError((error, context) => answerError(error, context, options.log));
  api.notFound((context) => context.json({ errorMessage: 'There is nothing at this address.' }, 404));

  api.use(logRequests(options.log));
  api.use(securityHeaders());
  if (options.allowedOrigins.length > 0) api.use('/api/*', allowOrigins(options.allowedOrigins));
  api.use(bodyLimit({ maxSize: LARGEST_BODY, onError: refuseLargeBody }));
  api.use('/api/*', checkForgery(parts));
  api.use('/api/User/SignOut', requireSignIn(options));
  api.use('/api/State/*', requireSignIn(options));
  api.use('/api/District/*', requireSignIn(options));

  api.get('/healthz', checkHealth(options.database, options.log));
  api.post('/api/User/ValidateUser', createValidateUser(parts));
  api.post('/api/User/SignOut', createSignOut(parts));
  api.route('/api', createLocationRoutes(parts));
  refuseMethods(api);
  return api;
}

function refuseLargeBody(): never {
  throw refuse(413, 'What was sent is larger than 1 MB. Send less.');
}
