import type { Database } from './engines';
import { makeAddressKey, readClientAddress, readJsonObject, readName } from './request';
import { createTestApi } from './testing/test-api';

describe('addresses', () => {
  it.each([
    ['203.0.113.5', 0, '10.0.0.1'],
    ['203.0.113.5', 1, '203.0.113.5'],
    ['1.2.3.4, 203.0.113.5', 1, '203.0.113.5'],
    ['1.2.3.4, 203.0.113.5, 10.0.0.9', 2, '203.0.113.5'],
    ['203.0.113.5', 2, '10.0.0.1'],
    ['<script>', 1, '10.0.0.1'],
    [undefined, 1, '10.0.0.1'],
    ['203.0.113.5:6000', 1, '203.0.113.5'],
    ['[2001:db8::9]:6000', 1, '2001:db8::9'],
    ['[2001:db8::9]', 1, '2001:db8::9'],
    ['2001:db8::9', 1, '2001:db8::9'],
  ])(
    'a client’s address with X-Forwarded-For %j and %d trusted proxies is %s',
    (forwarded, proxies, address) => {
      expect(readClientAddress('10.0.0.1', forwarded, proxies)).toBe(address);
    },
  );

  it.each([
    ['203.0.113.5', '203.0.113.5'],
    ['::ffff:203.0.113.5', '203.0.113.5'],
    ['::FFFF:cb00:7105', '203.0.113.5'],
    ['0:0:0:0:0:ffff:203.0.113.5', '203.0.113.5'],
    ['0000:0000:0000:0000:0000:ffff:cb00:7105', '203.0.113.5'],
    ['64:ff9b::203.0.113.5', '203.0.113.5'],
    ['2002:cb00:7105:9::1', '203.0.113.5'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:1:2::9', '2001:db8:1:2::/64'],
    ['2001:db8::9', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['unknown', 'unknown'],
  ])('the address %s counts as %s', (address, key) => {
    expect(makeAddressKey(address)).toBe(key);
  });
});

function makeRequest(error: Error): Request {
  const body = new ReadableStream({ start: (controller) => controller.error(error) });
  const headers = { 'Content-Type': 'application/json' };
  return new Request('http://school.example', {
    method: 'POST',
    headers,
    body,
    duplex: 'half',
  } as RequestInit);
}

describe('bodies', () => {
  it('a body that ends early because the client disconnected is the client’s fault, not a database outage', async () => {
    const error = Object.assign(new Error('aborted'), { code: 'ECONNRESET' });
    await expect(readJsonObject(makeRequest(error))).rejects.toMatchObject({ status: 400 });
  });

  it('a body that ends early is the client’s fault even before its length is known', async () => {
    const { api, lines } = createTestApi({} as Database);
    const error = Object.assign(new Error('aborted'), { code: 'ECONNRESET' });
    expect((await api.request('/api/User/ValidateUser', makeRequest(error))).status).toBe(400);
    expect(lines.map(({ event }) => event)).toEqual(['request']);
  });

  it('a body that ends early for another reason throws the original error', async () => {
    const error = new Error('a fault of this program');
    await expect(readJsonObject(makeRequest(error))).rejects.toBe(error);
  });
});

/** Records the length of every string that is normalized from now on. */
function watchNormalize(): number[] {
  const lengths: number[] = [];
  jest.spyOn(String.prototype, 'normalize').mockImplementation(function (this: string) {
    lengths.push(this.length);
    return this;
  });
  return lengths;
}

describe('names', () => {
  afterEach(() => jest.restoreAllMocks());

  it('a name with very many accents is rejected before normalisation, which takes quadratic time', () => {
    const lengths = watchNormalize();
    expect(() => readName('\u0301\u0316'.repeat(5000), 'loginName')).toThrow(
      'loginName has 10000 characters. Shorten it to 100 or fewer.',
    );
    expect(lengths).toEqual([]);
  });

  it('a name of 100 letters, each with a separately typed accent, is kept', () => {
    expect(readName('e\u0301'.repeat(100), 'districtName')).toBe('\u00e9'.repeat(100));
  });
});
