import { find, nextId, PATHS, save, type Path, type TestServer } from './honest-server';
import { answerTo, type Lie } from './lie';
import { decodeToken, TOKEN } from './test-token';

/** Changes what a call is given before it is answered honestly. */
function distort(path: Path, change: (text: string) => string): Lie['tell'] {
  return (server) => {
    const honest = server.answers[path];
    server.answers[path] = (request) => {
      const districtName = change(String(request.body['districtName']));
      return honest({ ...request, body: { ...request.body, districtName } });
    };
  };
}

/** Does what was asked, and answers something else. */
function answerAfter(path: Path, answer: () => Response): Lie['tell'] {
  return (server) => {
    const honest = server.answers[path];
    server.answers[path] = async (request) => {
      await honest(request);
      return answer();
    };
  };
}

/** Asks for no token at this path, or takes an unsigned or forged one. */
function open(path: Path, test: (token: string | undefined) => boolean): Lie['tell'] {
  return (server) => {
    server.accepts = (token, asked) => token === TOKEN || (asked === path && test(token));
  };
}
const isUnsigned = (token = ''): boolean => token !== '' && decodeToken(token).header['alg'] === 'none';
const isForged = (token = ''): boolean => token !== '' && !isUnsigned(token);
const nothing = () => new Response(null, { status: 204 });
const says = (call: string, how: string) => `${call}: ${how} it is let in. It must answer 401.`;

const OPEN: Lie[] = [
  ['AddDistrict', PATHS.add, 'adds'] as const,
  ['UpdateDistrict', PATHS.update, 'renames'] as const,
  ['DeleteDistrict', PATHS.delete, 'deletes'] as const,
].flatMap(([call, path, does]) => [
  {
    name: `${does} without a token`,
    found: says(call, 'without a token'),
    tell: open(path, (token) => token === undefined),
  },
  {
    name: `${does} with a forged token`,
    found: says(call, 'with a forged token'),
    tell: open(path, isForged),
  },
  {
    name: `${does} with an unsigned token`,
    found: says(call, 'with an unsigned token (alg: none)'),
    tell: open(path, isUnsigned),
  },
  {
    name: `${does} and then says 401`,
    found: `${call}: without a token it answers 401 but still ${does}.`,
    tell: (server: TestServer) => {
      const accepts = server.accepts;
      const honest = server.answers[path];
      server.accepts = () => true;
      for (const each of Object.values(PATHS)) {
        if (each === PATHS.signIn) continue;
        const answer = server.answers[each];
        server.answers[each] = async (request) => {
          if (accepts(request.token, each)) return answer(request);
          if (each === path) await honest(request);
          return Response.json({ errorMessage: 'Sign in.' }, { status: 401 });
        };
      }
    },
  },
  {
    name: `answers 204 when it ${does}`,
    found: `${call}: answers 204 with nothing in it; the dashboard calls that an empty answer.`,
    tell: answerAfter(path, nothing),
  },
  {
    name: `only says that it ${does}`,
    found: `${call}: this is not so: `,
    tell: answerTo(path, () => Response.json({})),
  },
]);

const ADDING: Lie[] = [
  {
    name: 'adds twice',
    found: 'AddDistrict: this is not so: the new district is in the list once.',
    tell: (server) => {
      server.answers[PATHS.add] = ({ body }) => {
        for (const _ of [1, 2]) server.districts.push({ ...newDistrict(body), districtId: nextId(server) });
        return Response.json({});
      };
    },
  },
  {
    name: 'cuts long names',
    found: 'UpdateDistrict: a name of 100 characters comes back changed',
    tell: distort(PATHS.update, (name) => name.slice(0, 80)),
  },
  {
    name: 'writes names as HTML',
    found: 'AddDistrict: the name comes back changed',
    tell: distort(PATHS.add, (name) => name.replaceAll('&', '&amp;')),
  },
  {
    name: 'answers null when it adds',
    found: 'AddDistrict: answers with data that the staff area cannot read',
    tell: answerAfter(PATHS.add, () => Response.json(null)),
  },
  {
    name: 'adds by GET',
    found: 'AddDistrict: a GET adds a district. It must change nothing.',
    tell: (server) => {
      const honest = server.allowsMethod;
      server.allowsMethod = (method, path) => path === PATHS.add || honest(method, path);
      const add = server.answers[PATHS.add];
      server.answers[PATHS.add] = (request) =>
        add(request.method === 'GET' ? { ...request, body: Object.fromEntries(request.query) } : request);
    },
  },
];

