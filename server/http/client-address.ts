import { isIP } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

/**
 * The address a request comes from: the socket's, or, behind `trustedProxies` proxies that each append to
 * X-Forwarded-For, the entry the outermost of them wrote. Entries further left are the client's own claim and are
 * never read.
 */
export function readClientAddress(context: Context, trustedProxies: number): string {
  const socket = getConnInfo(context).remote.address ?? 'unknown';
  if (trustedProxies === 0) return socket;
  const hops = (context.req.header('x-forwarded-for') ?? '').split(',').map((hop) => hop.trim());
  const claimed = hops.at(-trustedProxies) ?? '';
  return isIP(claimed) ? claimed : socket;
}

/**
 * What of an address the limits count by: IPv4 whole, IPv6 its first 64 bits, since one household or server has
 * all the addresses of such a network.
 */
export function makeAddressKey(address: string): string {
  const mapped = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (isIP(mapped) !== 6) return mapped;
  const [left = '', right] = (mapped.split('%')[0] ?? '').split('::');
  const start = left === '' ? [] : left.split(':');
  const end = right ? right.split(':') : [];
  const gap = right === undefined ? 0 : Math.max(0, 8 - start.length - end.length);
  const groups = [...start, ...Array<string>(gap).fill('0'), ...end].slice(0, 4);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}
