import type { Database } from '../engines';
import { addClerk, CLERK, createTestApi } from './test-api';
import { expectContract, readContract } from './read-contract';

/** Sends the preflight request that precedes a cross-origin call. */
function preflight(database: Database, allowedOrigins: string[]) {
  return createTestApi(database, { allowedOrigins }).api.request('/api/State/GetState', {
    method: 'OPTIONS',
    headers: { Origin: 'https://www.school.example', 'Access-Control-Request-Method': 'GET' },
  });
}

export function describeHttp(get: () => Database): void {
  describe('API', () => {
    beforeEach(() => addClerk(get()));

    it('the API has the paths of its contract and no others', () => {
      const { api } = createTestApi(get());
      const built = api.routes
        .filter(({ method }) => method !== 'ALL')
        .map(({ method, path }) => `${method} ${path.replaceAll(/:(\w+)/g, '{$1}').replace('*', '{route}')}`);
      const written = Object.entries(readContract().paths).flatMap(([path, calls]) =>
        Object.keys(calls).map((method) => `${method.toUpperCase()} ${path}`),
      );
      expect(built.toSorted()).toEqual(written.toSorted());
    });

    it('the API reports ok only while the database answers', async () => {
      const ask = () => {
        const { call, clock } = createTestApi(get());
        clock.now = new Date();
        return call('GET', '/healthz');
      };
      let answer = await ask();
      // A busy machine can take longer than a health check waits. Each retry makes a new API, which reuses no result.
      while (answer.status !== 200) answer = await ask();
      expect(answer.json).toEqual({ status: 'ok' });
      const broken = createTestApi({
        ...get(),
        transaction: () => Promise.reject(new Error('connection refused')),
      });
      const { status, json } = await broken.call('GET', '/healthz');
      expect([status, json]).toEqual([503, { status: 'the database does not answer' }]);
    });

    it('the API queries the database only once for simultaneous health checks, because anyone may request them', async () => {
      const transaction = jest.fn(() => Promise.reject(new Error('connection refused')));
      const { call } = createTestApi({ ...get(), transaction });
      await Promise.all([call('GET', '/healthz'), call('GET', '/healthz')]);
      expect(transaction).toHaveBeenCalledTimes(1);
    });

    it('the API reports that it is stopping', async () => {
      const { api } = createTestApi(get());
      const response = await api.request('/healthz', undefined, { isStopping: true });
      await expectContract('GET', '/healthz', response);
      expect([response.status, await response.json()]).toEqual([503, { status: 'stopping' }]);
    });

    it('the API reports a fault while the database hangs', async () => {
      const hung = createTestApi({ ...get(), transaction: () => new Promise(() => {}) });
      const { status, json } = await hung.call('GET', '/healthz');
      expect([status, json]).toEqual([503, { status: 'the database does not answer' }]);
    });

    it('the API hides an unexpected fault from the caller, but logs it', async () => {
      const broken = createTestApi({
        ...get(),
        query: () => Promise.reject(new Error('secret table is broken')),
      });
      const { status, json } = await broken.call('POST', '/api/User/ValidateUser', { body: CLERK });
      expect(status).toBe(500);
      expect(JSON.stringify(json)).not.toContain('table');
      expect(broken.lines).toContainEqual(
        expect.objectContaining({ level: 'error', error: 'secret table is broken' }),
      );
    });

    it.each([
      ['refuses connections', { code: 'ECONNREFUSED', message: 'connect ECONNREFUSED 127.0.0.1:5432' }],
      ['is shutting down', { code: '57P01', message: 'terminating connection' }],
      ['is read-only, such as a standby', { code: '25006', message: 'cannot execute INSERT in a read-only' }],
      ['is closed', { code: '55000', message: 'database is not currently accepting connections' }],
      ['no longer accepts the password', { code: '28P01', message: 'password authentication failed' }],
      ['has a full disk', { code: '53100', message: 'could not extend file' }],
      ['has no free connection', { message: 'timeout exceeded when trying to connect' }],
      ['hangs', { message: 'Query read timeout' }],
    ])('the API asks callers to try again later while the database %s', async (_, error) => {
      const token = await createTestApi(get()).signIn();
      const query = () => Promise.reject(Object.assign(new Error(), error));
      const broken = createTestApi({ ...get(), query });
      for (const answer of [
        await broken.call('POST', '/api/User/ValidateUser', { body: CLERK }),
        await broken.call('GET', '/api/State/GetState', { token }),
      ]) {
        expect([answer.status, answer.headers.get('Retry-After'), answer.json]).toEqual([
          503,
          '30',
          {
            errorMessage:
              'The server cannot use its database at the moment. Wait 30 seconds, then try again. If the problem continues, tell the school office.',
          },
        ]);
      }
    });

    it.each(['/api', '/api/', '/api/Nothing', '/api/User/validateuser', '/api/State/Nothing'])(
      'the API answers %s with JSON that says the address does not exist',
      async (path) => {
        const { api, signIn } = createTestApi(get());
        const token = await signIn();
        const response = await api.request(path, { headers: { Authorization: `Bearer ${token}` } });
        expect([response.status, await response.json()]).toEqual([
          404,
          { errorMessage: 'This address does not exist.' },
        ]);
      },
    );

    it.each([
      ['GET', '/api/User/ValidateUser', 'POST'],
      ['DELETE', '/api/State/GetState', 'GET, HEAD'],
      ['PUT', '/api/District/AddDistrict', 'POST'],
      ['POST', '/healthz', 'GET, HEAD'],
    ])('the API answers %s %s with the methods that are allowed', async (method, path, allowed) => {
      const response = await createTestApi(get()).api.request(path, { method });
      expect([response.status, response.headers.get('Allow'), await response.json()]).toEqual([
        405,
        allowed,
        { errorMessage: `This address accepts ${allowed} only.` },
      ]);
    });

    it('the API sets the security headers on answers of every kind', async () => {
      const { api } = createTestApi(get());
      for (const path of ['/healthz', '/api/State/GetState', '/api/nothing', '/api/User/ValidateUser']) {
        const { headers } = await api.request(path);
        expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
        expect(headers.get('Cache-Control')).toBe('no-store');
        expect(headers.get('Content-Security-Policy')).toContain("default-src 'none'");
      }
    });

    it('the API logs one line per request, without token, password, name, query or body', async () => {
      const { call, signIn, lines } = createTestApi(get());
      const token = await signIn();
      await call('GET', '/api/District/GetDistrictList?StateId=1', { token });
      await call('POST', '/api/District/AddDistrict', {
        token,
        body: { stateId: 1, districtName: 'south goa' },
      });
      await get().query(`delete from district where name = 'south goa'`);
      const requests = lines.filter(({ event }) => event === 'request');
      expect(requests).toHaveLength(3);
      expect(requests[1]).toEqual({
        level: 'info',
        event: 'request',
        method: 'GET',
        path: '/api/District/GetDistrictList',
        status: 200,
        ms: expect.any(Number),
        user: expect.any(Number),
        requestId: expect.stringMatching(/^[\da-f-]{36}$/),
      });
      const text = JSON.stringify(lines);
      for (const secret of [token, CLERK.password, CLERK.loginName, 'StateId', 'south goa']) {
        expect(text).not.toContain(secret);
      }
    });

    it('the API logs once that a proxy is in front of the server, if TRUST_PROXY was forgotten', async () => {
      const headers = { 'X-Forwarded-For': '203.0.113.9' };
      for (const [trustedProxies, count] of [[0, 1] as const, [1, 0] as const]) {
        const { api, lines } = createTestApi(get(), { trustedProxies });
        await api.request('/api/nothing', { headers });
        await api.request('/api/nothing', { headers });
        const warnings = lines.filter(({ event }) => event === 'X-Forwarded-For ignored');
        expect(warnings).toHaveLength(count);
      }
    });

    it.each(['Preview', '%50review'])(
      'the API does not log the address of a preview, which anyone could open: %s',
      async (preview) => {
        const { api, lines } = createTestApi(get());
        await api.request(`/api/Content/${preview}/q1w2e3r4t5y6u7i8o9p0a1s2/about`);
        expect(lines).toMatchObject([
          { event: 'request', path: '/api/Content/Preview/…/about', status: 404 },
        ]);
      },
    );

    it.each(['/api/State/GetState', '/api/User/ValidateUser', '/api/nothing'])(
      'the API lets allowed origins read refusals too: %s',
      async (path) => {
        const { api } = createTestApi(get(), { allowedOrigins: ['https://www.school.example'] });
        const response = await api.request(path, { headers: { Origin: 'https://www.school.example' } });
        expect(response.status).toBeGreaterThan(400);
        expect(response.headers.get('Access-Control-Allow-Origin')).toBe('https://www.school.example');
      },
    );

    it('the API answers other origins only when they are allowed', async () => {
      const allowed = await preflight(get(), ['https://www.school.example']);
      expect(allowed.headers.get('Access-Control-Allow-Origin')).toBe('https://www.school.example');
      expect(allowed.headers.get('Access-Control-Allow-Headers')).toContain('Authorization');
      for (const origins of [[], ['https://other.example']]) {
        expect((await preflight(get(), origins)).headers.get('Access-Control-Allow-Origin')).toBeNull();
      }
    });
  });
}
