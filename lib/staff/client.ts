import type { Staff } from '@/lib/content/kinds/staff';
import { decode } from '@/lib/text/decode';
import { fillIn } from '@/lib/text/text';
import { StorageError } from './session';

/** The four ways of calling (specification, section 7); only POST has messages of its own (section 8). */
export type Variant = 'get' | 'post' | 'put' | 'delete';

/**
 * What went wrong: the server answered with an error status; could not be reached; took too long; sent us elsewhere;
 * answered nothing, no JSON, other data than agreed, or too much; or the page that asked was left (`cancelled`).
 */
export type FailureKind = Exclude<keyof Staff['failures'], 'uncertain' | 'storage'> | 'cancelled';

/** A call that did not end well; its words for the user come from the content, through `describeFailure`. */
export class ApiError extends Error {
  override name = 'ApiError';

  constructor(
    readonly kind: FailureKind,
    readonly variant: Variant,
    readonly details: { status?: number; serverMessage?: string; cause?: unknown } = {},
  ) {
    const { status, cause } = details;
    super(`${variant} failed: ${kind}${status ? ` ${status}` : ''}`, { cause });
  }
}

/** How long a call may take, its answer included. */
export const TIME_LIMIT_MS = 15_000;
/** Characters; no answer of the API is anywhere near, and one that is larger would freeze the page. */
export const LARGEST_ANSWER = 10 * 1024 * 1024;

export interface Transport {
  fetch: typeof fetch;
  siteOrigin: string;
  /** The configured server; empty for the site's own. The token is sent there and nowhere else. */
  apiOrigin: string;
  readToken: () => string | null;
  readCookies: () => string;
  /** Called when the server refuses the token that was sent. */
  onRefused: (token: string, variant: Variant) => void;
}

export interface Call {
  variant: Variant;
  method: 'GET' | 'POST' | 'PUT';
  /** Begins with one slash, such as `/api/State/GetState`. */
  path: string;
  params?: Record<string, string | number>;
  /** What is sent, as it is sent. */
  body?: string;
  /** Whether the stored token goes along. */
  bearer?: boolean;
  /** Ends the call when the page is left. */
  signal?: AbortSignal;
  /** Lets the call end when its page is closed meanwhile. */
  keepalive?: boolean;
}

type CallOptions = Pick<Call, 'params' | 'bearer' | 'signal' | 'keepalive'>;

export type RequestHelper = ReturnType<typeof createRequestHelper>;

/** The shared helper's four variants (specification, section 7). Each returns the JSON of the answer or throws ApiError. */
export function createRequestHelper(transport: Transport) {
  const send = (call: Call): Promise<unknown> => sendRequest(transport, call);
  return {
    get: (path: string, options?: CallOptions) => send({ variant: 'get', method: 'GET', path, ...options }),
    post: (path: string, body: object, options?: CallOptions) =>
      send({ variant: 'post', method: 'POST', path, body: JSON.stringify(body), ...options }),
    /** Never with the token: so it was specified. No call of today uses it. */
    put: (path: string, body: object, { signal }: Pick<CallOptions, 'signal'> = {}) =>
      send({ variant: 'put', method: 'PUT', path, body: JSON.stringify(body), signal }),
    /** Sent as `POST {path}?Id={id}` with an empty body. */
    delete: (path: string, id: number, options?: CallOptions) =>
      send({ variant: 'delete', method: 'POST', path, params: { Id: id }, body: '', ...options }),
  };
}

/** Makes one call and returns the JSON of its answer, whatever that is. @throws ApiError for all that can go wrong on the way */
export async function sendRequest(transport: Transport, call: Call): Promise<unknown> {
  const { method, body, variant, keepalive, signal } = call;
  const token = call.bearer ? transport.readToken() : null;
  const address = addressOf(transport, call);
  const own = transport.apiOrigin === '' || transport.apiOrigin === transport.siteOrigin;
  const ended = new AbortController();
  const request: RequestInit = {
    method,
    // A redirect, to a login page for example, is never what was asked for, and must not take the token along.
    redirect: 'manual',
    cache: 'no-store',
    credentials: own ? 'same-origin' : 'omit',
    headers: {
      Accept: 'application/json',
      'Content-Type': 'application/json',
      ...(token !== null && { Authorization: `Bearer ${token}` }),
      ...(own && variant !== 'get' && forgeryHeader(transport.readCookies())),
    },
    signal: ended.signal,
    ...(body !== undefined && { body }),
    ...(keepalive && { keepalive }),
  };
  // Not the signal's own reason: Chrome before 98 has none.
  let reason: FailureKind = 'network';
  const end = (why: FailureKind) => () => {
    reason = why;
    ended.abort();
  };
  const cancel = end('cancelled');
  const timer = setTimeout(end('timeout'), TIME_LIMIT_MS);
  if (signal?.aborted) cancel();
  signal?.addEventListener('abort', cancel);
  try {
    const response = await transport.fetch(address, request);
    if (response.status === 401 && token !== null) transport.onRefused(token, variant);
    return await readAnswer(response, variant);
  } catch (error) {
    if (error instanceof ApiError) throw error;
    // Whatever else fetch or the stream throws means that no answer, or not the whole of it, came through.
    throw new ApiError(reason, variant, { cause: error });
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', cancel);
  }
}

