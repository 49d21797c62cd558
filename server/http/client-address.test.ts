import { Hono } from 'hono';
import { makeAddressKey, readClientAddress } from './client-address';

/** The address read from a request over a socket from 10.0.0.1. */
async function readFrom(forwarded: string | undefined, trustedProxies: number): Promise<string> {
  const app = new Hono().get('/', (context) => context.text(readClientAddress(context, trustedProxies)));
  const headers = new Headers();
  if (forwarded !== undefined) headers.set('X-Forwarded-For', forwarded);
  const socket = { remoteAddress: '10.0.0.1', remotePort: 1, remoteFamily: 'IPv4' };
  return (await app.request('/', { headers }, { incoming: { socket } })).text();
}

describe("a client's address", () => {
  it.each([
    ['203.0.113.5', 0, '10.0.0.1'],
    ['203.0.113.5', 1, '203.0.113.5'],
    ['1.2.3.4, 203.0.113.5', 1, '203.0.113.5'],
    ['1.2.3.4, 203.0.113.5, 10.0.0.9', 2, '203.0.113.5'],
    ['203.0.113.5', 2, '10.0.0.1'],
    ['<script>', 1, '10.0.0.1'],
    [undefined, 1, '10.0.0.1'],
  ])('behind X-Forwarded-For %j with %d trusted proxies is %s', async (forwarded, proxies, address) => {
    expect(await readFrom(forwarded, proxies)).toBe(address);
  });

  it.each([
    ['203.0.113.5', '203.0.113.5'],
    ['::ffff:203.0.113.5', '203.0.113.5'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:1:2::9', '2001:db8:1:2::/64'],
    ['2001:db8::9', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['unknown', 'unknown'],
  ])('%s counts as %s', (address, key) => {
    expect(makeAddressKey(address)).toBe(key);
  });
});
