import { answerJson as json, CALL, transportOf } from './testing/transport-of';
import { sendRequest, type Call, createRequestHelper } from './client';

describe('what is sent', () => {
  it('goes to the origin of the site when no other is configured', async () => {
    const { transport, sent } = transportOf(json([]));
    await sendRequest(transport, { ...CALL, params: { StateId: 7, q: 'a&b' } });
    expect(sent().address).toBe('https://www.school.example/api/State/GetState?StateId=7&q=a%26b');
    expect(sent().init).toMatchObject({ credentials: 'same-origin', redirect: 'manual', cache: 'no-store' });
    expect(sent().headers.get('content-type')).toBe('application/json');
    expect(sent().init.keepalive).toBeUndefined();
  });

  it('may outlive its page', async () => {
    const { transport, sent } = transportOf(json({}));
    await sendRequest(transport, { ...CALL, keepalive: true });
    expect(sent().init.keepalive).toBe(true);
  });

  it('goes to the configured origin without cookies', async () => {
    const { transport, sent } = transportOf(json([]), { apiOrigin: 'https://api.school.example' });
    await sendRequest(transport, CALL);
    expect(sent().address).toBe('https://api.school.example/api/State/GetState');
    expect(sent().init.credentials).toBe('omit');
  });

  it('carries the token only when it is asked to', async () => {
    const without = transportOf(json([]));
    await sendRequest(without.transport, CALL);
    expect(without.sent().headers.has('authorization')).toBe(false);
    const along = transportOf(json([]));
    await sendRequest(along.transport, { ...CALL, bearer: true });
    expect(along.sent().headers.get('authorization')).toBe('Bearer stored-token');
  });

  it.each(['//evil.example/api', '/\\evil.example/api', 'https://evil.example/api', 'api/State'])(
    'never leaves the configured origin: %s',
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

  it('carries the anti-forgery header on calls other than GET to its own server', async () => {
    const { transport, sent } = transportOf(json({}), { readCookies });
    await sendRequest(transport, POST);
    expect(sent().headers.get('x-xsrf-token')).toBe('a=b');
  });

  it.each([
    ['another cookie whose value names it', 'note=XSRF-TOKEN=wrong; XSRF-TOKEN=right', 'right'],
    ['another cookie whose name ends with it', 'OLD-XSRF-TOKEN=wrong; XSRF-TOKEN=right', 'right'],
    ['nothing, where a % in it stands alone', 'XSRF-TOKEN=50%', '50%'],
  ])('reads the anti-forgery cookie beside %s', async (_, cookies, value) => {
    const { transport, sent } = transportOf(json({}), { readCookies: () => cookies });
    await sendRequest(transport, POST);
    expect(sent().headers.get('x-xsrf-token')).toBe(value);
  });

  it.each([
    ['a GET', CALL, { readCookies }],
    ['another origin', POST, { readCookies, apiOrigin: 'https://api.school.example' }],
    ['no cookie', POST, {}],
  ])('carries no anti-forgery header with %s', async (_, call, parts) => {
    const { transport, sent } = transportOf(json({}), parts);
    await sendRequest(transport, call);
    expect(sent().headers.has('x-xsrf-token')).toBe(false);
  });
});

describe('a refused token', () => {
  const refuse = json({ errorMessage: 'Sign in.' }, { status: 401 });

  it('ends the session that sent it', async () => {
    const { transport } = transportOf(refuse);
    await expect(sendRequest(transport, { ...CALL, bearer: true })).rejects.toMatchObject({ kind: 'status' });
    expect(transport.onRefused).toHaveBeenCalledWith('stored-token', 'get');
  });

  it('is not what a refused login is', async () => {
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

// Only the request matters here: the empty answer makes each call fail.
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

  it('put never carries the token, whatever it is given', async () => {
    const { helper, fetch } = helperOf();
    const options: object = { bearer: true };
    await expect(helper.put('/api/a', {}, options)).rejects.toThrow('put failed');
    expect(JSON.stringify(fetch.mock.calls)).not.toContain('stored-token');
  });
});