/** @throws Error when the path would lead to another origin: a fault of the program, not of the user */
function addressOf({ apiOrigin, siteOrigin }: Transport, { path, params = {} }: Call): string {
  const origin = apiOrigin || siteOrigin;
  const url = new URL(path, origin);
  if (!path.startsWith('/') || url.origin !== origin)
    throw new Error(`the path ${path} leaves the configured origin`);
  for (const [name, value] of Object.entries(params)) url.searchParams.append(name, String(value));
  return url.href;
}

/** The header by which the server knows its own site: the value of the cookie, when there is one (specification, section 7). */
function forgeryHeader(cookies: string): Record<string, string> {
  const [, value] = /(?:^|; )XSRF-TOKEN=([^;]+)/.exec(cookies) ?? [];
  return value === undefined ? {} : { 'X-XSRF-TOKEN': decode(value) };
}

async function readAnswer(response: Response, variant: Variant): Promise<unknown> {
  const { status, ok, type } = response;
  if (type === 'opaqueredirect' || (status >= 300 && status < 400)) throw new ApiError('redirect', variant);
  const text = await response.text();
  if (text.length > LARGEST_ANSWER) throw new ApiError('tooLarge', variant);
  if (!ok) throw new ApiError('status', variant, { status, serverMessage: readServerMessage(text) });
  if (text.trim() === '') throw new ApiError('empty', variant, { status });
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new ApiError('notJson', variant, { status, cause: error });
  }
}

/** The `errorMessage` of an error, when it is a sentence that can be shown; many servers send a page instead. */
function readServerMessage(text: string): string | undefined {
  try {
    const answer: unknown = JSON.parse(text);
    const errorMessage: unknown = Reflect.get(Object(answer), 'errorMessage');
    return typeof errorMessage === 'string' && errorMessage.trim() ? errorMessage.slice(0, 300) : undefined;
  } catch {
    return undefined;
  }
}

/** Whether the visitor has left the page, so that no message is needed. */
export const isCancelled = (error: unknown): boolean =>
  error instanceof ApiError && error.kind === 'cancelled';

export type FailureWords = Pick<Staff, 'catalogue' | 'failures'>;

/** What to tell the user: a message, and where the server gave one, its own sentence. */
export interface Failure {
  message: string;
  detail?: string;
}

/** The catalogue of specification, section 8, by status. */
const CATALOGUE: Record<number, keyof Staff['catalogue']> = {
  400: 'badRequest',
  401: 'unauthorized',
  403: 'forbidden',
  404: 'notFound',
  500: 'serverError',
  501: 'notImplemented',
};

/** The words for a failed call. Whatever is no failure of ours to name is reported to the console too. */
export function describeFailure(error: unknown, { catalogue, failures }: FailureWords): Failure {
  if (error instanceof StorageError) return { message: failures.storage };
  if (!(error instanceof ApiError) || error.kind === 'cancelled') {
    console.error(error);
    return { message: catalogue.other };
  }
  if (error.kind !== 'status') return { message: failures[error.kind] };
  const { status = 0, serverMessage } = error.details;
  if (status === 200 && serverMessage) return { message: serverMessage };
  // Only POST has these messages; deleting, although sent as POST, has not (section 8).
  if (error.variant !== 'post')
    return { message: fillIn(failures.status, { status }), detail: serverMessage };
  const named = CATALOGUE[status];
  if (named) return { message: catalogue[named], detail: serverMessage };
  // "Something went wrong" says nothing: a reason of the server comes first.
  return serverMessage ? { message: serverMessage, detail: catalogue.other } : { message: catalogue.other };
}
