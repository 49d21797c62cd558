import { randomUUID } from 'node:crypto';
import { Hono, type Handler, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { compress } from 'hono/compress';
import { cors } from 'hono/cors';
import { createAudit } from './audit';
import { createEnquiryForm, type EnquiryOptions } from './enquiries';
import { createEnquiryDesk } from './enquiry-desk';
import { createContentRoutes, createPreviewRoutes } from './content/routes';
import type { Editor } from './content/editor';
import { requireFiles } from './content/keeper';
import { PREVIEW_PATH } from './content/previews';
import { createLocationRoutes } from './locations';
import { describesOutage, messageOf, readErrorCode, withTimeLimit, type Log, type Settings } from './process';
import {
  API_HEADERS,
  ASSET_PATH,
  LARGEST_ASSET,
  LARGEST_BODY,
  LARGEST_ENQUIRY,
  LARGEST_SIGN_IN,
  readClientAddress,
  refuseBrokenBody,
  Refusal,
} from './request';
import type { ApiContext, ApiEnv, SignedInUser } from './request';
import {
  hasRole,
  requireRole,
  createSignOut,
  createValidateUser,
  requireSignIn,
  type SignInOptions,
} from './sign-in';
import { checkForgery } from './tokens';
import { EditorRefusal, REFUSAL_STATUS, type RefusalCode } from '@/lib/editing/forms/refusal';
import { ROLES_OF } from '@/lib/staff/roles';

export interface ApiOptions extends SignInOptions, EnquiryOptions, Pick<Settings, 'trustedProxies'> {
  /** The website editor, or the reason why this server has none. */
  editor?: Editor | string;
  /** The name of this server, if several share the database. */
  serverName?: string;
}

const NO_EDITOR =
  'The website cannot be edited on this server, because this server has only the staff area. Use the server that has the website’s files.';

/** The staff API as a Hono app: `/healthz`, and everything under `/api`. Its contract is `openapi.yaml`. */
export function createApi(options: ApiOptions): Hono<ApiEnv> {
  const { allowedOrigins } = options;
  const audit = createAudit(options);
  const enquiryForm = createEnquiryForm(options, audit);
  const api = new Hono<ApiEnv>();
  api.onError((error, context) => {
    const answer = answerError(error, context, options.log);
    return context.get('asPage')?.(answer) ?? answer;
  });
  api.notFound((context) => context.json({ errorMessage: 'This address does not exist.' }, 404));

  api.use(describeRequest(options));
  // Omit `credentials`: tokens are sent in a header, not in a cookie.
  const answerOthers = cors({
    origin: allowedOrigins,
    allowMethods: ['GET', 'POST'],
    allowHeaders: ['Authorization', 'Content-Type', 'X-XSRF-TOKEN'],
    exposeHeaders: ['Retry-After'],
    maxAge: 600,
  });
  if (allowedOrigins.length > 0) api.use('/api/*', answerOthers);
  api.use('/api/Enquiry/*', enquiryForm.asPage);
  api.use((context, next) => {
    const allowed = allowedMethods(api, context.req.path);
    if (!allowed.length || allowed.includes(context.req.method)) return next();
    const Allow = allowed.join(', ');
    throw new Refusal(405, `This address accepts ${Allow} only.`, { Allow });
  });
  api.use('/api/Enquiry/*', limitBody(LARGEST_ENQUIRY));
  api.route('/api', enquiryForm.routes);
  api.use('/api/*', checkForgery(audit));
  api.use('/api/User/ValidateUser', limitBody(LARGEST_SIGN_IN));
  const { editor = NO_EDITOR, serverName } = options;
  api.use('/api/User/ValidateUser', wakeEditor(editor));
  api.post('/api/User/ValidateUser', createValidateUser(options, audit));
  // The fields of all forms take 72 KB, or 8 KB compressed.
  api.use('/api/Content/*', compress());
  if (serverName) api.use(`${PREVIEW_PATH}/*`, requireFiles(options.database, serverName));
  api.route(PREVIEW_PATH, createPreviewRoutes(editor));

  // All calls to the routes below need a sign-in, which is checked before their bodies are read.
  api.use('/api/*', requireSignIn(options));
  api.use('/api/Enquiry/*', requireRole(...ROLES_OF.enquiries));
  api.use('/api/Content/*', requireRole(...ROLES_OF.website));
  if (serverName) api.use('/api/Content/*', requireFiles(options.database, serverName));
  const [limitAsset, limitOther] = [limitBody(LARGEST_ASSET), limitBody(LARGEST_BODY)];
  api.use('/api/*', (context, next) => {
    if (context.req.path !== ASSET_PATH) return limitOther(context, next);
    context.env?.allowUpload?.();
    return limitAsset(context, next);
  });
  api.route('/api/Content', createContentRoutes(editor, audit));
  api.get('/healthz', checkHealth(options));
  api.post('/api/User/SignOut', createSignOut(options, audit));
  api.route('/api', createLocationRoutes(options.database, audit));
  api.route('/api', createEnquiryDesk(options.database, audit));
  return api;
}

/** Starts the check of the content when an editor signs in: the first check takes seconds, and every form waits for it. */
function wakeEditor(editor: Editor | string): MiddlewareHandler<ApiEnv> {
  return async (context, next) => {
    await next();
    const user: SignedInUser | undefined = context.get('user');
    // Ignore a failure: the editor's own calls report theirs.
    if (typeof editor !== 'string' && user && hasRole(user, ROLES_OF.website))
      editor.call('kinds').catch(() => undefined);
  };
}

function limitBody(bytes: number): MiddlewareHandler<ApiEnv> {
  const kilobytes = bytes / 1024;
  const most = kilobytes < 1024 ? `${kilobytes} KB` : `${kilobytes / 1024} MB`;
  const limit = bodyLimit({
    maxSize: bytes,
    onError: (): never => {
      throw new Refusal(413, `The request is larger than ${most}. Send less data.`);
    },
  });
  // `bodyLimit` reads a chunked body to its end, and throws if the client disconnects.
  return (context, next) => limit(context, next).catch(refuseBrokenBody);
}

/** The methods of routes with this path. Where Hono answers GET, it answers HEAD too. */
function allowedMethods(api: Hono<ApiEnv>, path: string): string[] {
  const routes = api.routes.filter((route) => route.path === path && route.method !== 'ALL');
  return routes.flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
}

/** The path for the log, without the name of a preview: anyone who knows it can open the preview for a day. */
const loggedPath = ({ req }: ApiContext): string =>
  req.path.replace(/^(\/api\/Content\/Preview\/)[^/]+/, '$1…').slice(0, 200);

const NOT_TRUSTED =
  'If a proxy such as nginx is in front of this server, set TRUST_PROXY=1 and restart. Until then, all visitors share the limits of one address.';

/** Logs one line per request, without its query, body or headers, which may contain tokens, passwords and names. */
function describeRequest({ log, trustedProxies }: ApiOptions): MiddlewareHandler<ApiEnv> {
  let isWarned = trustedProxies > 0;
  return async (context, next) => {
    const start = performance.now();
    const requestId = randomUUID();
    context.set('requestId', requestId);
    const socket = context.env?.incoming?.socket.remoteAddress;
    const forwarded = context.req.header('x-forwarded-for');
    context.set('address', readClientAddress(socket, forwarded, trustedProxies));
    if (forwarded !== undefined && !isWarned) {
      isWarned = true;
      log('error', { event: 'X-Forwarded-For ignored', error: NOT_TRUSTED });
    }
    const scheme = context.req.header('x-forwarded-proto')?.split(',').at(-1)?.trim();
    context.set('isHttps', trustedProxies > 0 && scheme === 'https');
    await next();
    for (const [name, value] of Object.entries(API_HEADERS))
      if (!context.res.headers.has(name)) context.header(name, value);
    context.header('X-Request-Id', requestId);
    log('info', {
      event: 'request',
      method: context.req.method,
      path: loggedPath(context),
      status: context.res.status,
      ms: Math.round(performance.now() - start),
      user: (context.get('user') as ApiEnv['Variables']['user'] | undefined)?.userId ?? null,
      requestId,
    });
  };
}

const CODES: Readonly<Record<number, RefusalCode>> = {
  401: 'signedOut',
  403: 'forbidden',
  404: 'notFound',
  413: 'unsuitable',
};

/** How long a database usually takes to restart. */
const OUTAGE_SECONDS = 30;

/** Answers a call whose handler threw an error. Does not log its `detail`, in which the database quotes user input. */
function answerError(error: Error, context: ApiContext, log: Log): Response {
  const { message, stack } = error;
  if (error instanceof EditorRefusal) return context.json(error.body, REFUSAL_STATUS[error.body.code]);
  if (error instanceof Refusal) {
    const code = context.req.path.startsWith('/api/Content/') && { code: CODES[error.status] ?? 'other' };
    return context.json({ errorMessage: message, ...code }, error.status, error.headers);
  }
  const code = readErrorCode(error);
  log('error', { event: 'unexpected error', path: loggedPath(context), error: message, code, stack });
  const fault =
    'Something went wrong on the server. Try again. If the problem continues, tell the school office.';
  if (!describesOutage(code, message)) return context.json({ errorMessage: fault }, 500);
  const errorMessage = `The server cannot use its database at the moment. Wait ${OUTAGE_SECONDS} seconds, then try again. If the problem continues, tell the school office.`;
  return context.json({ errorMessage }, 503, { 'Retry-After': String(OUTAGE_SECONDS) });
}

const HEALTH_LIMIT_MS = 3000;
/** How long a result is reused, because anyone may call this address and must not overload the database. */
const KEEP_MS = 2000;
const SOON = { 'Retry-After': '5' };
/** Writes 120 KB into a temporary table, to fail if the disk is full or read-only. */
const WRITE = `create temporary table health_probe on commit drop as
  select repeat(md5(n::text), 60) as filling from generate_series(1, 64) as n`;

/** GET /healthz: 200 if the database answers and can write within 3 s, unless the server is stopping; otherwise 503. */
function checkHealth(options: ApiOptions): Handler<ApiEnv> {
  let asked: { at: number; status: Promise<string> } | undefined;
  return async (context) => {
    if (context.env?.isStopping) return context.json({ status: 'stopping' }, 503, SOON);
    const now = performance.now();
    if (!asked || now > asked.at + KEEP_MS) asked = { at: now, status: readStatus(options) };
    const status = await asked.status;
    return status === 'ok' ? context.json({ status }) : context.json({ status }, 503, SOON);
  };
}

async function readStatus({ database, log }: ApiOptions): Promise<string> {
  let status = 'the database does not answer';
  const write = database.transaction((inside) => {
    status = 'the database cannot write';
    return inside.query(WRITE);
  });
  try {
    await withTimeLimit(write, HEALTH_LIMIT_MS, 'The database');
    return 'ok';
  } catch (error) {
    log('error', { event: 'health check failed', status, error: messageOf(error) });
    return status;
  }
}
