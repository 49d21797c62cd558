import type { Database } from '../engines';
import { addClerk, createTestApi } from './test-api';

const ADD = '/api/District/AddDistrict';

/** Names that a database, a browser or a shell could misread as code. */
const MERE_TEXT = [
  "Test'); drop table district; --",
  "Test' or '1'='1",
  'Test <script>alert(1)</script>',
  'Test "><img src=x onerror=alert(1)>',
  'Test $1 ${7*7} {{7*7}} %s %00',
  'Test \\ / ; | & ` ~',
  'Test क्षेत्र ज़िला',
  'Test 𠮷 🏫',
];

async function countDistricts(database: Database): Promise<number> {
  return (await database.query('select id from district')).rows.length;
}

export function describeHostileInput(get: () => Database): void {
  describe('hostile input', () => {
    beforeEach(() => addClerk(get()));
    afterEach(() => get().query(`delete from district where name like 'Test%'`));

    it.each(MERE_TEXT)('hostile input is kept as it was written: %j', async (districtName) => {
      const { call, signIn } = createTestApi(get());
      const token = await signIn();
      const { status, json } = await call('POST', ADD, { token, body: { stateId: 1, districtName } });
      expect([status, json.districtName]).toEqual([201, districtName.normalize('NFC')]);
      const { json: list } = await call('GET', '/api/District/GetDistrictList?StateId=1', { token });
      expect(list.map((district: { districtName: string }) => district.districtName)).toContain(
        districtName.normalize('NFC'),
      );
    });

    it.each(MERE_TEXT)('hostile input signs nobody in: %j', async (text) => {
      const { call } = createTestApi(get());
      for (const body of [
        { loginName: text, password: 'right-password' },
        { loginName: 'Clerk', password: text },
      ]) {
        expect((await call('POST', '/api/User/ValidateUser', { body })).json.token).toBeNull();
      }
    });

    it.each([
      [
        'stateId',
        [undefined, null, '1', 1.5, 0, -1, 2 ** 31, 1e300, true, [1], { id: 1 }, '1; drop table state'],
      ],
      [
        'districtName',
        [
          undefined,
          null,
          '',
          '   ',
          '\u200D',
          '\u3164',
          '\u115F',
          '\u2800',
          '\u0301',
          'Test\uFFFE',
          'Test\uE000',
          12,
          true,
          ['Test'],
          { name: 'Test' },
          'x'.repeat(101),
          'x'.repeat(10_000),
          'Test\u0000',
          'Test\nline',
          'Test\u202Egnp',
          '\uD800',
          'Te\u2028st',
        ],
      ],
      ['districtId', [undefined, null, '1', 1.5, 0, -1, 2 ** 31, [1]]],
    ])(
      'input of the wrong kind in %s is refused with the field’s name, and nothing changes',
      async (field, values) => {
        const { call, signIn } = createTestApi(get());
        const token = await signIn();
        const before = await countDistricts(get());
        const path = field === 'districtId' ? '/api/District/UpdateDistrict' : ADD;
        for (const value of values) {
          const body = { districtId: 1, stateId: 1, districtName: 'Test', [field]: value };
          const { status, json } = await call('POST', path, { token, body });
          expect([value, status]).toEqual([value, 400]);
          expect(json.errorMessage).toContain(field);
          expect(json.errorMessage.length).toBeLessThan(200);
        }
        expect(await countDistricts(get())).toBe(before);
      },
    );

    it.each([
      '',
      '?StateId=',
      '?StateId=abc',
      '?StateId=1%20or%201=1',
      '?StateId=-1',
      '?StateId=99999999999',
      '?StateId=2147483648',
      '?StateId=1&StateId=2',
      '?StateId=%00',
      '?StateId=1e3',
    ])('input in the address is refused: %j', async (query) => {
      const { call, signIn } = createTestApi(get());
      const token = await signIn();
      const list = await call('GET', `/api/District/GetDistrictList${query}`, { token });
      const gone = await call('POST', `/api/District/DeleteDistrict${query.replaceAll('StateId', 'Id')}`, {
        token,
      });
      expect([list.status, gone.status]).toEqual([400, 400]);
    });

    it.each([
      ['not JSON', '{"stateId": 1,'],
      ['nothing', ''],
      ['a list', '[]'],
      ['a word', '"Test"'],
      ['null', 'null'],
      ['text that is not UTF-8', new Blob([new Uint8Array([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d])])],
      ['deeply nested', '['.repeat(100_000)],
      ['a prototype', '{"__proto__": {"stateId": 1, "districtName": "Test"}}'],
    ])('a body that is %s is refused', async (_, body) => {
      const { call, signIn } = createTestApi(get());
      const token = await signIn();
      expect((await call('POST', ADD, { token, body })).status).toBe(400);
    });

    it('input with another content type is refused, so that a form on another site cannot send it', async () => {
      const { call, signIn } = createTestApi(get());
      const token = await signIn();
      for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data']) {
        const headers = { 'Content-Type': type };
        expect((await call('POST', ADD, { token, body: { stateId: 1 }, headers })).status).toBe(415);
      }
    });

    it.each([
      [ADD, '1 MB', 1024],
      ['/api/User/ValidateUser', '8 KB', 8],
      ['/api/Enquiry/UpdateEnquiry', '256 KB', 256],
    ])('input to %s that is larger than %s is refused', async (path, limit, kilobytes) => {
      const { call, signIn } = createTestApi(get());
      const token = await signIn();
      await get().query(`update app_user set role = 'admissions'`);
      const send = (length: number) => call('POST', path, { token, body: { text: 'x'.repeat(length) } });
      expect((await send(kilobytes * 1024 - 100)).status).toBe(400);
      const { status, json } = await send(kilobytes * 1024);
      expect([status, json.errorMessage]).toEqual([
        413,
        `The request is larger than ${limit}. Send less data.`,
      ]);
    });

    it.each([
      ['without a sign-in', '/api/Content/Picture', false, 401],
      ['without the role', '/api/Content/Picture', true, 403],
      ['without a sign-in', ADD, false, 401],
    ])('input is not read if it is sent %s: %s', async (_, path, isSignedIn, status) => {
      const { api, signIn } = createTestApi(get());
      const headers = { ...(isSignedIn && { Authorization: `Bearer ${await signIn()}` }) };
      const pull = jest.fn((controller: ReadableStreamDefaultController) => controller.close());
      const allowUpload = jest.fn();
      const body = new ReadableStream({ pull }, { highWaterMark: 0 });
      const request = { method: 'POST', headers: { ...headers, 'Transfer-Encoding': 'chunked' }, body };
      const sent = new Request(`http://localhost${path}`, { ...request, duplex: 'half' } as RequestInit);
      expect((await api.request(sent, undefined, { allowUpload })).status).toBe(status);
      expect([pull, allowUpload].map(({ mock }) => mock.calls)).toEqual([[], []]);
    });
  });
}
