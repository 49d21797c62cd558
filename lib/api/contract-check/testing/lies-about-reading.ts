import { PATHS, type TestServer } from './honest-server';
import { answerTo, type Lie } from './lie';
import { decodeToken, TOKEN } from './test-token';

/** Does not ask for a token at this path. */
function openUp(path: string): Lie['tell'] {
  return (server) => {
    server.accepts = (token, asked) => asked === path || token === TOKEN;
  };
}

/** Also takes a token that passes this test. */
function alsoAccept(test: (token: string) => boolean): Lie['tell'] {
  return (server) => {
    server.accepts = (token) => token === TOKEN || (token !== undefined && test(token));
  };
}

const goa = (more: object) => () => Response.json([{ stateId: 1, stateName: 'Goa' }, more]);
const isUnsigned = (token: string): boolean => decodeToken(token).header['alg'] === 'none';
const claimsOf = (token: string): string => JSON.stringify(decodeToken(token).claims);

/** Every call after the first finds one district less. */
function loseOneAtEachReading(server: TestServer): void {
  const honest = server.answers[PATHS.districts];
  server.answers[PATHS.districts] = async (request) => {
    const response = await honest(request);
    server.districts = server.districts.slice(1);
    return response;
  };
}

export const LIES_ABOUT_READING: Lie[] = [
  {
    name: 'shows the states without a token',
    found: 'GetState: without a token it is let in. It must answer 401.',
    tell: openUp(PATHS.states),
  },
  {
    name: 'shows the districts without a token',
    found: 'GetDistrictList: without a token it is let in. It must answer 401.',
    tell: openUp(PATHS.districts),
  },
  {
    name: 'accepts alg:none',
    found: 'GetState: with an unsigned token (alg: none) it is let in. It must answer 401.',
    tell: alsoAccept(isUnsigned),
  },
  {
    name: 'reads a token without looking at its signature',
    found: 'GetDistrictList: with a forged token it is let in. It must answer 401.',
    tell: alsoAccept((token) => !isUnsigned(token) && claimsOf(token) === claimsOf(TOKEN)),
  },
  {
    name: 'is content with any text for a token',
    found: 'GetState: with a forged token it is let in. It must answer 401.',
    tell: alsoAccept(() => true),
  },
  {
    name: 'sends a page instead of states',
    found: 'GetState: answers 200 with a page or other text. It must answer JSON.',
    tell: answerTo(PATHS.states, () => new Response('<!doctype html><h1>Sign in</h1>')),
  },
  {
    name: 'redirects to a login page',
    found: 'GetState: answers with a redirect, perhaps to a login page. It must answer itself.',
    tell: answerTo(PATHS.states, () => new Response(null, { status: 302, headers: { Location: '/login' } })),
  },
  {
    name: 'redirects to a login page whoever has no token',
    found: 'GetState: without a token: answers with a redirect',
    tell: (server) => {
      const honest = server.accepts;
      server.accepts = () => true;
      for (const path of [PATHS.states, PATHS.districts]) {
        const answer = server.answers[path];
        server.answers[path] = (request) =>
          honest(request.token, path)
            ? answer(request)
            : new Response(null, { status: 302, headers: { Location: '/login' } });
      }
    },
  },
  {
    name: 'wraps its list',
    found: 'GetState: the answer must be a JSON list, not an object with the fields data.',
    tell: answerTo(PATHS.states, () => Response.json({ data: [] })),
  },
  {
    name: 'answers null',
    found: 'GetState: the answer must be a JSON list, not null.',
    tell: answerTo(PATHS.states, () => Response.json(null)),
  },
  {
    name: 'has no ids',
    found: 'GetState: an item has no stateId; its fields are: title.',
    tell: answerTo(PATHS.states, goa({ title: 'Kerala' })),
  },
  {
    name: 'has empty names',
    found: 'GetState: stateName is empty or of the wrong kind in at least one item.',
    tell: answerTo(PATHS.states, goa({ stateId: 2, stateName: ' ' })),
  },
  {
    name: 'has ids that are too large to be exact',
    found: 'GetState: stateId is empty or of the wrong kind in at least one item.',
    tell: answerTo(PATHS.states, goa({ stateId: '99999999999999999999', stateName: 'Kerala' })),
  },
  {
    name: 'repeats an id',
    found: 'GetDistrictList: two items of the list have the same districtId.',
    tell: answerTo(PATHS.districts, () =>
      Response.json([
        { districtId: 1, districtName: 'A' },
        { districtId: 1, districtName: 'B' },
      ]),
    ),
  },
  {
    name: 'fails at the districts',
    found: 'GetDistrictList: answers 500.',
    tell: answerTo(PATHS.districts, () => new Response('<h1>Server Error</h1>', { status: 500 })),
  },
  {
    name: 'sends 11 MB',
    found: 'GetState: answers more than 10 MB.',
    tell: answerTo(PATHS.states, () => new Response(`"${'x'.repeat(11 * 1024 * 1024)}"`)),
  },
  {
    name: 'ignores StateId',
    found: 'GetDistrictList: the lists of two states share districts: StateId is ignored.',
    tell: (server) => {
      server.answers[PATHS.districts] = () => Response.json(server.districts);
    },
  },
  {
    name: 'takes StateId for SQL',
    found: 'GetDistrictList: "1 OR 1=1" for a StateId gets districts. It must answer 400.',
    tell: (server) => {
      const honest = server.answers[PATHS.districts];
      server.answers[PATHS.districts] = (request) =>
        request.query.get('StateId')?.includes(' OR 1=1') ? Response.json(server.districts) : honest(request);
    },
  },
  {
    name: 'loses a district at each reading',
    harms: true,
    found: 'GetDistrictList: a second reading gives another list. Reading must change nothing.',
    tell: loseOneAtEachReading,
  },
  {
    name: 'keeps letters of one byte only',
    found: 'AddDistrict: the name comes back changed',
    tell: (server) => {
      const honest = server.answers[PATHS.add];
      server.answers[PATHS.add] = (request) => {
        const districtName = String(request.body['districtName']).replaceAll(/[^\x20-\x7E]/g, '?');
        return honest({ ...request, body: { ...request.body, districtName } });
      };
    },
  },
];
