import type { Database } from '../engines';
import { addClerk, createTestApi } from './test-api';

const ADD = '/api/District/AddDistrict';
const UPDATE = '/api/District/UpdateDistrict';
const DELETE = '/api/District/DeleteDistrict';

async function createClerk(database: Database) {
  const { call, signIn } = createTestApi(database);
  const token = await signIn();
  const post = (path: string, body?: object) => call('POST', path, { token, body });
  const list = async (stateId: number) => {
    const { json } = await call('GET', `/api/District/GetDistrictList?StateId=${stateId}`, { token });
    return json.map((district: { districtName: string }) => district.districtName);
  };
  const read = (path: string) => call('GET', path, { token });
  return { post, list, read };
}

export function describeDistricts(getDatabase: () => Database): void {
  describe('districts', () => {
    let goa: number;
    let kerala: number;
    beforeEach(async () => {
      await addClerk(getDatabase());
      const { rows } = await getDatabase().query<{ id: number }>(
        `select id from state where name in ('Goa', 'Kerala') order by name`,
      );
      [goa = 0, kerala = 0] = rows.map((row) => row.id);
    });
    afterEach(() =>
      getDatabase().query(`delete from district where state_id in ($1, $2) and name like 'Test%'`, [
        goa,
        kerala,
      ]),
    );

    it('districts are added, renamed, moved to another state and deleted', async () => {
      const { post, list } = await createClerk(getDatabase());
      const added = await post(ADD, { stateId: goa, districtName: '  Test   Märgão ' });
      expect([added.status, added.json.districtName]).toEqual([201, 'Test Märgão']);
      expect(await list(goa)).toEqual(['North Goa', 'South Goa', 'Test Märgão']);

      const { districtId } = added.json;
      const moved = await post(UPDATE, { districtId, stateId: kerala, districtName: 'Test Kochi' });
      expect(moved.json).toEqual({ districtId, stateId: kerala, districtName: 'Test Kochi' });
      expect(await list(goa)).toEqual(['North Goa', 'South Goa']);

      expect((await post(`${DELETE}?Id=${districtId}`)).json.districtName).toBe('Test Kochi');
      expect(await list(kerala)).toHaveLength(14);
    });

    it.each([
      'South Goa',
      'south goa',
      ' SOUTH  GOA ',
      'South\u200B Goa',
      'South Goa\uFE0F',
      'South\u00A0Goa',
    ])('districts have unique names within a state: %j is taken', async (districtName) => {
      const { post, list } = await createClerk(getDatabase());
      const { status, json } = await post(ADD, { stateId: goa, districtName });
      expect(status).toBe(409);
      expect(json.errorMessage).toMatch(/^This state already has a district named .+ Choose another name\.$/);
      expect(await list(goa)).toHaveLength(2);
    });

    it('districts may share a name with a district of another state, and may be renamed to the same name in other letter case', async () => {
      const { post } = await createClerk(getDatabase());
      const { status, json } = await post(ADD, { stateId: kerala, districtName: 'Test Goa' });
      expect(status).toBe(201);
      expect((await post(ADD, { stateId: goa, districtName: 'Test Goa' })).status).toBe(201);
      expect((await post(UPDATE, { ...json, districtName: 'TEST GOA' })).json.districtName).toBe('TEST GOA');
    });

    it('districts cannot take an existing name', async () => {
      const { post } = await createClerk(getDatabase());
      const { json } = await post(ADD, { stateId: goa, districtName: 'Test One' });
      expect((await post(UPDATE, { ...json, districtName: 'north goa' })).status).toBe(409);
    });

    it('districts cannot be deleted while a record of the school refers to them', async () => {
      const { post, list } = await createClerk(getDatabase());
      const { json } = await post(ADD, { stateId: goa, districtName: 'Test Branch' });
      await getDatabase().query(`insert into school_branch (name, district_id) values ('Panaji', $1)`, [
        json.districtId,
      ]);
      const refused = await post(`${DELETE}?Id=${json.districtId}`);
      expect([refused.status, refused.json.errorMessage]).toEqual([
        409,
        'This district cannot be deleted: records of the school still refer to it. Change those first.',
      ]);
      expect(await list(goa)).toContain('Test Branch');
      await getDatabase().query('delete from school_branch');
      expect((await post(`${DELETE}?Id=${json.districtId}`)).status).toBe(200);
    });

    it('districts are added only once if ten people add them simultaneously', async () => {
      const { post } = await createClerk(getDatabase());
      const body = { stateId: goa, districtName: 'Test Rush' };
      const answers = await Promise.all(Array.from({ length: 10 }, () => post(ADD, body)));
      expect(answers.map((answer) => answer.status).toSorted((one, other) => one - other)).toEqual([
        201,
        ...Array(9).fill(409),
      ]);
    });

    it('districts and states that do not exist are reported by their ids', async () => {
      const { post, read } = await createClerk(getDatabase());
      const district = { districtId: 2_000_000, stateId: goa, districtName: 'Test' };
      expect((await post(UPDATE, district)).status).toBe(404);
      const gone = await post(`${DELETE}?Id=2000000`);
      expect([gone.status, gone.json.errorMessage]).toEqual([
        404,
        'There is no district with the number 2000000. Somebody may have deleted it: load the list again.',
      ]);
      expect((await read('/api/District/GetDistrictList?StateId=999')).json.errorMessage).toBe(
        'There is no state with the number 999. Load the list of states again.',
      );
      expect((await post(ADD, { stateId: 999, districtName: 'Test' })).status).toBe(400);
    });

    it('the districts of a state without districts are an empty list', async () => {
      const { list } = await createClerk(getDatabase());
      const { rows } = await getDatabase().query<{ id: number }>(
        `insert into state (name, name_key, kind) values ('New', 'new', 'State') returning id`,
      );
      expect(await list(rows[0]?.id ?? 0)).toEqual([]);
      await getDatabase().query(`delete from state where name = 'New'`);
    });
  });
}
