/** @jest-environment node */
import { answerSignedIn, createLyingServer, LIARS_TOKEN } from './testing/lying-server';
import { checkContract } from './check-contract';
import { formatFindings } from './finding';
import { readCheckArguments } from './read-arguments';

const SIGN_IN = '/api/User/ValidateUser';
const STATES = '/api/State/GetState';
const DISTRICTS = '/api/District/GetDistrictList';

/** What the check says about a server with these lies. */
async function check(lies: Parameters<typeof createLyingServer>[0], write = false) {
  const { fetch, requests } = createLyingServer(lies);
  const findings = await checkContract({
    origin: 'https://its.example',
    prefix: '/api',
    user: 'asha',
    password: 'right',
    write,
    now: new Date('2026-04-01T09:00:00Z'),
    fetch,
  });
  const texts = (verdict: string) =>
    findings.filter((one) => one.verdict === verdict).map(({ call, text }) => `${call}: ${text}`);
  return { misfits: texts('misfit'), tolerated: texts('tolerated'), findings, requests };
}

describe('the contract check', () => {
  it('has nothing against a server that keeps the contract', async () => {
    const { misfits, tolerated, findings } = await check({});
    expect([...misfits, ...tolerated]).toEqual([]);
    expect(formatFindings(findings)).toContain('The staff area will work with this server.');
  });

  it.each([
    [
      'anybody may read',
      STATES,
      () => Response.json([{ stateId: 1, stateName: 'Goa' }]),
      'without a token it answers 200. Anybody can read it; it must answer 401.',
    ],
    [
      'sends a page',
      STATES,
      () => new Response('<!doctype html>', { headers: { 'Content-Type': 'text/html' } }),
      'answers 200 with an HTML page. It must answer JSON.',
    ],
    [
      'redirects',
      STATES,
      () => new Response(null, { status: 302, headers: { Location: '/login' } }),
      'answers with a redirect, perhaps to a login page. It must answer itself.',
    ],
    [
      'wraps its list',
      STATES,
      (request: Request) => answerSignedIn(request, { data: [] }),
      'the answer must be a JSON list, not an object with the fields data.',
    ],
    [
      'answers null',
      STATES,
      (request: Request) => answerSignedIn(request, null),
      'the answer must be a JSON list, not null.',
    ],
    [
      'has no ids',
      STATES,
      (request: Request) => answerSignedIn(request, [{ title: 'Goa' }]),
      'an item has no stateId; its fields are: title.',
    ],
    [
      'has empty names',
      STATES,
      (request: Request) => answerSignedIn(request, [{ stateId: 1, stateName: ' ' }]),
      'stateName is empty or of the wrong kind in at least one item.',
    ],
    [
      'repeats an id',
      DISTRICTS,
      (request: Request) =>
        answerSignedIn(request, [
          { id: 1, name: 'A' },
          { id: 1, name: 'B' },
        ]),
      'two items of the list have the same districtId.',
    ],
    [
      'fails',
      DISTRICTS,
      () => new Response('<h1>Server Error</h1>', { status: 500 }),
      'answers 500 for a state of its own list; expected 200.',
    ],
    [
      'lets everybody in',
      SIGN_IN,
      () => Response.json({ token: LIARS_TOKEN }),
      'a wrong password gets a token. Anybody could sign in!',
    ],
    [
      'refuses without a word',
      SIGN_IN,
      () => Response.json({ token: null }),
      'a wrong password gets no errorMessage: the sign-in page would have nothing to show.',
    ],
    [
      'breaks down',
      SIGN_IN,
      () => {
        throw new TypeError('fetch failed');
      },
      'API_USER and API_PASSWORD get status 500 and no token (it gives no errorMessage).',
    ],
  ])('says so when a server %s', async (_, path, lie, sentence) => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const { misfits } = await check({ [path]: lie });
    expect(misfits).toContainEqual(expect.stringContaining(sentence));
  });

  it('tells what the staff area can live with', async () => {
    const { misfits, tolerated } = await check({
      [SIGN_IN]: async (request) => {
        const { password } = await request.json();
        return password === 'right'
          ? Response.json({ token: LIARS_TOKEN })
          : new Response('', { status: 401 });
      },
      [STATES]: (request) => answerSignedIn(request, [{ StateId: '1', Name: 'Goa' }]),
    });
    expect(misfits).toEqual([]);
    expect(tolerated).toEqual([
      expect.stringContaining('a wrong password gets status 401 instead of 200 with an errorMessage'),
      `GET ${STATES}: stateId is called StateId; the staff area reads that too.`,
      `GET ${STATES}: stateName is called Name; the staff area reads that too.`,
    ]);
  });

  it('writes nothing unless it is told to', async () => {
    const { requests } = await check({});
    expect(requests.filter((request) => /Add|Update|Delete/.test(request))).toEqual([]);
  });

  it('notices a server that only pretends to add a district', async () => {
    const { misfits } = await check({ '/api/District/AddDistrict': () => Response.json({}) }, true);
    expect(misfits).toEqual([
      'POST /api/District/AddDistrict: this is not so: the new district is in the list.',
    ]);
  });

  it('names the district it could not delete again', async () => {
    const kept: object[] = [];
    const { misfits } = await check(
      {
        '/api/District/AddDistrict': async (request) => {
          kept.push({ ...(await request.json()), districtId: kept.length + 1 });
          return Response.json({});
        },
        [DISTRICTS]: (request) => answerSignedIn(request, kept),
      },
      true,
    );
    expect(misfits.at(-1)).toBe(
      'POST /api/District/clean-up: a district named "Contract check 2026-04-01T09:00:00.000Z, may be deleted" could not be deleted again. Please delete it by hand.',
    );
  });

  it.each([
    [[], 'Say which server to check'],
    [['its.server'], 'Say which server to check'],
    [['https://its.example', '--wrte'], "Unknown option '--wrte'"],
  ])('asks for what is missing from %j', (args, reason) => {
    expect(() => readCheckArguments(args, { API_USER: 'a', API_PASSWORD: 'b' })).toThrow(reason);
  });

  it('takes the credentials from the environment only', () => {
    expect(() => readCheckArguments(['https://its.example'], {})).toThrow(
      'API_USER and API_PASSWORD are not set.',
    );
    const env = { API_USER: 'asha', API_PASSWORD: 'right' };
    expect(readCheckArguments(['https://its.example/site/', '--prefix', 'v1/', '--write'], env)).toEqual({
      origin: 'https://its.example',
      prefix: '/v1',
      user: 'asha',
      password: 'right',
      write: true,
    });
  });
});
