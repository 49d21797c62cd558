const encode = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');

const HEADER = { alg: 'HS256', typ: 'JWT' };
const CLAIMS = { name: 'Asha', role: 'clerk', exp: 4_000_000_000 };

/** A token with these claims, in the test server's own handwriting. */
export function signToken(claims: object): string {
  return `${encode(HEADER)}.${encode({ ...CLAIMS, ...claims })}.c2lnbmVk`;
}

export const TOKEN = signToken({});

/** The header and the claims of a token, unverified. */
export function decodeToken(token: string): { header: Record<string, unknown>; claims: object } {
  const [header = '', claims = ''] = token.split('.');
  const decode = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString()) as object;
  return { header: { ...decode(header) }, claims: decode(claims) };
}
