import { isDeepStrictEqual } from 'node:util';
import { formatFindings } from './runner';
import { checkServer, createHonestServer, CREDENTIALS, json, ORIGIN, TOKEN } from './testing/test-server';

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
    server.replies.ValidateUser = ({ body }) =>
      body.loginName === CREDENTIALS.user && body.password === CREDENTIALS.password
        ? json({ token: TOKEN })
        : new Response('', { status: 401 });
    server.replies.GetState = () => json([{ StateId: '1', Name: 'Goa' }]);
    const { misfits, tolerated } = await checkServer(server);
    expect(misfits).toEqual([]);
    expect(tolerated).toEqual([
      expect.stringContaining('a wrong password gets status 401 instead of 200 with an errorMessage'),
      'GET /api/State/GetState: stateId is called StateId; the staff area reads that too.',
      'GET /api/State/GetState: stateName is called Name; the staff area reads that too.',
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

describe('a server that keeps silent', () => {
  /** The waits in all, on a clock that goes to the end of each at once. */
  async function waitsOf(isSilent: (request: string) => boolean) {
    const server = createHonestServer();
    let waited = 0;
    jest.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
      const controller = new AbortController();
      controller.signal.addEventListener('abort', () => (waited += milliseconds));
      waiting = controller;
      return controller.signal;
    });
    let waiting: AbortController | undefined;
    const result = await checkServer(server, {
      site: undefined,
      fetch: async (address, init) => {
        if (!isSilent(new Request(address).url)) return server.fetch(address, init);
        waiting?.abort();
        throw new DOMException('This operation was aborted', 'AbortError');
      },
    });
    return { ...result, waited };
  }
  afterEach(() => jest.restoreAllMocks());

  it.each([
    ['every call', () => true],
    ['the lists', (path: string) => path.includes('GetDistrictList')],
    ['changes', (path: string) => /Add|Update|Delete/.test(path)],
    ['deleting', (path: string) => path.includes('Delete')],
  ])('at %s ends the check within half a minute', async (_, isSilent) => {
    const { misfits, untried, waited } = await waitsOf(isSilent);
    expect(waited).toBeLessThan(30_000);
    expect(misfits[0]).toMatch(/: gives no answer within 15 seconds\.$/);
    expect(untried).toContainEqual(expect.stringContaining('nothing more was tried'));
  });

  it('is told what could not be deleted again', async () => {
    const { misfits } = await waitsOf((path) => path.includes('Delete'));
    expect(misfits.at(-1)).toMatch(/^clean-up: .*before.*gives no answer .*Please delete them by hand\./);
  });
});

describe('after a failure half-way', () => {
  it.each([
    ['renaming', 'UpdateDistrict'],
    ['adding', 'AddDistrict'],
    ['deleting', 'DeleteDistrict'],
    ['reading', 'GetDistrictList'],
  ] as const)(
    'nothing of the check is left, or it is named, on a server that breaks down once at %s',
    async (_, call) => {
      // At each of the first calls in turn: whatever has been written by then must go again.
      let calls = Infinity;
      for (let broken = 1; broken <= calls; broken += 1) {
        const server = createHonestServer();
        const before = server.districts;
        calls = 0;
        const honest = server.replies[call];
        server.replies[call] = (request) => {
          calls += 1;
          if (calls === broken) throw new TypeError('socket hang up');
          return honest(request);
        };
        const { misfits } = await checkServer(server);
        const left = server.districts.filter(
          (district) => !before.some((one) => isDeepStrictEqual(one, district)),
        );
        for (const { districtName } of left)
          expect(misfits).toContainEqual(
            expect.stringMatching(`\\("${districtName}"; .+\\)\\. Please delete`),
          );
        expect(server.districts.length - left.length).toBe(before.length);
      }
    },
  );

  it('names what it could not delete again', async () => {
    const server = createHonestServer();
    server.replies.DeleteDistrict = () => json({ errorMessage: 'Not today.' }, 503);
    const { misfits } = await checkServer(server);
    expect(misfits.at(-1)).toMatch(
      /clean-up: districts whose names begin with "Contract check 2026-04-01T09:00:00.000Z" could not be deleted again \(.*before.*Not today.*\)\. Please delete them by hand\./,
    );
  });

  it('no other change is tried', async () => {
    const server = createHonestServer();
    server.replies.AddDistrict = () => json({ errorMessage: 'Not today.' }, 503);
    const { untried } = await checkServer(server);
    expect(untried).toEqual([
      'POST /api/District/UpdateDistrict: not tried after what was found before.',
      'POST /api/District/DeleteDistrict: not tried after what was found before.',
    ]);
    expect(server.requests.filter((request) => /POST .*(Update|Delete)/.test(request))).toEqual([]);
  });

  it('does not delete again what deleted everything', async () => {
    const server = createHonestServer();
    server.districts = [
      ...server.districts,
      ...Array.from({ length: 5 }, (_, n) => ({ districtId: 10 + n, districtName: `Kept ${n}`, stateId: 2 })),
    ];
    let calls = 0;
    server.replies.DeleteDistrict = ({ query }) => {
      calls += 1;
      // The one that was asked for, and one more each time.
      const [first] = server.districts.filter(({ districtId }) => districtId < 20);
      server.districts = server.districts.filter(
        (district) => district !== first && district.districtId !== Number(query.get('Id')),
      );
      return json({});
    };
    const { misfits } = await checkServer(server);
    expect(calls).toBe(1);
    expect(misfits).toContainEqual(expect.stringMatching(/"North Goa" \([^)]*\) is gone/));
    expect(misfits.at(-1)).toContain('deleting removes other districts too');
  });
});
