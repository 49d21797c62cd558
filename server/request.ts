import { isIP } from 'node:net';
import type { Http2Bindings, HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import ipaddr, { type IPv4, type IPv6 } from 'ipaddr.js';
import { readErrorCode } from './process';

export interface SignedInUser {
  userId: number;
  loginName: string;
  fullName: string;
  role: string;
  tokenVersion: number;
  active: boolean;
}

export type ServerBindings = Partial<HttpBindings | Http2Bindings> & {
  isStopping?: boolean;
  /** Aborted when a stopping server no longer waits for calls in the queue. */
  closing?: AbortSignal;
  /** Gives this call `ASSET_MS` instead of a few seconds to send its body. */
  allowUpload?: () => void;
};

/** Variables of a call. `user` and `session` are set wherever a token is required. */
export interface ApiEnv {
  Bindings: ServerBindings;
  Variables: {
    /** The id that is also in the log, the audit table, and the response's `X-Request-Id`. */
    requestId: string;
    /** The client's address, from `readClientAddress`. */
    address: string;
    /** True if a trusted proxy says that the client uses HTTPS. This server itself speaks only HTTP. */
    isHttps: boolean;
    user: SignedInUser;
    session: { tokenId: string; expiresAt: Date };
    /** Turns an error response into a page (server/enquiries.ts). Set if the browser itself sent a form. */
    asPage?: (answer: Response) => Promise<Response>;
    /** What the user entered in the form's fields, to fill in the form on that page. */
    typed?: Record<string, string>;
  };
}

export type ApiContext = Context<ApiEnv>;

/** In bytes. Calls without a sign-in have lower limits: anyone can send them, and reading 1 MB takes half a second. */
export const LARGEST_BODY = 1024 * 1024;
export const LARGEST_ENQUIRY = 256 * 1024;
export const LARGEST_SIGN_IN = 8 * 1024;

/** The only route for larger bodies (a photo or a PDF), for which editors also have more time. */
export const ASSET_PATH = '/api/Content/Picture';
export const LARGEST_ASSET = 8 * 1024 * 1024;
export const ASSET_MS = 60_000;

/** Headers that keep browsers from caching, sniffing, framing or running a response. */
export const API_HEADERS = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Cross-Origin-Resource-Policy': 'same-site',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
} as const;

/** Ends a call: `throw new Refusal(409, '…')` answers `{ "errorMessage": "…" }`. Say what is wrong and what to do. */
export class Refusal extends Error {
  constructor(
    readonly status: ContentfulStatusCode,
    message: string,
    readonly headers: Record<string, string> = {},
  ) {
    super(message);
  }
}

/** A key for comparing names: NFC, lower case, single spaces; no invisible characters, which could hide a duplicate. */
export const makeNameKey = (name: string): string =>
  tidyName(name)
    .replaceAll(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '')
    .toLowerCase()
    .normalize('NFC')
    .trim();

/** The name as it is stored: NFC, trimmed, single spaces, letters as typed. */
const tidyName = (name: string): string =>
  name
    .normalize('NFC')
    .replaceAll(/\p{Zs}+/gu, ' ')
    .trim();

// Matches control characters, line separators, lone surrogates, unassigned and private characters, and bidirectional
// controls (which make a name look like another). Allows joiners, which Indian scripts need.
const FORBIDDEN = /[\p{Cc}\p{Cs}\p{Cn}\p{Co}\u2028\u2029\u202A-\u202E\u2066-\u2069\uFEFF]/u;

/** The most UTF-16 units per stored character: normalizing 160 KB of combining marks took five seconds. */
const UNITS_PER_CHARACTER = 10;

/** Reads a one-line name from an untrusted body, and tidies it. HTML and SQL stay plain text. @throws Refusal 400 */
export function readName(value: unknown, field: string, limit = 100): string {
  const refuse = (problem: string) => new Refusal(400, `${field} ${problem}`);
  const shorten = (length: number) => refuse(`has ${length} characters. Shorten it to ${limit} or fewer.`);
  if (typeof value !== 'string') throw refuse('is missing or not text. Send it as a JSON string.');
  if (value.length > limit * UNITS_PER_CHARACTER) throw shorten(value.length);
  if (FORBIDDEN.test(value.trim()))
    throw refuse('contains a character that cannot be shown, such as a line break. Type it again.');
  const name = tidyName(value);
  if (!/[\p{L}\p{N}]/u.test(makeNameKey(name)))
    throw refuse('is empty or has no letter. Write at least one letter.');
  // Count code points, as PostgreSQL does, not UTF-16 units.
  const { length } = Array.from(name);
  if (length > limit) throw shorten(length);
  return name;
}

