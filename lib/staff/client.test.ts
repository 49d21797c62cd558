import { answerJson as json, CALL, transportOf } from './testing/transport-of';
import {
  sendRequest,
  type Call,
  createRequestHelper,
  ApiError,
  LARGEST_ANSWER,
  TIME_LIMIT_MS,
  type Transport,
} from './client';

describe('a request', () => {
  it('a request goes to the origin of the site if no other is configured', async () => {
    const { transport, sent } = transportOf(json([]));
    await sendRequest(transport, { ...CALL, params: { StateId: 7, q: 'a&b' } });
    expect(sent().address).toBe('https://www.school.example/api/State/GetState?StateId=7&q=a%26b');
    expect(sent().init).toMatchObject({ credentials: 'same-origin', redirect: 'manual', cache: 'no-store' });
    expect(sent().headers.get('content-type')).toBe('application/json');
    expect(sent().init.keepalive).toBeUndefined();
  });

  it('a request may outlive its page', async () => {
    const { transport, sent } = transportOf(json({}));
    await sendRequest(transport, { ...CALL, keepalive: true });
    expect(sent().init.keepalive).toBe(true);
  });

  it('a request to the configured origin has no cookies', async () => {
    const { transport, sent } = transportOf(json([]), { apiOrigin: 'https://api.school.example' });
    await sendRequest(transport, CALL);
    expect(sent().address).toBe('https://api.school.example/api/State/GetState');
    expect(sent().init.credentials).toBe('omit');
  });

  it('a request carries the token only if the call asks for it', async () => {
    const without = transportOf(json([]));
    await sendRequest(without.transport, CALL);
    expect(without.sent().headers.has('authorization')).toBe(false);
    const along = transportOf(json([]));
    await sendRequest(along.transport, { ...CALL, bearer: true });
    expect(along.sent().headers.get('authorization')).toBe('Bearer stored-token');
  });

  it.each(['//evil.example/api', '/\\evil.example/api', 'https://evil.example/api', 'api/State'])(
    'a request never goes to another origin than the configured one: %s',
    async (path) => {
      const { transport } = transportOf(json([]));
      await expect(sendRequest(transport, { ...CALL, path, bearer: true })).rejects.toThrow(
        'leaves the configured origin',
      );
      expect(transport.fetch).not.toHaveBeenCalled();
    },
  );

  const readCookies = () => 'theme=dark; XSRF-TOKEN=a%3Db; other=1';
  const POST: Call = { variant: 'post', method: 'POST', path: '/api/x', body: '{}' };

  it('a request carries the anti-forgery header unless it is a GET or goes to another server', async () => {
    const { transport, sent } = transportOf(json({}), { readCookies });
    await sendRequest(transport, POST);
    expect(sent().headers.get('x-xsrf-token')).toBe('a=b');
  });

  it.each([
    ['beside a cookie whose value contains its name', 'note=XSRF-TOKEN=wrong; XSRF-TOKEN=right', 'right'],
    ['beside a cookie whose name ends with its name', 'OLD-XSRF-TOKEN=wrong; XSRF-TOKEN=right', 'right'],
    ['with a lone % in its value', 'XSRF-TOKEN=50%', '50%'],
  ])('the anti-forgery cookie is found %s', async (_, cookies, value) => {
    const { transport, sent } = transportOf(json({}), { readCookies: () => cookies });
    await sendRequest(transport, POST);
    expect(sent().headers.get('x-xsrf-token')).toBe(value);
  });

  it.each([
    ['a GET', CALL, { readCookies }],
    ['another origin', POST, { readCookies, apiOrigin: 'https://api.school.example' }],
    ['no cookie', POST, {}],
  ])('a request carries no anti-forgery header with %s', async (_, call, parts) => {
    const { transport, sent } = transportOf(json({}), parts);
    await sendRequest(transport, call);
    expect(sent().headers.has('x-xsrf-token')).toBe(false);
  });
});

