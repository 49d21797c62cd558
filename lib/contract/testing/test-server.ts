import { checkContract } from '../probes';
import type { CheckOptions } from '../runner';

export const ORIGIN = 'https://its.example';
export const SITE = 'https://www.school.example';
export const CREDENTIALS = { user: 'asha', password: 'right-Password' };
/** What the preflight of a call is answered with, when the site may make it. */
export const CORS = {
  'Access-Control-Allow-Origin': SITE,
  'Access-Control-Allow-Headers': 'Authorization, Content-Type',
};

export const CALLS = {
  ValidateUser: ['POST', '/api/User/ValidateUser'],
  GetState: ['GET', '/api/State/GetState'],
  GetDistrictList: ['GET', '/api/District/GetDistrictList'],
  AddDistrict: ['POST', '/api/District/AddDistrict'],
  UpdateDistrict: ['POST', '/api/District/UpdateDistrict'],
  DeleteDistrict: ['POST', '/api/District/DeleteDistrict'],
} as const;
export type CallName = keyof typeof CALLS;

const encode = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');

/** A token with these claims, in the server's own handwriting. */
export const signToken = (claims: object): string =>
  `${encode({ alg: 'HS256' })}.${encode({ name: 'Asha', role: 'clerk', exp: 4_000_000_000, ...claims })}.c2lnbmVk`;
export const TOKEN = signToken({});

export interface District {
  districtId: number;
  districtName: string;
  stateId: number;
}
export interface Asked {
  call: CallName;
  method: string;
  token: string | undefined;
  origin: string | null;
  query: URLSearchParams;
  /** What is sent; by GET, what the address says. */
  body: {
    districtId?: number | undefined;
    districtName?: string;
    stateId?: number;
    loginName?: string;
    password?: string;
  };
}
export type Reply = (asked: Asked) => Response | Promise<Response>;

/** A server that keeps the contract, in memory; a lie replaces one of its parts. */
export interface TestServer {
  districts: District[];
  /** Every request that came, such as `GET /api/State/GetState`. */
  requests: string[];
  accepts: (asked: Asked) => boolean;
  takesMethod: (asked: Asked) => boolean;
  replies: Record<CallName, Reply>;
  preflight: Reply;
  /** On every answer but that to a preflight. */
  corsHeaders: (asked: Asked) => Record<string, string>;
  fetch: typeof fetch;
}

export const json = (value: unknown, status = 200): Response => Response.json(value, { status });
export const refuse = (status: number): Response => json({ errorMessage: 'Not like this.' }, status);

export function createHonestServer(): TestServer {
  const server: TestServer = {
    districts: [
      { districtId: 7, districtName: 'North Goa', stateId: 1 },
      { districtId: 8, districtName: 'South Goa', stateId: 1 },
      { districtId: 9, districtName: 'Kollam', stateId: 2 },
    ],
    requests: [],
    accepts: ({ token, call }) => token === TOKEN || call === 'ValidateUser',
    takesMethod: ({ method, call }) => method === CALLS[call][0],
    replies: {
      ValidateUser: ({ body: { loginName, password } }) =>
        loginName === CREDENTIALS.user && password === CREDENTIALS.password
          ? json({ token: TOKEN, errorMessage: null })
          : json({ token: null, errorMessage: 'The name or the password is not right.' }),
      GetState: () =>
        json([
          { stateId: 1, stateName: 'Goa' },
          { stateId: 2, stateName: 'Kerala' },
        ]),
      GetDistrictList: ({ query }) => {
        const id = query.get('StateId') ?? '';
        return /^[12]$/.test(id)
          ? json(server.districts.filter(({ stateId }) => stateId === Number(id)))
          : refuse(404);
      },
      AddDistrict: ({ body }) => save(server, { ...body, districtId: undefined }),
      UpdateDistrict: ({ body }) => save(server, body),
      DeleteDistrict: ({ query }) => {
        const gone = server.districts.find(({ districtId }) => districtId === Number(query.get('Id')));
        server.districts = server.districts.filter((district) => district !== gone);
        return gone ? json(gone) : refuse(404);
      },
    },
    preflight: ({ origin }) => new Response(null, { status: 204, headers: origin === SITE ? CORS : {} }),
    corsHeaders: ({ origin }) => ({ ...(origin === SITE && { 'Access-Control-Allow-Origin': SITE }) }),
    fetch: async (address, init) => {
      const request = new Request(address, init);
      const { pathname, searchParams } = new URL(request.url);
      const call = Object.keys(CALLS).find((name) => CALLS[name as CallName][1] === pathname) as CallName;
      if (!call) return refuse(404);
      const { method, headers } = request;
      const asked = {
        call,
        method,
        token: headers.get('authorization')?.slice('Bearer '.length),
        origin: headers.get('origin'),
        query: searchParams,
        body: JSON.parse((await request.text()) || JSON.stringify(Object.fromEntries(searchParams))),
      };
      server.requests.push(`${method} ${pathname}`);
      if (method === 'OPTIONS') return server.preflight(asked);
      const isTaken = server.takesMethod(asked);
      const response = !isTaken
        ? refuse(405)
        : server.accepts(asked)
          ? await server.replies[call](asked)
          : refuse(401);
      for (const [name, value] of Object.entries(server.corsHeaders(asked)))
        response.headers.set(name, value);
      return response;
    },
  };
  return server;
}

/** Adds a district, or replaces the one with its id; its name is taken only once in a state. */
export function save(
  server: TestServer,
  { districtId, districtName = '', stateId = 0 }: Asked['body'],
): Response {
  const id = districtId ?? Math.max(...server.districts.map((one) => one.districtId), 20) + 1;
  const others = server.districts.filter((one) => one.districtId !== id);
  if (others.some((one) => one.stateId === stateId && one.districtName === districtName)) return refuse(409);
  server.districts = [...others, { districtId: id, districtName, stateId }];
  return json({});
}

/** One way in which a server breaks the contract. */
export type Lie = (server: TestServer) => void;

/** Answers one call in its own way; `honest` gives the right answer. */
export const reply =
  (call: CallName, own: (asked: Asked, honest: Reply, server: TestServer) => ReturnType<Reply>): Lie =>
  (server) => {
    const honest = server.replies[call];
    server.replies[call] = (asked) => own(asked, honest, server);
  };

/** What the check says about a server, with everything tried. */
export async function checkServer({ fetch }: Pick<TestServer, 'fetch'>, changes: Partial<CheckOptions> = {}) {
  const now = new Date('2026-04-01T09:00:00Z');
  const options = { ...CREDENTIALS, origin: ORIGIN, prefix: '/api', site: SITE, write: true, now, fetch };
  const findings = await checkContract({ ...options, ...changes });
  const texts = (wanted: string) =>
    findings.filter(({ verdict }) => verdict === wanted).map(({ call, text }) => `${call}: ${text}`);
  return { findings, misfits: texts('misfit'), tolerated: texts('tolerated'), untried: texts('untried') };
}
