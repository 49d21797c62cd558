import { TOKEN } from './test-token';

export const ORIGIN = 'https://its.example';
export const SITE = 'https://www.school.example';
export const CREDENTIALS = { user: 'asha', password: 'right-Password' };
const REFUSAL = { token: null, errorMessage: 'The name or the password is not right.' };

export const PATHS = {
  signIn: '/api/User/ValidateUser',
  states: '/api/State/GetState',
  districts: '/api/District/GetDistrictList',
  add: '/api/District/AddDistrict',
  update: '/api/District/UpdateDistrict',
  delete: '/api/District/DeleteDistrict',
} as const;
export type Path = (typeof PATHS)[keyof typeof PATHS];

export interface TestDistrict {
  districtId: number;
  districtName: string;
  stateId: number;
}

export interface TestRequest {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: Headers;
  token: string | undefined;
  body: Record<string, unknown>;
}
type Answer = (request: TestRequest) => Response | Promise<Response>;

/** A server that keeps the contract, in memory; a lie replaces one of its parts. */
export interface TestServer {
  districts: TestDistrict[];
  /** Every request that came, such as `GET /api/State/GetState`. */
  requests: string[];
  accepts: (token: string | undefined, path: string) => boolean;
  answers: Record<Path, Answer>;
  allowsMethod: (method: string, path: string) => boolean;
  preflight: Answer;
  /** On every answer but that to a preflight. */
  corsHeaders: (request: TestRequest) => Record<string, string>;
  fetch: typeof fetch;
}

export function createHonestServer(): TestServer {
  const server: TestServer = {
    districts: [
      { districtId: 7, districtName: 'North Goa', stateId: 1 },
      { districtId: 8, districtName: 'South Goa', stateId: 1 },
      { districtId: 9, districtName: 'Kollam', stateId: 2 },
    ],
    requests: [],
    accepts: (token) => token === TOKEN,
    allowsMethod: (method, path) => method === (/Validate|Add|Update|Delete/.test(path) ? 'POST' : 'GET'),
    answers: {
      [PATHS.signIn]: ({ body }) =>
        Response.json(
          body['loginName'] === CREDENTIALS.user && body['password'] === CREDENTIALS.password
            ? { token: TOKEN, errorMessage: null }
            : REFUSAL,
        ),
      [PATHS.states]: () =>
        Response.json([
          { stateId: 1, stateName: 'Goa' },
          { stateId: 2, stateName: 'Kerala' },
        ]),
      [PATHS.districts]: ({ query }) =>
        /^[12]$/.test(query.get('StateId') ?? '')
          ? Response.json(server.districts.filter(({ stateId }) => stateId === Number(query.get('StateId'))))
          : refuse(404, 'There is no such state.'),
      [PATHS.add]: ({ body }) => save(server, body, nextId(server)),
      [PATHS.update]: ({ body }) => save(server, body, Number(body['districtId'])),
      [PATHS.delete]: ({ query }) => {
        const gone = find(server, query.get('Id'));
        if (!gone) return refuse(404, 'There is no such district.');
        server.districts = server.districts.filter((district) => district !== gone);
        return Response.json(gone);
      },
    },
    preflight: ({ headers }) =>
      new Response(null, {
        status: 204,
        headers: headers.get('origin') === SITE ? { ...ALLOWED, ...PREFLIGHT } : {},
      }),
    corsHeaders: ({ headers }): Record<string, string> => (headers.get('origin') === SITE ? ALLOWED : {}),
    fetch: async (address, init) => {
      const request = await readRequest(new Request(address, init));
      server.requests.push(`${request.method} ${request.path}`);
      const response = await answer(server, request);
      if (request.method === 'OPTIONS') return response;
      for (const [name, value] of Object.entries(server.corsHeaders(request)))
        response.headers.set(name, value);
      return response;
    },
  };
  return server;
}

const ALLOWED = { 'Access-Control-Allow-Origin': SITE };
const PREFLIGHT = { 'Access-Control-Allow-Headers': 'Authorization, Content-Type' };

export function refuse(status: number, errorMessage: string): Response {
  return Response.json({ errorMessage }, { status });
}

export function nextId(server: TestServer): number {
  return Math.max(...server.districts.map(({ districtId }) => districtId), 20) + 1;
}

export function find(server: TestServer, id: unknown): TestDistrict | undefined {
  return server.districts.find(({ districtId }) => districtId === Number(id));
}

/** Adds or replaces, with a name that is taken only once in a state. */
export function save(server: TestServer, body: Record<string, unknown>, districtId: number): Response {
  const district = {
    districtId,
    districtName: String(body['districtName']),
    stateId: Number(body['stateId']),
  };
  const taken = server.districts.some(
    (other) =>
      other.districtId !== districtId &&
      other.stateId === district.stateId &&
      other.districtName === district.districtName,
  );
  if (taken) return refuse(409, 'The name is taken.');
  server.districts = [...server.districts.filter((other) => other.districtId !== districtId), district];
  return Response.json(district);
}

async function answer(server: TestServer, request: TestRequest): Promise<Response> {
  const { method, path, token } = request;
  const call = server.answers[path as Path];
  if (!call) return refuse(404, 'There is nothing at this address.');
  if (method === 'OPTIONS') return server.preflight(request);
  if (!server.allowsMethod(method, path)) return refuse(405, 'Another method.');
  if (path !== PATHS.signIn && !server.accepts(token, path)) return refuse(401, 'Sign in.');
  return call(request);
}

async function readRequest(request: Request): Promise<TestRequest> {
  const { pathname, searchParams } = new URL(request.url);
  const text = await request.text();
  const [, token] = /^Bearer (.+)$/.exec(request.headers.get('authorization') ?? '') ?? [];
  return {
    method: request.method,
    path: pathname,
    query: searchParams,
    headers: request.headers,
    token,
    body: text ? (JSON.parse(text) as Record<string, unknown>) : {},
  };
}
