import type { Staff } from '@/lib/content/kinds/staff';
import { decode, fillIn } from '@/lib/text/text';
import { StorageError } from './session';

export type Variant = 'get' | 'post' | 'put' | 'delete';

/** `cancelled`: the user left the page before the response. */
export type FailureKind = Exclude<keyof Staff['failures'], 'uncertain' | 'storage'> | 'cancelled';

/** A failed call. `describeFailure` gives the message for the user. */
export class ApiError extends Error {
  override name = 'ApiError';

  constructor(
    readonly kind: FailureKind,
    readonly variant: Variant,
    /** `answer` is the server's refusal, parsed, if it was JSON. */
    readonly details: { status?: number; serverMessage?: string; answer?: unknown; cause?: unknown } = {},
  ) {
    const { status, cause } = details;
    super(`${variant} failed: ${kind}${status ? ` ${status}` : ''}`, { cause });
  }
}

/** The limit for a whole call, including its response, unless the call sets its own limit. */
export const TIME_LIMIT_MS = 15_000;
/** The largest response in characters: a larger one would freeze the page. */
export const LARGEST_ANSWER = 10 * 1024 * 1024;

export interface Transport {
  fetch: typeof fetch;
  siteOrigin: string;
  /** The origin of the server; empty for the site's own. The token is sent to no other origin. */
  apiOrigin: string;
  readToken: () => string | null;
  readCookies: () => string;
  onRefused: (token: string | null, variant: Variant) => void;
}

export interface Call {
  variant: Variant;
  method: 'GET' | 'POST' | 'PUT';
  path: string;
  params?: Record<string, string | number>;
  body?: string;
  /** True to send the stored token. */
  bearer?: boolean;
  signal?: AbortSignal;
  /** True if the call should continue after its page is closed. */
  keepalive?: boolean;
  timeLimitMs?: number;
}

type CallOptions = Pick<Call, 'params' | 'bearer' | 'signal' | 'keepalive' | 'timeLimitMs'>;

export type RequestHelper = ReturnType<typeof createRequestHelper>;

/** The four kinds of call (specification, section 7). Each returns the JSON of the response. @throws ApiError */
export function createRequestHelper(transport: Transport) {
  const send = (call: Call): Promise<unknown> => sendRequest(transport, call);
  return {
    get: (path: string, options?: CallOptions) => send({ variant: 'get', method: 'GET', path, ...options }),
    post: (path: string, body: object, options?: CallOptions) =>
      send({ variant: 'post', method: 'POST', path, body: JSON.stringify(body), ...options }),
    /** Sends no token, as the specification requires. No call uses it today. */
    put: (path: string, body: object, { signal }: Pick<CallOptions, 'signal'> = {}) =>
      send({ variant: 'put', method: 'PUT', path, body: JSON.stringify(body), signal }),
    /** Sent as `POST {path}?Id={id}` with an empty body. */
    delete: (path: string, id: number, options?: CallOptions) =>
      send({ variant: 'delete', method: 'POST', path, params: { Id: id }, body: '', ...options }),
  };
}

export async function sendRequest(transport: Transport, call: Call): Promise<unknown> {
  const { method, body, variant, keepalive, signal } = call;
  const token = call.bearer ? transport.readToken() : null;
  const address = addressOf(transport, call);
  const isOwnOrigin = transport.apiOrigin === '' || transport.apiOrigin === transport.siteOrigin;
  const ended = new AbortController();
  const request: RequestInit = {
    method,
    // Never follow a redirect, for example to a login page, which is not an answer and must not receive the token.
    redirect: 'manual',
    cache: 'no-store',
    credentials: isOwnOrigin ? 'same-origin' : 'omit',
    headers: {
      Accept: 'application/json',
      'Content-Type': 'application/json',
      ...(token !== null && { Authorization: `Bearer ${token}` }),
      ...(isOwnOrigin && variant !== 'get' && forgeryHeader(transport.readCookies())),
    },
    signal: ended.signal,
    ...(body !== undefined && { body }),
    ...(keepalive && { keepalive }),
  };
  // Keep the reason here: before version 98, Chrome does not keep it in the signal.
  let reason: FailureKind = 'network';
  const abort = (kind: FailureKind) => () => {
    reason = kind;
    ended.abort();
  };
  const cancel = abort('cancelled');
  const timer = setTimeout(abort('timeout'), call.timeLimitMs ?? TIME_LIMIT_MS);
  if (signal?.aborted) cancel();
  signal?.addEventListener('abort', cancel);
  try {
    const response = await transport.fetch(address, request);
    if (response.status === 401 && call.bearer) transport.onRefused(token, variant);
    return await readAnswer(response, variant);
  } catch (error) {
    if (error instanceof ApiError) throw error;
    // The response did not arrive completely: fetch, or reading the body, threw this error.
    throw new ApiError(reason, variant, { cause: error });
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', cancel);
  }
}

