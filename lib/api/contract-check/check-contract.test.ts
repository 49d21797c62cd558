import { formatFindings } from './finding';
import { checkServer } from './testing/check-server';
import { createHonestServer, CREDENTIALS, ORIGIN, PATHS } from './testing/honest-server';
import { TOKEN } from './testing/test-token';

const CHANGES = /Add|Update|Delete/;

describe('the contract check', () => {
  it('has nothing against a server that keeps the contract, and leaves it as it was', async () => {
    const server = createHonestServer();
    const before = server.districts;
    const { findings } = await checkServer(server);
    expect(findings.filter(({ verdict }) => verdict !== 'fits')).toEqual([]);
    expect(formatFindings(findings)).toContain('The staff area will work with this server.');
    expect(server.districts).toEqual(before);
  });

  it('writes nothing unless it is told to, and says what was not tried', async () => {
    const server = createHonestServer();
    const { findings, untried, misfits } = await checkServer(server, { write: false, site: undefined });
    expect(server.requests.filter((request) => CHANGES.test(request))).toEqual([]);
    expect(misfits).toEqual([]);
    expect(untried).toEqual([
      expect.stringContaining('say --site https://www.your.school to try it'),
      expect.stringContaining('say --write to try it'),
    ]);
    expect(formatFindings(findings)).toContain('Try the rest before you use this server.');
  });

  it('asks for no CORS when site and server are one', async () => {
    const server = createHonestServer();
    const { findings } = await checkServer(server, { site: ORIGIN });
    expect(findings.filter(({ verdict }) => verdict !== 'fits')).toEqual([]);
    expect(server.requests.filter((request) => request.startsWith('OPTIONS'))).toEqual([]);
  });

  it('tells what the staff area can live with', async () => {
    const server = createHonestServer();
    server.answers[PATHS.signIn] = ({ body }) =>
      body['loginName'] === CREDENTIALS.user && body['password'] === CREDENTIALS.password
        ? Response.json({ token: TOKEN })
        : new Response('', { status: 401 });
    server.answers[PATHS.states] = () => Response.json([{ StateId: '1', Name: 'Goa' }]);
    const { misfits, tolerated } = await checkServer(server);
    expect(misfits).toEqual([]);
    expect(tolerated).toEqual([
      expect.stringContaining('a wrong password gets status 401 instead of 200 with an errorMessage'),
      `GET ${PATHS.states}: stateId is called StateId; the staff area reads that too.`,
      `GET ${PATHS.states}: stateName is called Name; the staff area reads that too.`,
    ]);
  });

  it('says how to mend a prefix that is wrong', async () => {
    const { misfits } = await checkServer(createHonestServer(), { prefix: '' });
    expect(misfits).toContainEqual(expect.stringContaining('try --prefix "/api".'));
  });

  it('says that a server cannot be reached', async () => {
    const { misfits } = await checkServer(createHonestServer(), {
      fetch: () =>
        Promise.reject(new TypeError('fetch failed', { cause: new Error('connect ECONNREFUSED') })),
    });
    expect(misfits).toContainEqual(
      expect.stringContaining('cannot be reached (connect ECONNREFUSED). Check the address'),
    );
  });
});

describe('after a failure half-way', () => {
  it.each([
    ['renaming', PATHS.update],
    ['adding', PATHS.add],
    ['deleting', PATHS.delete],
    ['reading', PATHS.districts],
  ])('nothing of the check is left on a server that breaks down once at %s', async (_, path) => {
    // At each of the first calls in turn: whatever has been written by then must go again.
    let calls = Infinity;
    for (let broken = 1; broken <= calls; broken += 1) {
      const server = createHonestServer();
      const before = server.districts;
      calls = 0;
      const honest = server.answers[path];
      server.answers[path] = (request) => {
        calls += 1;
        if (calls === broken) throw new TypeError('socket hang up');
        return honest(request);
      };
      await checkServer(server);
      expect(server.districts.toSorted((a, b) => a.districtId - b.districtId)).toEqual(before);
    }
  });

  it('names what it could not delete again', async () => {
    const server = createHonestServer();
    server.answers[PATHS.delete] = () => Response.json({ errorMessage: 'Not today.' }, { status: 503 });
    const { misfits } = await checkServer(server);
    expect(misfits.at(-1)).toMatch(
      /clean-up: districts whose names begin with "Contract check 2026-04-01T09:00:00.000Z" could not be deleted again \(.*before.*Not today.*\)\. Please delete them by hand\./,
    );
  });

  it('does not delete again what deleted everything', async () => {
    const server = createHonestServer();
    server.districts = [
      ...server.districts,
      ...Array.from({ length: 5 }, (_, n) => ({ districtId: 10 + n, districtName: `Kept ${n}`, stateId: 2 })),
    ];
    let calls = 0;
    server.answers[PATHS.delete] = ({ query }) => {
      calls += 1;
      // The one that was asked for, and one more each time.
      const [first] = server.districts.filter(({ districtId }) => districtId < 20);
      server.districts = server.districts.filter(
        (district) => district !== first && district.districtId !== Number(query.get('Id')),
      );
      return Response.json({});
    };
    const { misfits } = await checkServer(server);
    expect(calls).toBe(1);
    expect(misfits).toContainEqual(expect.stringContaining('"North Goa" is gone'));
    expect(misfits.at(-1)).toContain('deleting removes other districts too');
  });
});
