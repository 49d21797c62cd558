import { ApiError, type FailureKind, type Variant } from './failures';

type Params = Record<string, string | number>;

/**
 * The address of a call, on the origin that was configured and on no other.
 * @param path begins with one slash, such as `/api/State/GetState`
 * @throws Error when the path would lead to another origin: a fault of the program, not of the user
 */
function makeAddress(origin: string, path: string, params: Params = {}): string {
  const url = new URL(path, origin);
  if (!path.startsWith('/') || url.origin !== origin)
    throw new Error(`the path ${path} leaves the configured origin`);
  for (const [name, value] of Object.entries(params)) url.searchParams.append(name, String(value));
  return url.href;
}

/**
 * The header that proves to the server that its own site is calling: the value of the XSRF-TOKEN cookie, when there
 * is one (specification, section 7).
 * @param cookies as `document.cookie` gives them
 */
function forgeryHeader(cookies: string): Record<string, string> {
  const cookie = cookies.split('; ').find((each) => each.startsWith('XSRF-TOKEN='));
  const value = cookie && decode(cookie.slice('XSRF-TOKEN='.length));
  return value ? { 'X-XSRF-TOKEN': value } : {};
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    // A lone "%": the server did not encode it, so it is meant as it stands.
    return value;
  }
}

/** An answer was larger than it may be. */
class TooLargeError extends Error {
  override name = 'TooLargeError';
}

/**
 * The body of an answer as text, read piece by piece, so that an endless one is cut off and not swallowed.
 * @param limit bytes at most
 * @throws TooLargeError, or what the connection throws
 */
async function readText(response: Response, limit: number): Promise<string> {
  if (Number(response.headers.get('content-length')) > limit) {
    await response.body?.cancel();
    throw new TooLargeError();
  }
  if (!response.body) return '';
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    size += value.byteLength;
    if (size > limit) {
      await reader.cancel();
      throw new TooLargeError();
    }
    text += decoder.decode(value, { stream: true });
  }
}

/** How long a call may take, its answer included. */
export const TIME_LIMIT_MS = 15_000;
/** No answer of the API is anywhere near; one that is larger would freeze the page. */
export const LARGEST_ANSWER = 10 * 1024 * 1024;

/** What a call needs of the browser and of the session. */
export interface Transport {
  fetch: typeof fetch;
  /** Where the site itself is served. */
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
  path: string;
  params?: Params;
  /** What is sent, as it is sent. */
  body?: string;
  /** Whether the stored token goes along. */
  bearer?: boolean;
  /** Ends the call when the page is left. */
  signal?: AbortSignal;
  /** Lets the call end when its page is closed meanwhile. */
  keepalive?: boolean;
}

/**
 * Makes one call and returns the JSON of its answer, whatever that is.
 * @throws ApiError for everything that can go wrong on the way
 */
export async function sendRequest(transport: Transport, call: Call): Promise<unknown> {
  const token = call.bearer ? transport.readToken() : null;
  const [address, request] = describeRequest(transport, call, token);
  const { signal, endedBy, release } = limitTime(call.signal);
  try {
    const response = await transport.fetch(address, { ...request, signal });
    if (response.status === 401 && token !== null) transport.onRefused(token, call.variant);
    return await readAnswer(response, call.variant);
  } catch (error) {
    if (error instanceof ApiError) throw error;
    if (error instanceof TooLargeError) throw new ApiError('tooLarge', call.variant);
    // Whatever else fetch or the stream throws means that no answer, or not the whole of it, came through.
    throw new ApiError(endedBy() ?? 'network', call.variant, { cause: error });
  } finally {
    release();
  }
}

function describeRequest(
  { siteOrigin, apiOrigin, readCookies }: Transport,
  { method, path, params, body, variant, keepalive }: Call,
  token: string | null,
): [string, RequestInit] {
  const own = apiOrigin === '' || apiOrigin === siteOrigin;
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
      ...(own && variant !== 'get' && forgeryHeader(readCookies())),
    },
    ...(body !== undefined && { body }),
    ...(keepalive && { keepalive }),
  };
  return [makeAddress(apiOrigin || siteOrigin, path, params), request];
}

async function readAnswer(response: Response, variant: Variant): Promise<unknown> {
  const { status, ok, type } = response;
  if (type === 'opaqueredirect' || (status >= 300 && status < 400)) throw new ApiError('redirect', variant);
  const text = await readText(response, LARGEST_ANSWER);
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

/** A signal that ends with `outer` or when the time is up, and which of the two it was. */
function limitTime(outer: AbortSignal | undefined) {
  const controller = new AbortController();
  let kind: FailureKind | undefined;
  const end = (reason: FailureKind) => () => {
    kind ??= reason;
    controller.abort();
  };
  const onCancel = end('cancelled');
  const timer = setTimeout(end('timeout'), TIME_LIMIT_MS);
  if (outer?.aborted) onCancel();
  outer?.addEventListener('abort', onCancel);
  return {
    signal: controller.signal,
    endedBy: () => kind,
    release: () => {
      clearTimeout(timer);
      outer?.removeEventListener('abort', onCancel);
    },
  };
}

export interface CallOptions {
  bearer?: boolean;
  signal?: AbortSignal;
  /** Lets the call end when its page is closed meanwhile. */
  keepalive?: boolean;
}

/** The shared helper's four variants (specification, section 7). Each returns the JSON of the answer or throws ApiError. */
export interface RequestHelper {
  get: (path: string, options?: CallOptions & { params?: Params }) => Promise<unknown>;
  post: (path: string, body: object, options?: CallOptions) => Promise<unknown>;
  /** Never with the token: so it was specified. No call of today uses it. */
  put: (path: string, body: object, options?: Omit<CallOptions, 'bearer'>) => Promise<unknown>;
  /** Sent as `POST {path}?Id={id}` with an empty body. */
  delete: (path: string, id: number, options?: CallOptions) => Promise<unknown>;
}

export function createRequestHelper(transport: Transport): RequestHelper {
  return {
    get: (path, options) => sendRequest(transport, { variant: 'get', method: 'GET', path, ...options }),
    post: (path, body, options) =>
      sendRequest(transport, {
        variant: 'post',
        method: 'POST',
        path,
        body: JSON.stringify(body),
        ...options,
      }),
    put: (path, body, { signal } = {}) =>
      sendRequest(transport, { variant: 'put', method: 'PUT', path, body: JSON.stringify(body), signal }),
    delete: (path, id, options) =>
      sendRequest(transport, {
        variant: 'delete',
        method: 'POST',
        path,
        params: { Id: id },
        body: '',
        ...options,
      }),
  };
}