/** PostgreSQL's largest `integer`. A query for a larger id would fail instead of finding nothing. */
const LARGEST_ID = 2_147_483_647;

export const isId = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= LARGEST_ID;

/** Reads an id from a body. @throws Refusal 400 */
export function readId(value: unknown, field: string): number {
  if (!isId(value)) throw new Refusal(400, `${field} must be a whole number, 1 or more, such as 12.`);
  return value;
}

/** Reads an id that must be in the query string exactly once. @throws Refusal 400 */
export function readIdParameter(context: ApiContext, name: string): number {
  const [text, ...more] = context.req.queries(name) ?? [];
  if (text === undefined) throw new Refusal(400, `${name} is missing. Add it to the address: ?${name}=12`);
  if (more.length > 0) throw new Refusal(400, `${name} is in the address more than once. Send it once.`);
  return readId(/^\d{1,10}$/.test(text) ? Number(text) : undefined, name);
}

/** @throws `error` or, if the client disconnected, Refusal 400: `error` would be logged as a database outage */
export function refuseBrokenBody(error: unknown): never {
  if (readErrorCode(error) !== 'ECONNRESET') throw error;
  throw new Refusal(400, 'The body ended too early. Send it again.');
}

/** Reads the body. @throws Refusal 415 for another content type, 400 for anything but one JSON object */
export async function readJsonObject(request: Request): Promise<Record<string, unknown>> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json')
    throw new Refusal(415, 'The body must be JSON. Send it with the header Content-Type: application/json.');
  const bytes = await request.arrayBuffer().catch(refuseBrokenBody);
  let value: unknown;
  try {
    // `fatal` rejects bytes that are not UTF-8, which would otherwise be stored as U+FFFD replacement characters.
    value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new Refusal(400, 'The body is not valid JSON in UTF-8. Check its quotes, commas and brackets.');
  }
  if (typeof value === 'object' && value !== null && !Array.isArray(value))
    return value as Record<string, unknown>;
  throw new Refusal(400, 'The body must be a JSON object, such as {"name": "value"}.');
}

/** The socket's address, or the one that the outermost trusted proxy added to X-Forwarded-For: others can be forged. */
export function readClientAddress(own = 'unknown', forwarded: string | undefined, trustedProxies: number) {
  if (trustedProxies === 0) return own;
  const hop = (forwarded ?? '').split(',').at(-trustedProxies)?.trim() ?? '';
  // Some proxies add a port.
  const claimed = hop.replace(/^\[(.+)\](?::\d+)?$|^([\d.]+):\d+$/, '$1$2');
  return isIP(claimed) ? claimed : own;
}

/** For each range of IPv6 addresses that contain IPv4 addresses: the first byte of these (RFC 4291, 6052, 3056). */
const IPV4_INSIDE: Readonly<Record<string, number>> = { ipv4Mapped: 12, rfc6052: 12, '6to4': 2 };

/** Parses an address. Turns IPv4 within IPv6 (mapped, NAT64, 6to4) into IPv4. */
export function parseAddress(address: string): IPv4 | IPv6 {
  const parsed = ipaddr.parse(address);
  const at = IPV4_INSIDE[parsed.range()];
  return at === undefined ? parsed : new ipaddr.IPv4(parsed.toByteArray().slice(at, at + 4));
}

/** A key for rate limits: the IPv4 address, or the /64 network of an IPv6 address, which belongs to one household. */
export function makeAddressKey(address: string): string {
  if (isIP(address) !== 6) return address;
  const parsed = parseAddress(address);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  const network = parsed.parts.slice(0, 4).map((group) => group.toString(16));
  return `${network.join(':')}::/64`;
}
