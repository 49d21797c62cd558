import { LIES_ANYWHERE } from './lies-anywhere';
import {
  CORS,
  CREDENTIALS,
  json,
  reply,
  save,
  signToken,
  SITE,
  TOKEN,
  type Asked,
  type CallName,
  type Lie,
  type TestServer,
} from './test-server';

/** By the misfit that the check must print. */
type Lies = Record<string, Lie | Lie[]>;

/** Answers one call honestly, but as if something else had been sent. */
const mishear = (call: CallName, hear: (body: Asked['body']) => object): Lie =>
  reply(call, (asked, honest) => honest({ ...asked, body: { ...asked.body, ...hear(asked.body) } }));
const rename = (call: CallName, change: (name: string) => string): Lie =>
  mishear(call, ({ districtName = '' }) => ({ districtName: change(districtName) }));
const mayEnter = ({ loginName, password }: Asked['body']): boolean =>
  loginName === CREDENTIALS.user && password === CREDENTIALS.password;
const letIn = (test: (body: Asked['body']) => boolean): Lie =>
  reply('ValidateUser', (asked, honest) => (test(asked.body) ? json({ token: TOKEN }) : honest(asked)));
const accept = (answer: object): Lie =>
  reply('ValidateUser', (asked, honest) => (mayEnter(asked.body) ? json(answer) : honest(asked)));
const reject = (isKnown: boolean, answer: object, status = 200): Lie =>
  reply('ValidateUser', (asked, honest) =>
    mayEnter(asked.body) || (asked.body.loginName === CREDENTIALS.user && !isKnown)
      ? honest(asked)
      : json(answer, status),
  );
const answerGet =
  (call: CallName): Lie =>
  (server) => {
    const { takesMethod } = server;
    server.takesMethod = (asked) => asked.call === call || takesMethod(asked);
    mishear(call, (body) =>
      Object.fromEntries(
        Object.entries(body).map(([name, text]) => [name, name.endsWith('Id') ? Number(text) : text]),
      ),
    )(server);
  };
const remove = (choose: (ids: number[], id: number) => number[]): Lie =>
  reply('DeleteDistrict', ({ query }, _, server) => {
    const ids = server.districts.map(({ districtId }) => districtId).toSorted((a, b) => a - b);
    const gone = choose(ids, Number(query.get('Id')));
    server.districts = server.districts.filter(({ districtId }) => !gone.includes(districtId));
    return json({});
  });
const preflight =
  (headers: Record<string, string>, status = 204): Lie =>
  (server) => {
    server.preflight = () => new Response(null, { status, headers });
  };
const listFor = (
  isAsked: (stateId: string) => boolean,
  list: (server: TestServer, stateId: number) => object[],
): Lie =>
  reply('GetDistrictList', (asked, honest, server) => {
    const stateId = asked.query.get('StateId') ?? '';
    return isAsked(stateId) ? json(list(server, Number(stateId))) : honest(asked);
  });

const SIGNING_IN: Lies = {
  'a wrong password gets a token. Anybody could sign in!': letIn(() => true),
  'an unknown name gets a token. Anybody could sign in!': letIn(
    ({ loginName }) => loginName !== CREDENTIALS.user,
  ),
  'an empty password gets a token. Anybody could sign in!': letIn(({ password }) => password === ''),
  'a name that is a piece of SQL gets a token. Anybody could sign in!': letIn(({ loginName = '' }) =>
    loginName.includes("' OR '1'='1"),
  ),
  'the password with more behind it gets a token': letIn(({ password = '' }) =>
    password.startsWith(CREDENTIALS.password),
  ),
  'a known and an unknown name are refused differently': [
    reject(false, { token: null, errorMessage: 'There is no such user.' }),
    reject(false, { errorMessage: 'No such user.' }, 404),
  ],
  'a wrong password gets no errorMessage: the sign-in page would have nothing to show.': reject(true, {
    token: null,
  }),
  'API_USER and API_PASSWORD get no token (Not today.).': accept({ token: null, errorMessage: 'Not today.' }),
  'the token has already expired: the staff area would drop it.': accept({
    token: signToken({ exp: 1_000_000_000 }),
  }),
  'answers with data that the staff area cannot read': accept({ token: 5 }),
  'the answer repeats the password.': accept({ token: TOKEN, password: CREDENTIALS.password }),
  'the token contains the password; anybody can read a token.': (server) => {
    const token = signToken({ password: CREDENTIALS.password });
    accept({ token, errorMessage: null })(server);
    server.accepts = (asked) => asked.call === 'ValidateUser' || asked.token === token;
  },
};

