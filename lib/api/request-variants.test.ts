/** @jest-environment jsdom */
import { createRequestHelper } from './request-variants';

function helperOf() {
  const fetch = jest.fn(async () => ({
    status: 200,
    ok: true,
    type: 'basic',
    headers: new Headers(),
    body: null,
  }));
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

// What is sent is looked at here; the empty answer that each call then complains of is not.
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
