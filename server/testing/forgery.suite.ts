import { createRequestHelper, ApiError } from '@/lib/staff/client';
import { readSignIn, SIGN_IN_PATH, createStaffApi } from '@/lib/staff/staff-api';
import type { Database } from '../engines';
import { addClerk, CLERK, createTestApi } from './test-api';

const SITE = 'https://www.school.example';

/** The staff area's own client, connected to the API as in a browser with one open page. */
function openBrowser(database: Database) {
  const { api } = createTestApi(database);
  const jar = new Map<string, string>();
  let token: string | null = null;
  const send: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    request.headers.set('Cookie', [...jar].map((pair) => pair.join('=')).join('; '));
    const socket = { remoteAddress: '203.0.113.9', remotePort: 1, remoteFamily: 'IPv4' };
    const response = await api.request(request, undefined, { incoming: { socket } });
    for (const cookie of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (cookie.split(';')[0] ?? '').split('=', 2);
      if (value === '') jar.delete(name);
      else jar.set(name, value);
    }
    return response;
  };
  // Return only the cookie that scripts can read: not the one that marks the browser.
  const readCookies = () => (jar.has('XSRF-TOKEN') ? `XSRF-TOKEN=${jar.get('XSRF-TOKEN')}` : '');
  const transport = {
    fetch: send,
    siteOrigin: SITE,
    apiOrigin: '',
    readToken: () => token,
    readCookies,
    onRefused: () => {},
  };
  const own = createRequestHelper(transport);
  const foreign = createRequestHelper({ ...transport, readCookies: () => '' });
  const signIn = async (request = own) => {
    token = readSignIn(await request.post(SIGN_IN_PATH, CLERK)).token;
  };
  return {
    jar,
    staffApi: createStaffApi(own, '/api'),
    foreign: createStaffApi(foreign, '/api'),
    signIn,
    signInFromElsewhere: () => signIn(foreign),
  };
}

async function readStatus(call: Promise<unknown>): Promise<number | undefined> {
  const error = await call.catch((thrown: unknown) => thrown);
  return error instanceof ApiError ? error.details.status : undefined;
}

export function describeForgery(get: () => Database): void {
  describe('anti-forgery', () => {
    beforeEach(() => addClerk(get()));
    afterEach(() => get().query(`delete from district where name like 'Test%'`));

    it("the anti-forgery header repeats the value of the sign-in's cookie in every change that the client sends to the server", async () => {
      const { jar, staffApi, signIn } = openBrowser(get());
      expect(jar.size).toBe(0);
      await signIn();
      expect(jar.get('XSRF-TOKEN')).toMatch(/^[\w-]{32}$/);
      await staffApi.addDistrict({ stateId: 1, districtName: 'Test Header' });
      const added = (await staffApi.listDistricts(1)).find((each) => each.districtName === 'Test Header');
      if (!added) throw new Error('the district was not added');
      await staffApi.updateDistrict({ ...added, districtName: 'Test Renamed' });
      await staffApi.deleteDistrict(added.districtId);
      await signIn();
    });

    it('the anti-forgery header is required for every change that is sent with the cookie, but not for reading', async () => {
      const { foreign, signIn, signInFromElsewhere, staffApi } = openBrowser(get());
      await signIn();
      const district = { stateId: 1, districtName: 'Test Forged' };
      expect(await readStatus(foreign.addDistrict(district))).toBe(403);
      expect(await readStatus(foreign.updateDistrict({ ...district, districtId: 1 }))).toBe(403);
      expect(await readStatus(foreign.deleteDistrict(1))).toBe(403);
      expect(await readStatus(signInFromElsewhere())).toBe(403);
      const names = (await foreign.listDistricts(1)).map(({ districtName }) => districtName);
      expect(names).not.toContain('Test Forged');
      expect((await staffApi.listStates()).length).toBeGreaterThan(0);
    });

    it.each(['', 'b', 'aa', 'A'])(
      'the anti-forgery header is refused if its value differs from the cookie’s: %j',
      async (value) => {
        const { call } = createTestApi(get());
        const headers = { Cookie: 'XSRF-TOKEN=a', 'X-XSRF-TOKEN': value };
        const { status, json } = await call('POST', SIGN_IN_PATH, { body: CLERK, headers });
        expect([status, json.errorMessage]).toEqual([
          403,
          'This request did not come from a page of this site. Reload the page, then try again.',
        ]);
      },
    );

    it.each<Record<string, string>>([{}, { 'X-XSRF-TOKEN': '' }])(
      'the anti-forgery header is required even if the cookie is empty: %j',
      async (header) => {
        const { call } = createTestApi(get());
        const headers = { Cookie: 'XSRF-TOKEN=', ...header };
        expect((await call('POST', SIGN_IN_PATH, { body: CLERK, headers })).status).toBe(403);
      },
    );

    it('the anti-forgery header is not required of a program, which sends no cookie', async () => {
      const { call } = createTestApi(get());
      expect((await call('POST', SIGN_IN_PATH, { body: CLERK })).status).toBe(200);
    });

    it.each([
      [undefined, 0, false],
      ['https', 0, false],
      ['https', 1, true],
      ['http', 1, false],
      ['https, http', 1, false],
    ])(
      'the anti-forgery cookie is for this site only; X-Forwarded-Proto %j with %d proxies: secure %s',
      async (proto, trustedProxies, secure) => {
        const { call } = createTestApi(get(), { trustedProxies });
        const headers: Record<string, string> = proto ? { 'X-Forwarded-Proto': proto } : {};
        const answer = await call('POST', SIGN_IN_PATH, { body: CLERK, headers });
        const [forgery = '', browser = ''] = answer.headers.getSetCookie();
        expect(forgery).toMatch(/^XSRF-TOKEN=[\w-]{32}; Max-Age=3600; Path=\/;/);
        expect(browser).toMatch(/^staff-browser=[\w.-]+; Max-Age=15552000; Path=\/api\/User; HttpOnly;/);
        for (const cookie of [forgery, browser]) {
          expect(cookie).toContain('SameSite=Strict');
          expect(cookie.includes('Secure')).toBe(secure);
        }
        expect(forgery).not.toContain('HttpOnly');
      },
    );

    it('the anti-forgery cookie does not exist before a sign-in, and is deleted at the sign-out', async () => {
      const { call, signIn } = createTestApi(get());
      const refused = await call('POST', SIGN_IN_PATH, { body: { ...CLERK, password: 'wrong' } });
      expect(refused.headers.getSetCookie()).toEqual([]);
      const out = await call('POST', '/api/User/SignOut', { token: await signIn() });
      expect(out.headers.getSetCookie()).toEqual(['XSRF-TOKEN=; Max-Age=0; Path=/']);
    });
  });
}
