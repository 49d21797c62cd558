import { SITE, type TestServer } from './honest-server';
import type { Lie } from './lie';

const preflight =
  (headers: Record<string, string>, status = 204): Lie['tell'] =>
  (server: TestServer) => {
    server.preflight = () => new Response(null, { status, headers });
  };
const ALLOW = 'Access-Control-Allow-Origin';

/** What only a browser notices, when site and API have different origins (Fetch standard, "CORS protocol"). */
export const LIES_ABOUT_ORIGINS: Lie[] = [
  { name: 'knows no CORS', found: `a browser at ${SITE} may not call it`, tell: preflight({}, 405) },
  {
    name: 'lets another site in only',
    found: `a browser at ${SITE} may not call it`,
    tell: preflight({ [ALLOW]: 'https://else.example', 'Access-Control-Allow-Headers': 'Authorization' }),
  },
  {
    name: 'does not let the token through',
    found: 'its Access-Control-Allow-Headers must name Authorization',
    tell: preflight({ [ALLOW]: SITE, 'Access-Control-Allow-Headers': '*' }),
  },
  {
    name: 'does not let JSON through',
    found: 'its Access-Control-Allow-Headers must name Content-Type',
    tell: preflight({ [ALLOW]: SITE, 'Access-Control-Allow-Headers': 'Authorization' }),
  },
  {
    name: 'forgets CORS on its answers',
    found: `its answer has no Access-Control-Allow-Origin for ${SITE}`,
    tell: (server) => {
      server.corsHeaders = () => ({});
    },
  },
  {
    name: 'forgets CORS when it refuses',
    found: `its refusal has no Access-Control-Allow-Origin for ${SITE}`,
    tell: (server) => {
      const honest = server.corsHeaders;
      server.corsHeaders = (request): Record<string, string> => (request.token ? honest(request) : {});
    },
  },
  {
    name: "lets every site in with the visitor's cookies",
    found: "every website may call it with the visitor's cookies",
    tell: (server) => {
      server.preflight = ({ headers }) =>
        new Response(null, {
          status: 204,
          headers: {
            [ALLOW]: headers.get('origin') ?? '',
            'Access-Control-Allow-Credentials': 'true',
            'Access-Control-Allow-Headers': 'Authorization, Content-Type',
          },
        });
    },
  },
];
