import { type Log, readErrorCode, describesOutage, withTimeLimit, createFirstInMinute } from './process';
import { type SignInOptions, requireSignIn, createSignOut, createValidateUser } from './sign-in';
import { cors } from 'hono/cors';
import { type MiddlewareHandler, type Context, type Handler, Hono } from 'hono';
import { ApiError, type ApiEnv, refuse } from './request';
import type { Database } from './engines';
import { randomUUID } from 'node:crypto';
import { bodyLimit } from 'hono/body-limit';
import type { AuditParts } from './audit';
import { checkForgery } from './tokens';
import { createLocationRoutes } from './locations';

/** Everything the API needs from outside; nothing in it reads the environment or the clock by itself. */
export interface ApiOptions extends SignInOptions {
  log: Log;
  /** Origins of sites on other hosts that may call the API from a browser. */
  allowedOrigins: string[];
}

/** Lets the named sites, and no others, call the API from a browser. Tokens travel in a header, so no cookies. */
function allowOrigins(origins: string[]): MiddlewareHandler {
  return cors({
    origin: origins,
    allowMethods: ['GET', 'POST'],
    allowHeaders: ['Authorization', 'Content-Type', 'X-XSRF-TOKEN'],
    exposeHeaders: ['Retry-After'],
    maxAge: 600,
  });
}

/** Long enough for a database to start again. */
const OUTAGE_SECONDS = 30;

/**
 * Turns what a call threw into its answer. Anything but an `ApiError` is our own fault: it is logged in full and
 * the caller learns nothing of it but whether to wait: 503 for an outage of the database, else 500. (A database error can quote user input, so its `detail` is left out.)
 */
function answerError(error: unknown, context: Context, log: Log): Response {
  if (error instanceof ApiError) {
    return context.json({ errorMessage: error.message }, error.status, error.headers);
  }
  log('error', { event: 'unexpected error', path: context.req.path, ...describeError(error) });
  const message = error instanceof Error ? error.message : String(error);
  if (describesOutage(readErrorCode(error), message)) {
    const errorMessage = `The server cannot use its database at the moment. Wait ${OUTAGE_SECONDS} seconds, then try again; if it stays so, tell the school office.`;
    return context.json({ errorMessage }, 503, { 'Retry-After': String(OUTAGE_SECONDS) });
  }
  return context.json(
    {
      errorMessage: 'Something went wrong on the server. Try again; if it stays so, tell the school office.',
    },
    500,
  );
}

function describeError(error: unknown): Record<string, unknown> {
  if (typeof error !== 'object' || error === null) return { error: String(error) };
  const { message, code, stack } = error as { message?: unknown; code?: unknown; stack?: unknown };
  return { error: message, code, stack };
}

const LIMIT_MS = 3000;
/** Anybody may ask, so the database is asked no more often than this. */
const KEEP_MS = 2000;

/** 120 KB into a table of its own: a full or read-only disk refuses them. Nothing of it is left. */
const WRITE = `create temporary table health_probe on commit drop as
  select repeat(md5(n::text), 60) as filling from generate_series(1, 64) as n`;

const STEPS = [
  {
    fault: 'the database does not answer',
    run: (database: Database) => database.query('select 1'),
  },
  {
    fault: 'the database cannot write',
    run: (database: Database) => database.transaction((inside) => inside.runScript(WRITE)),
  },
] as const;

/**
 * GET /healthz: 200 while the database answers and can write, 503 when it cannot or takes longer than 3 s. Says
 * nothing about why; the log does.
 */
function checkHealth(database: Database, log: Log): Handler {
  let status: Promise<string> | undefined;
  let endsAt = 0;
  return async (context) => {
    if (!status || performance.now() > endsAt) {
      status = readStatus(database, log).finally(() => {
        endsAt = performance.now() + KEEP_MS;
      });
      endsAt = Infinity;
    }
    const answer = await status;
    return context.json({ status: answer }, answer === 'ok' ? 200 : 503);
  };
}

async function readStatus(database: Database, log: Log): Promise<string> {
  for (const { fault, run } of STEPS) {
    try {
      await withTimeLimit<unknown>(run(database), LIMIT_MS, 'The database');
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      log('error', { event: 'health check failed', status: fault, error: reason });
      return fault;
    }
  }
  return 'ok';
}

/**
 * One line for each request. The path is cut short and comes without its query, the body and the headers stay
 * out: that is where tokens, passwords and names travel. The request's id goes into the line and into the answer.
 */
function logRequests(log: Log): MiddlewareHandler<ApiEnv> {
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

/** Answers 405 with `Allow` where a path exists but not for the method used; call it after all routes are there. */
function refuseMethods(api: Hono<ApiEnv>): void {
  const calls = api.routes.filter((route) => route.method !== 'ALL');
  for (const path of new Set(calls.map((route) => route.path))) {
    const methods = calls.filter((route) => route.path === path).map((route) => route.method);
    const allowed = [...new Set(methods)].join(', ');
    api.all(path, () => {
      throw refuse(405, `This address answers only to ${allowed}.`, { Allow: allowed });
    });
  }
}

/** No answer of the API may be kept, sniffed, framed, or run as a page. */
function securityHeaders(): MiddlewareHandler {
  return async (context, next) => {
    await next();
    context.header('Cache-Control', 'no-store');
    context.header('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'");
    context.header('Cross-Origin-Resource-Policy', 'same-site');
    context.header('Referrer-Policy', 'no-referrer');
    context.header('X-Content-Type-Options', 'nosniff');
  };
}

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