describe('a rejected token', () => {
  const refuse = json({ errorMessage: 'Sign in.' }, { status: 401 });

  it('a rejected token ends the session that sent it', async () => {
    const { transport } = transportOf(refuse);
    await expect(sendRequest(transport, { ...CALL, bearer: true })).rejects.toMatchObject({ kind: 'status' });
    expect(transport.onRefused).toHaveBeenCalledWith('stored-token', 'get');
  });

  it('a rejected token ends the session of this tab if the browser has lost the token', async () => {
    const { transport } = transportOf(refuse);
    const lost = { ...transport, readToken: () => null };
    await expect(sendRequest(lost, { ...CALL, bearer: true })).rejects.toMatchObject({ kind: 'status' });
    expect(transport.onRefused).toHaveBeenCalledWith(null, 'get');
  });

  it('a rejected call that sent no token, such as a login, ends no session', async () => {
    const { transport } = transportOf(refuse);
    await expect(sendRequest(transport, CALL)).rejects.toMatchObject({ kind: 'status' });
    expect(transport.onRefused).not.toHaveBeenCalled();
  });
});

function helperOf() {
  const fetch = jest.fn(async () => ({ status: 200, ok: true, type: 'basic', text: async () => '' }));
  const helper = createRequestHelper({
    fetch: fetch as unknown as typeof globalThis.fetch,
    siteOrigin: 'https://www.school.example',
    apiOrigin: '',
    readToken: () => 'stored-token',
    readCookies: () => '',
    onRefused: () => {},
  });
  return { helper, fetch };
}

// Only the request matters here: the empty response makes each call fail.
describe('the four variants of the request helper', () => {
  it.each([
    ['get', (helper) => helper.get('/api/a'), 'GET', '/api/a', undefined],
    [
      'get',
      (helper) => helper.get('/api/a', { params: { StateId: 3 } }),
      'GET',
      '/api/a?StateId=3',
      undefined,
    ],
    ['post', (helper) => helper.post('/api/a', { b: 1 }), 'POST', '/api/a', '{"b":1}'],
    ['put', (helper) => helper.put('/api/a', { b: 1 }), 'PUT', '/api/a', '{"b":1}'],
    ['delete', (helper) => helper.delete('/api/a', 9), 'POST', '/api/a?Id=9', ''],
  ] satisfies [string, (helper: ReturnType<typeof helperOf>['helper']) => Promise<unknown>, ...unknown[]][])(
    '%s',
    async (variant, call, method, path, body) => {
      const { helper, fetch } = helperOf();
      await expect(call(helper)).rejects.toMatchObject({ variant, kind: 'empty' });
      expect(fetch).toHaveBeenCalledWith(
        `https://www.school.example${path}`,
        expect.objectContaining(body === undefined ? { method } : { method, body }),
      );
    },
  );

  it('put never carries the token, whatever its arguments are', async () => {
    const { helper, fetch } = helperOf();
    const options: object = { bearer: true };
    await expect(helper.put('/api/a', {}, options)).rejects.toThrow('put failed');
    expect(JSON.stringify(fetch.mock.calls)).not.toContain('stored-token');
  });
});

async function failureOf(fetch: Transport['fetch'], call: Call = CALL): Promise<ApiError> {
  const failure: unknown = await sendRequest(transportOf(fetch).transport, call).catch(
    (error: unknown) => error,
  );
  if (!(failure instanceof ApiError)) throw new Error(`no ApiError but ${String(failure)}`);
  return failure;
}

/** A `fetch` that never answers, and rejects only when it is aborted. */
const hang: Transport['fetch'] = (_, init) =>
  new Promise((_resolve, reject) => {
    const abort = (): void => reject(new DOMException('aborted', 'AbortError'));
    if (init?.signal?.aborted) abort();
    init?.signal?.addEventListener('abort', abort);
  });