/** @throws Error if the path leads to another origin, which is a bug in the program */
function addressOf({ apiOrigin, siteOrigin }: Transport, { path, params = {} }: Call): string {
  const origin = apiOrigin || siteOrigin;
  const url = new URL(path, origin);
  if (!path.startsWith('/') || url.origin !== origin)
    throw new Error(`the path ${path} leaves the configured origin`);
  for (const [name, value] of Object.entries(params)) url.searchParams.append(name, String(value));
  return url.href;
}

/** The anti-forgery header, with the value of the cookie; {} without that cookie (specification, section 7). */
function forgeryHeader(cookies: string): Record<string, string> {
  const [, value] = /(?:^|; )XSRF-TOKEN=([^;]+)/.exec(cookies) ?? [];
  return value === undefined ? {} : { 'X-XSRF-TOKEN': decode(value) };
}

async function readAnswer(response: Response, variant: Variant): Promise<unknown> {
  const { status, ok, type } = response;
  if (type === 'opaqueredirect' || (status >= 300 && status < 400)) throw new ApiError('redirect', variant);
  const text = await response.text();
  if (text.length > LARGEST_ANSWER) throw new ApiError('tooLarge', variant);
  const answer = parseJson(text);
  if (!ok) throw new ApiError('status', variant, { status, serverMessage: messageOf(answer), answer });
  if (text.trim() === '') throw new ApiError('empty', variant, { status });
  if (answer === undefined) throw new ApiError('notJson', variant, { status });
  return answer;
}

/** @returns undefined if the text is not JSON: with a refusal, many servers send an HTML page instead */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function messageOf(answer: unknown): string | undefined {
  const errorMessage: unknown = Reflect.get(Object(answer) as object, 'errorMessage');
  return typeof errorMessage === 'string' && errorMessage.trim() ? errorMessage.slice(0, 300) : undefined;
}

export const isCancelled = (error: unknown): boolean =>
  error instanceof ApiError && error.kind === 'cancelled';

/** True if the host has no server: it answers calls with one of its own pages, or refuses every POST. */
export const isOfStaticHost = ({ kind, details }: ApiError): boolean =>
  kind === 'notJson' || (!details.serverMessage && [404, 405].includes(details.status ?? 0));

export type FailureWords = Pick<Staff, 'catalogue' | 'failures'>;

export interface Failure {
  message: string;
  detail?: string;
}

/** Messages for statuses (specification, section 8). */
const CATALOGUE: Record<number, keyof Staff['catalogue']> = {
  400: 'badRequest',
  401: 'unauthorized',
  403: 'forbidden',
  404: 'notFound',
  500: 'serverError',
  501: 'notImplemented',
};

/** The message for a failed call. Writes unexpected errors to the console too. */
export function describeFailure(error: unknown, { catalogue, failures }: FailureWords): Failure {
  if (error instanceof StorageError) return { message: failures.storage };
  if (!(error instanceof ApiError) || error.kind === 'cancelled') {
    console.error(error);
    return { message: catalogue.other };
  }
  if (error.kind !== 'status') return { message: failures[error.kind] };
  const { status = 0, serverMessage } = error.details;
  if (status === 200 && serverMessage) return { message: serverMessage };
  // The server's message contains the required role, and the person to ask.
  if (status === 403 && serverMessage && error.variant !== 'post') return { message: serverMessage };
  // The catalogue is for POST only. It does not cover `delete`, although that is sent as a POST (section 8).
  if (error.variant !== 'post')
    return { message: fillIn(failures.status, { status }), detail: serverMessage };
  const named = CATALOGUE[status];
  if (named) return { message: catalogue[named], detail: serverMessage };
  // Prefer the server's reason to the less helpful "Something went wrong".
  return serverMessage ? { message: serverMessage, detail: catalogue.other } : { message: catalogue.other };
}