const DISTRICTS: Lies = {
  'cannot read (two items have the same districtId).': listFor(
    () => true,
    () => [
      { districtId: 1, districtName: 'A' },
      { districtId: 1, districtName: 'B' },
    ],
  ),
  'the lists of two states share districts: StateId is ignored.': listFor(
    () => true,
    ({ districts }) => districts,
  ),
  'the list of state 2 has a district with the stateId of another: 1.': listFor(
    (id) => id === '2',
    ({ districts }) =>
      districts.filter(({ stateId }) => stateId === 2).map((one) => ({ ...one, stateId: 1 })),
  ),
  '"1 OR 1=1" for a StateId gets districts. It must answer 400.': listFor(
    (id) => id.includes(' OR 1=1'),
    ({ districts }) => districts,
  ),
  'a StateId that is no number: answers 204 with nothing in it': reply('GetDistrictList', (asked, honest) =>
    Number.isNaN(Number(asked.query.get('StateId'))) ? new Response(null, { status: 204 }) : honest(asked),
  ),
};

const CHANGES: Lies = {
  'AddDistrict: this is not so: the new district is in the list once, as it was sent.': [
    reply('AddDistrict', async (asked, honest, server) => {
      await honest(asked);
      server.districts.push({ ...server.districts.at(-1)!, districtId: 99 + server.districts.length });
      return json({});
    }),
    mishear('AddDistrict', () => ({ stateId: 2 })),
    rename('AddDistrict', (name) => name.replaceAll('&', '&amp;')),
    rename('AddDistrict', (name) => name.replaceAll(/[^\x20-\x7E]/g, '?')),
  ],
  'AddDistrict: a GET adds a district. It must change nothing.': answerGet('AddDistrict'),
  'UpdateDistrict: a GET renames. It must change nothing.': answerGet('UpdateDistrict'),
  'DeleteDistrict: a GET deletes. It must change nothing.': answerGet('DeleteDistrict'),
  'UpdateDistrict: this is not so: a name of 100 characters is kept.': rename('UpdateDistrict', (name) =>
    name.slice(0, 80),
  ),
  'UpdateDistrict: this is not so: a district can be moved to another state.': mishear(
    'UpdateDistrict',
    () => ({ stateId: 1 }),
  ),
  'UpdateDistrict: it changed more than it should': [
    // A copy instead of another name, and another name for the district before.
    reply('UpdateDistrict', ({ body }, _, server) => save(server, { ...body, districtId: undefined })),
    mishear('UpdateDistrict', ({ districtId = 0 }) => ({ districtId: districtId - 1 })),
  ],
  'DeleteDistrict: it changed more than it should': [
    remove((ids) => ids.slice(-1)),
    remove((_, id) => [id, id + 1]),
  ],
};

/** What these do is done before it is seen: the check can only report it. */
const HARM: Lies = {
  'GetDistrictList: a second reading gives another list. Reading must change nothing.': reply(
    'GetDistrictList',
    async (asked, honest, server) => {
      const response = await honest(asked);
      server.districts = server.districts.slice(1);
      return response;
    },
  ),
  'UpdateDistrict: it changed more than it should': reply(
    'UpdateDistrict',
    ({ body: { districtName = '' } }, _, server) => {
      server.districts = server.districts.map((district) => ({ ...district, districtName }));
      return json({});
    },
  ),
  'DeleteDistrict: it changed more than it should': [remove((ids) => ids), remove((ids) => ids.slice(0, 1))],
};

const [ORIGIN, HEADERS] = ['Access-Control-Allow-Origin', 'Access-Control-Allow-Headers'];
const ORIGINS: Lies = {
  [`a browser at ${SITE} may not call it`]: [
    preflight({}, 405),
    preflight({ ...CORS, [ORIGIN]: 'https://else.example' }),
  ],
  'its Access-Control-Allow-Headers must name Authorization': preflight({ ...CORS, [HEADERS]: '*' }),
  'its Access-Control-Allow-Headers must name Content-Type': preflight({
    ...CORS,
    [HEADERS]: 'Authorization',
  }),
  [`its answer has no Access-Control-Allow-Origin for ${SITE}`]: (server) => {
    server.corsHeaders = () => ({});
  },
  [`its refusal has no Access-Control-Allow-Origin for ${SITE}`]: (server) => {
    const honest = server.corsHeaders;
    server.corsHeaders = (asked) => (asked.token ? honest(asked) : {});
  },
  "every website may call it with the visitor's cookies": (server) => {
    const headers = { ...CORS, 'Access-Control-Allow-Credentials': 'true' };
    server.preflight = ({ origin }) =>
      new Response(null, { headers: { ...headers, [ORIGIN]: origin ?? '' } });
  },
};

const listOf = (lies: Lies) =>
  Object.entries(lies).flatMap(([found, each]) => [each].flat().map((tell) => ({ found, tell })));

/** Every lie that the check finds; `harms` where it can only report what is lost. */
export const LIES = [
  ...[SIGNING_IN, DISTRICTS, CHANGES, ORIGINS].flatMap(listOf).map((lie) => ({ ...lie, harms: false })),
  ...LIES_ANYWHERE.map(([found, tell]) => ({ found, tell, harms: false })),
  ...listOf(HARM).map((lie) => ({ ...lie, harms: true })),
];
