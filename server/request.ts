import { isIP } from 'node:net';
import type { Http2Bindings, HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import ipaddr, { type IPv4, type IPv6 } from 'ipaddr.js';
import { readErrorCode } from './process';

/** A user as the calls see one, without the password. */
export interface SignedInUser {
  userId: number;
  loginName: string;
  fullName: string;
  role: string;
  tokenVersion: number;
  active: boolean;
}

/** What the server tells of a request. */
export type ServerBindings = Partial<HttpBindings | Http2Bindings> & {
  /** Whether the server has been told to stop. */
  isStopping?: boolean;
  /** Aborts once it waits for what is under way only: who stands in line is turned away in time. */
  closing?: AbortSignal;
};

/** What the middleware leaves for the calls: `user` and `session` are there wherever a token is required. */
export interface ApiEnv {
  Bindings: ServerBindings;
  Variables: {
    /** Names the request in the log, in the audit table, and in the answer's `X-Request-Id`. */
    requestId: string;
    /** As `readClientAddress` reads it. */
    address: string;
    /** Whether a proxy that is trusted says that the browser came by HTTPS: this server has none. */
    isHttps: boolean;
    user: SignedInUser;
    /** The token the call came with. */
    session: { tokenId: string; expiresAt: Date };
  };
}

export type ApiContext = Context<ApiEnv>;

/** Bytes. */
export const LARGEST_BODY = 1024 * 1024;

/** No answer of the API may be kept, sniffed, framed, or run as a page. */
export const API_HEADERS = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Cross-Origin-Resource-Policy': 'same-site',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
} as const;

/** `throw new Refusal(409, '…')` ends a call with `{ "errorMessage": "…" }`: what is wrong, and what to do about it. */
export class Refusal extends Error {
  constructor(
    readonly status: ContentfulStatusCode,
    message: string,
    readonly headers: Record<string, string> = {},
  ) {
    super(message);
  }
}

/** The form in which names are compared: NFC, small letters, single spaces, and no invisible characters, which would make a second "Jaipur". */
export function makeNameKey(name: string): string {
  return tidyName(name)
    .replaceAll(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '')
    .toLowerCase()
    .normalize('NFC')
    .trim();
}

/** The form in which a name is kept: NFC, trimmed, one space between words; letters stay as they were typed. */
const tidyName = (name: string): string =>
  name
    .normalize('NFC')
    .replaceAll(/\p{Zs}+/gu, ' ')
    .trim();

// Control characters, line separators, halves of a character, what Unicode gives no sign, and marks that turn the reading
// direction around (such a name shows as another). Joiners stay: Indian scripts need them.
const FORBIDDEN = /[\p{Cc}\p{Cs}\p{Cn}\p{Co}\u2028\u2029\u202A-\u202E\u2066-\u2069\uFEFF]/u;

/**
 * Plenty for one kept character (spaces between words, accents of their own). Putting accents in order takes the square
 * of their number: one body of 160 KB kept the whole server for five seconds.
 */
const UNITS_PER_CHARACTER = 10;

/** Reads a one-line name from an untrusted body, tidied. HTML and SQL are merely text here. @throws Refusal 400 in words */
export function readName(value: unknown, field: string, limit = 100): string {
  const refuse = (problem: string) => new Refusal(400, `${field} ${problem}`);
  const shorten = (length: number) => refuse(`has ${length} characters. Shorten it to ${limit} or fewer.`);
  if (typeof value !== 'string') throw refuse('is missing or is not text. Send it as a JSON string.');
  if (value.length > limit * UNITS_PER_CHARACTER) throw shorten(value.length);
  if (FORBIDDEN.test(value.trim()))
    throw refuse('contains a character that cannot be shown, such as a line break. Type it again.');
  const name = tidyName(value);
  if (!/[\p{L}\p{N}]/u.test(makeNameKey(name)))
    throw refuse('is empty or has no letter. Write at least one letter.');
  // As PostgreSQL counts: an emoji or a rare letter is one, though JavaScript's `length` says two.
  const { length } = Array.from(name);
  if (length > limit) throw shorten(length);
  return name;
}

