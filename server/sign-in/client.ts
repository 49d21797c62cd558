import { BlockList, isIPv6 } from 'node:net';
import { getCookie } from 'hono/cookie';
import type { ApiContext } from '../http/api-env';
import { makeAddressKey, readClientAddress } from '../http/client-address';
import { BROWSER_COOKIE, readBrowserToken } from '../tokens/browser-token';
import type { KnownAddresses } from './known-addresses';

/** Where a sign-in comes from. */
export interface Client {
  /** As `makeAddressKey` makes it. */
  address: string;
  /** The browser's own id, when this name has signed in there before. */
  browserId: string | null;
  /** Whether staff have signed in from the address recently. */
  addressIsKnown: boolean;
  inOwnNetwork: boolean;
}

/** What tells clients apart. */
export interface Places {
  known: KnownAddresses;
  /** Whether an address is in one of the school's own networks. */
  isOwn: (address: string) => boolean;
}

/** Recognises the client of a sign-in. */
export async function recogniseClient(
  context: ApiContext,
  name: string,
  options: { jwtSecret: Uint8Array; now: () => Date; trustedProxies: number },
  places: Places,
): Promise<Client> {
  const full = readClientAddress(context, options.trustedProxies);
  const address = makeAddressKey(full);
  const browser = await readBrowserToken(
    getCookie(context, BROWSER_COOKIE),
    options.jwtSecret,
    options.now(),
  );
  return {
    address,
    browserId: browser?.knows(name) ? browser.id : null,
    addressIsKnown: await places.known.has(address, options.now()),
    inOwnNetwork: places.isOwn(full),
  };
}

/** A test for addresses of these networks, such as `203.0.113.0/24`. @throws for what is not a network */
export function readNetworks(networks: string[]): (address: string) => boolean {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', bits = ''] = network.split('/');
    list.addSubnet(address, Number(bits), isIPv6(address) ? 'ipv6' : 'ipv4');
  }
  return (address) => {
    const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
    return list.check(plain, isIPv6(plain) ? 'ipv6' : 'ipv4');
  };
}