const newDistrict = (body: Record<string, unknown>) => ({
  districtName: String(body['districtName']),
  stateId: Number(body['stateId']),
});

const UPDATING: Lie[] = [
  {
    name: 'renames everything',
    harms: true,
    found: 'UpdateDistrict: it changed more than it should',
    tell: (server) => {
      server.answers[PATHS.update] = ({ body }) => {
        server.districts = server.districts.map((district) => ({
          ...district,
          districtName: String(body['districtName']),
        }));
        return Response.json({});
      };
    },
  },
  {
    name: 'adds a copy instead of renaming',
    found: 'UpdateDistrict: it changed more than it should',
    tell: (server) => {
      server.answers[PATHS.update] = ({ body }) => save(server, body, nextId(server));
    },
  },
  {
    name: 'renames the district before',
    found: 'UpdateDistrict: it changed more than it should',
    tell: (server) => {
      server.answers[PATHS.update] = ({ body }) => save(server, body, Number(body['districtId']) - 1);
    },
  },
  {
    name: 'ignores a move to another state',
    found: 'UpdateDistrict: this is not so: a district can be moved to another state.',
    tell: (server) => {
      const honest = server.answers[PATHS.update];
      server.answers[PATHS.update] = (request) => {
        const before = find(server, request.body['districtId']);
        return honest({ ...request, body: { ...request.body, stateId: before?.stateId } });
      };
    },
  },
  {
    name: 'refuses every change',
    found: 'UpdateDistrict: answers 403 (Not you.).',
    tell: answerTo(PATHS.update, () => Response.json({ errorMessage: 'Not you.' }, { status: 403 })),
  },
];

/** Deletes the districts of this kind, whatever was asked. */
function deleteInstead(choose: (server: TestServer, id: number) => number[]): Lie['tell'] {
  return (server) => {
    server.answers[PATHS.delete] = ({ query }) => {
      const ids = choose(server, Number(query.get('Id')));
      server.districts = server.districts.filter(({ districtId }) => !ids.includes(districtId));
      return Response.json({});
    };
  };
}
const idsOf = (server: TestServer): number[] =>
  server.districts.map(({ districtId }) => districtId).toSorted((a, b) => a - b);

const DELETING: Lie[] = [
  {
    name: 'deletes everything',
    harms: true,
    found: 'DeleteDistrict: it changed more than it should',
    tell: deleteInstead(idsOf),
  },
  {
    name: 'deletes the newest district',
    found: 'DeleteDistrict: it changed more than it should',
    tell: deleteInstead((server) => idsOf(server).slice(-1)),
  },
  {
    name: 'deletes the oldest district',
    harms: true,
    found: 'DeleteDistrict: it changed more than it should',
    tell: deleteInstead((server) => idsOf(server).slice(0, 1)),
  },
  {
    name: 'deletes the neighbour too',
    found: 'DeleteDistrict: it changed more than it should',
    tell: deleteInstead((_, id) => [id, id + 1]),
  },
  {
    name: 'deletes by GET',
    found: 'DeleteDistrict: a GET deletes. It must change nothing.',
    tell: (server) => {
      const honest = server.allowsMethod;
      server.allowsMethod = (method, path) => path === PATHS.delete || honest(method, path);
    },
  },
];

export const LIES_ABOUT_WRITING: Lie[] = [...OPEN, ...ADDING, ...UPDATING, ...DELETING];
