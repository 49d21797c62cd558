import type { Database } from '../engines';
import { checkContract } from '@/lib/contract/probes';
import type { CheckOptions } from '@/lib/contract/runner';
import { addClerk, CLERK, createTestApi } from './test-api';

const SITE = 'https://www.school.example';

/** The checker's options against an API without a network. */
function aim(database: Database, write: boolean): CheckOptions {
  const { api, clock } = createTestApi(database, { allowedOrigins: [SITE] });
  const socket = { remoteAddress: '192.0.2.9', remotePort: 1, remoteFamily: 'IPv4' };
  return {
    origin: 'https://its.example',
    prefix: '/api',
    user: CLERK.loginName,
    password: CLERK.password,
    write,
    site: SITE,
    now: clock.now,
    fetch: async (address, init) =>
      api.request(new Request(address, init), undefined, { incoming: { socket } }),
  };
}

async function listAll(database: Database): Promise<unknown[]> {
  return (await database.query('select * from district order by id')).rows;
}

export function describeContractCheck(get: () => Database): void {
  describe('the contract check', () => {
    beforeEach(async () => {
      await get().query('delete from app_user');
      await addClerk(get());
    });

    it('finds that the reference API fits, and writes nothing', async () => {
      const before = await listAll(get());
      const findings = await checkContract(aim(get(), false));
      const others = findings.filter(({ verdict }) => verdict !== 'fits');
      expect(others).toEqual([expect.objectContaining({ verdict: 'untried', call: 'POST /api/District/…' })]);
      expect(findings.map(({ call }) => call)).not.toContain('POST /api/District/AddDistrict');
      expect(await listAll(get())).toEqual(before);
    });

    it('with --write tries every call, and leaves the lists as they were', async () => {
      const before = await listAll(get());
      const findings = await checkContract(aim(get(), true));
      expect(findings.filter(({ verdict }) => verdict !== 'fits')).toEqual([]);
      for (const call of ['AddDistrict', 'UpdateDistrict', 'DeleteDistrict']) {
        expect(findings).toContainEqual(expect.objectContaining({ call: `POST /api/District/${call}` }));
      }
      expect(await listAll(get())).toEqual(before);
    });
  });
}
