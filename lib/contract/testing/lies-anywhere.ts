import { CALLS, json, refuse, reply, TOKEN, type CallName, type Lie } from './test-server';

const PROTECTED = Object.keys(CALLS).filter((call) => call !== 'ValidateUser') as CallName[];
const CHANGES = [
  ['AddDistrict', 'adds a district'],
  ['UpdateDistrict', 'renames'],
  ['DeleteDistrict', 'deletes'],
] as const;
const claimsOf = (token: string): string | undefined => token.split('.')[1];
const STRANGERS: Record<string, (token?: string) => boolean> = {
  'without a token': (token) => token === undefined,
  'with a forged token': (token = '.') => claimsOf(token) === claimsOf(TOKEN) && !token.endsWith('.'),
  'with an unsigned token (alg: none)': (token = '') => token.endsWith('.'),
};
/** Serves those who must be refused. */
const serve =
  (call: CallName, isServed: (token?: string) => boolean): Lie =>
  (server) => {
    const { accepts } = server;
    server.accepts = (asked) => accepts(asked) || (asked.call === call && isServed(asked.token));
  };
/** Sends whoever must be refused this answer instead, and does what was asked for at one call. */
const refuseWith =
  (answer: () => Response, does?: CallName): Lie =>
  (server) => {
    const { accepts, replies } = server;
    server.accepts = () => true;
    for (const call of PROTECTED) {
      const honest = replies[call];
      replies[call] = async (asked) => {
        if (accepts(asked)) return honest(asked);
        if (call === does) await honest(asked);
        return answer();
      };
    }
  };

/** Answers that are wrong to every call; what was asked for is done all the same. */
const ANSWERS: Record<string, () => Response> = {
  'answers 204 with nothing in it; the dashboard calls that an empty answer.': () =>
    new Response(null, { status: 204 }),
  'answers 500.': () => new Response('<h1>Server Error</h1>', { status: 500 }),
  'answers 403 (Not you.).': () => json({ errorMessage: 'Not you.' }, 403),
  'answers 200 with a page or other text. It must answer JSON.': () =>
    new Response('<!doctype html><h1>Sign in</h1>'),
  'answers more than 10 MB.': () => new Response(`"${'x'.repeat(11 * 1024 * 1024)}"`),
  'answers with a redirect, perhaps to a login page. It must answer itself.': () =>
    new Response(null, { status: 302 }),
};
const answerWith = (call: CallName, answer: () => Response): Lie =>
  reply(call, async (asked, honest) => {
    await honest(asked);
    return answer();
  });

const GOA = { stateId: 1, stateName: 'Goa' };
const UNREADABLE = 'answers with data that the staff area cannot read';
const STATES: Record<string, unknown> = {
  [`${UNREADABLE} (it must be a JSON list).`]: { data: [] },
  [`${UNREADABLE} (this is a required field).`]: null,
  'the list is empty: its fields and the districts were not tried.': [],
  [`${UNREADABLE} ([1].stateId is a required field).`]: [GOA, { stateName: 'Kerala' }],
  [`${UNREADABLE} ([1].stateName is a required field).`]: [GOA, { stateId: 2, stateName: ' ' }],
  [`${UNREADABLE} ([1].stateId must be a \`number\` type`]: [GOA, { stateId: '9999a', stateName: 'Kerala' }],
  [`${UNREADABLE} ([1].stateId must be less than or equal to`]: [
    GOA,
    { stateId: '99999999999999999999', stateName: 'Kerala' },
  ],
};

/** What servers tell at every call, by the misfit that the check must print. */
export const LIES_ANYWHERE: [found: string, tell: Lie][] = [
  ...(Object.keys(CALLS) as CallName[]).flatMap((call) =>
    Object.entries(ANSWERS).map(([text, answer]): [string, Lie] => [
      `${call}: ${call === 'ValidateUser' ? 'API_USER and API_PASSWORD: ' : ''}${text}`,
      answerWith(call, answer),
    ]),
  ),
  ...PROTECTED.flatMap((call) =>
    Object.entries(STRANGERS).map(([how, isServed]): [string, Lie] => [
      `${call}: ${how} it is let in. It must answer 401.`,
      serve(call, isServed),
    ]),
  ),
  ...CHANGES.flatMap(([call, does]): [string, Lie][] => [
    [`${call}: without a token it answers 401 but still ${does}.`, refuseWith(() => refuse(401), call)],
    [`${call}: this is not so: `, reply(call, () => json({}))],
    [`${call}: ${UNREADABLE}`, answerWith(call, () => json(null))],
  ]),
  [
    'GetState: without a token: answers with a redirect',
    refuseWith(() => new Response(null, { status: 302 })),
  ],
  ...Object.entries(STATES).map(([text, list]): [string, Lie] => [
    `GetState: ${text}`,
    reply('GetState', () => json(list)),
  ]),
];
