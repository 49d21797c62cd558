import { ApiError, type FailureKind, type Variant } from './api-error';
import { forgeryHeader } from './forgery-header';
import { makeAddress, type Params } from './make-address';
import { readText, TooLargeError } from './read-body';

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
