import { Hono } from 'hono';

type Answers = Record<string, (request: Request) => Response | Promise<Response>>;

const CLAIMS = Buffer.from(JSON.stringify({ name: 'Asha', role: 'clerk', exp: 4_000_000_000 })).toString(
  'base64url',
);
/** Looks like a token; nobody checks it here. */
export const LIARS_TOKEN = `e30.${CLAIMS}.c2lnbmVk`;

/**
 * A server that keeps the contract but for the answers given, by path: the contract check is tried on its lies.
 * It has one state and one district.
 */
export function createLyingServer(lies: Answers): { fetch: typeof fetch; requests: string[] } {
  const requests: string[] = [];
  const app = new Hono();
  const answers: Answers = { ...HONEST, ...lies };
  app.all('*', (context) => {
    requests.push(`${context.req.method} ${context.req.path}`);
    return answers[context.req.path]?.(context.req.raw) ?? context.notFound();
  });
  return { requests, fetch: async (address, init) => app.fetch(new Request(address, init)) };
}

const HONEST: Answers = {
  '/api/User/ValidateUser': async (request) => {
    const { password } = await request.json();
    return password === 'right'
      ? Response.json({ token: LIARS_TOKEN, errorMessage: null })
      : Response.json({ token: null, errorMessage: 'Wrong.' });
  },
  '/api/State/GetState': (request) => answerSignedIn(request, [{ stateId: 1, stateName: 'Goa' }]),
  '/api/District/GetDistrictList': (request) =>
    answerSignedIn(request, [{ districtId: 7, districtName: 'North Goa', stateId: 1 }]),
};

/** The answer for the right token, 401 for any other. */
export function answerSignedIn(request: Request, json: unknown): Response {
  const right = request.headers.get('authorization') === `Bearer ${LIARS_TOKEN}`;
  return right ? Response.json(json) : Response.json({ errorMessage: 'Sign in.' }, { status: 401 });
}