/** PostgreSQL's largest `integer`; beyond it a query would fail instead of finding nothing. */
const LARGEST_ID = 2_147_483_647;

/** Whether it is a number that can be an id of a row. */
export const isId = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= LARGEST_ID;

/** Reads an id from a JSON body, where it must be a number. @throws Refusal 400 */
export function readId(value: unknown, field: string): number {
  if (!isId(value)) throw new Refusal(400, `${field} must be a whole number from 1 on, such as 12.`);
  return value;
}

/** Reads an id from the query string, where it must stand exactly once. @throws Refusal 400 */
export function readIdParameter(context: ApiContext, name: string): number {
  const [text, ...more] = context.req.queries(name) ?? [];
  if (text === undefined) throw new Refusal(400, `${name} is missing. Add it to the address: ?${name}=12`);
  if (more.length > 0) throw new Refusal(400, `${name} stands more than once in the address. Send it once.`);
  return readId(/^\d{1,10}$/.test(text) ? Number(text) : undefined, name);
}

/** A caller that hangs up must not look in the log like an outage of the database. */
export function refuseBrokenBody(error: unknown): never {
  if (readErrorCode(error) !== 'ECONNRESET') throw error;
  throw new Refusal(400, 'The body ended too early. Send it again.');
}

/** Reads a request's body as one JSON object. @throws Refusal 415 for another content type, 400 for another body */
export async function readJsonObject(request: Request): Promise<Record<string, unknown>> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json')
    throw new Refusal(415, 'The body must be JSON. Send it with the header Content-Type: application/json.');
  const bytes = await request.arrayBuffer().catch(refuseBrokenBody);
  let value: unknown;
  try {
    // `fatal`: bytes that are not UTF-8 are refused instead of becoming question marks in the database.
    value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new Refusal(400, 'The body is not valid JSON in UTF-8. Check its quotes, commas and brackets.');
  }
  if (typeof value === 'object' && value !== null && !Array.isArray(value))
    return value as Record<string, unknown>;
  throw new Refusal(400, 'The body must be a JSON object, such as {"name": "value"}.');
}

/**
 * The address a request comes from: the socket's, or, behind `trustedProxies` proxies that each append to
 * X-Forwarded-For, the entry the outermost of them wrote. Entries further left are the client's own claim.
 */
export function readClientAddress(own = 'unknown', forwarded: string | undefined, trustedProxies: number) {
  if (trustedProxies === 0) return own;
  const hop = (forwarded ?? '').split(',').at(-trustedProxies)?.trim() ?? '';
  // Some proxies write the port too.
  const claimed = hop.replace(/^\[(.+)\](?::\d+)?$|^([\d.]+):\d+$/, '$1$2');
  return isIP(claimed) ? claimed : own;
}

/** Where the four bytes of an IPv4 address stand that is written as IPv6 (RFC 4291, 6052, 3056). */
const IPV4_INSIDE: Readonly<Record<string, number>> = { ipv4Mapped: 12, rfc6052: 12, '6to4': 2 };

/** An address as numbers, an IPv4 one that is written as IPv6 (mapped, NAT64, 6to4) as IPv4. */
export function parseAddress(address: string): IPv4 | IPv6 {
  const parsed = ipaddr.parse(address);
  const at = IPV4_INSIDE[parsed.range()];
  return at === undefined ? parsed : new ipaddr.IPv4(parsed.toByteArray().slice(at, at + 4));
}

/** What the limits count by: an IPv4 address whole, of IPv6 the first 64 bits, since one household has all of such a network. */
export function makeAddressKey(address: string): string {
  if (isIP(address) !== 6) return address;
  const parsed = parseAddress(address);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  const network = parsed.parts.slice(0, 4);
  return `${network.map((group) => group.toString(16)).join(':')}::/64`;
}