describe('a failure', () => {
  const redirected = async () => {
    const response = new Response(null);
    Object.defineProperties(response, { type: { value: 'opaqueredirect' }, status: { value: 0 } });
    return response;
  };
  const torn = async () =>
    new Response(
      new ReadableStream({
        start(controller) {
          controller.enqueue(new TextEncoder().encode('[{"stateId":'));
          controller.error(new TypeError('network error'));
        },
      }),
    );

  it.each([
    ['the network is lost', async () => Promise.reject(new TypeError('Failed to fetch')), 'network'],
    ['the answer is cut off', torn, 'network'],
    ['it is redirected to a login page', redirected, 'redirect'],
    ['the answer has status 302', async () => new Response(null, { status: 302 }), 'redirect'],
    ['the answer is HTML, not JSON', async () => new Response('<!doctype html><h1>Sign in</h1>'), 'notJson'],
    ['the JSON is cut off', async () => new Response('{"token":'), 'notJson'],
    ['the body is empty', async () => new Response(''), 'empty'],
    ['the body has only spaces', async () => new Response(' \n'), 'empty'],
    ['there is no content (204)', async () => new Response(null, { status: 204 }), 'empty'],
    ['the answer is too large', async () => new Response('x'.repeat(LARGEST_ANSWER + 1)), 'tooLarge'],
    ['the server answers with an error', async () => new Response('', { status: 503 }), 'status'],
  ])('a call fails if %s', async (_, fetch, kind) => {
    expect(await failureOf(fetch)).toMatchObject({ name: 'ApiError', kind, variant: 'get' });
  });

  it('an answer of nearly 10 MB is accepted', async () => {
    const text = JSON.stringify('x'.repeat(LARGEST_ANSWER - 2));
    const { transport } = transportOf(async () => new Response(text));
    await expect(sendRequest(transport, CALL)).resolves.toHaveLength(LARGEST_ANSWER - 2);
  });

  it.each([
    ['a message', JSON.stringify({ errorMessage: 'The name is taken.' }), 'The name is taken.'],
    ['an HTML page', '<h1>Server Error</h1>', undefined],
    ['a number', '{"errorMessage":5}', undefined],
    ['null', 'null', undefined],
  ])('a failure includes the server’s message only if it is text: %s', async (_, body, serverMessage) => {
    const failure = await failureOf(async () => new Response(body, { status: 409 }));
    expect(failure.details).toMatchObject({ status: 409, serverMessage });
  });

  it('a failure includes at most 300 characters of the server’s message', async () => {
    const body = JSON.stringify({ errorMessage: 'x'.repeat(5000) });
    const failure = await failureOf(async () => new Response(body, { status: 409 }));
    expect(failure.details.serverMessage).toBe('x'.repeat(300));
  });

  it('a call fails after 15 seconds', async () => {
    jest.useFakeTimers();
    const failure = failureOf(hang);
    await jest.advanceTimersByTimeAsync(TIME_LIMIT_MS);
    await expect(failure).resolves.toMatchObject({ kind: 'timeout' });
    jest.useRealTimers();
  });

  it('a finished call leaves neither a timer nor a listener behind', async () => {
    jest.useFakeTimers();
    const { signal } = new AbortController();
    const heard = new Set<unknown>();
    jest.spyOn(signal, 'addEventListener').mockImplementation((_, listener) => heard.add(listener));
    jest.spyOn(signal, 'removeEventListener').mockImplementation((_, listener) => heard.delete(listener));
    await sendRequest(transportOf(json([])).transport, { ...CALL, signal });
    expect(jest.getTimerCount()).toBe(0);
    expect([...heard]).toEqual([]);
    jest.useRealTimers();
  });

  it('a call fails if the page was left before it', async () => {
    const failure = failureOf(hang, { ...CALL, signal: AbortSignal.abort() });
    await expect(failure).resolves.toMatchObject({ kind: 'cancelled' });
  });

  it('a call fails if the page is left during it', async () => {
    const controller = new AbortController();
    const during = failureOf(hang, { ...CALL, signal: controller.signal });
    controller.abort();
    await expect(during).resolves.toMatchObject({ kind: 'cancelled' });
  });
});
