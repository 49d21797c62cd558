import { Hono } from 'hono';
import type { District, State } from '@/lib/staff/staff-api';
import { sortByName } from '@/lib/staff/locations';
import type { Audit, AuditEvent } from './audit';
import { SQL_STATE, type Database, type Queryable } from './engines';
import { readErrorCode } from './process';
import { makeNameKey, readId, readIdParameter, readJsonObject, readName, Refusal } from './request';
import type { ApiContext, ApiEnv } from './request';

const STATE = 'id as "stateId", name as "stateName"';
const DISTRICT = 'id as "districtId", name as "districtName", state_id as "stateId"';

/** The calls for State and District (specification, section 7). Paths are relative to the API's prefix. */
export function createLocationRoutes(database: Database, audit: Audit): Hono<ApiEnv> {
  const routes = new Hono<ApiEnv>();

  routes.get('/State/GetState', async (context) => {
    const { rows } = await database.query<State>(`select ${STATE} from state`);
    // Sort here, because the database's collation depends on the machine.
    return context.json(sortByName(rows, (state) => state.stateName));
  });

  routes.get('/District/GetDistrictList', async (context) => {
    return context.json(await listDistricts(database, readIdParameter(context, 'StateId')));
  });

  const addChange = (
    name: 'Add' | 'Update' | 'Delete',
    event: AuditEvent,
    read: (context: ApiContext) => Promise<Change> | Change,
  ): void => {
    routes.post(`/District/${name}District`, async (context) => {
      const { id, statement, values, refusals } = await read(context);
      const changed = await audit.recordChange(context, event, async (inside) => {
        const find = `select ${DISTRICT} from district where id = $1 for update`;
        const [before] = id ? (await inside.query<District>(find, [id])).rows : [];
        // Let the database refuse a name: a check before this could let two people add the same name at once.
        const done = inside.query<District>(statement, values).catch((error: unknown) => {
          throw refusals[readErrorCode(error) ?? '']?.() ?? error;
        });
        const [after] = (await done).rows;
        const result = after ?? before;
        const missing = `There is no district with the number ${id}. Somebody may have deleted it: load the list again.`;
        if (!result) throw new Refusal(404, missing);
        return { result, detail: { before, after } };
      });
      return context.json(changed, name === 'Add' ? 201 : 200);
    });
  };

  addChange('Add', 'district added', async ({ req }) => ({
    statement: `insert into district (state_id, name, name_key) values ($1, $2, $3) returning ${DISTRICT}`,
    ...readDistrict(await readJsonObject(req.raw)),
  }));

  addChange('Update', 'district changed', async ({ req }) => {
    const body = await readJsonObject(req.raw);
    const id = readId(body['districtId'], 'districtId');
    const { values, refusals } = readDistrict(body);
    const changes = 'state_id = $1, name = $2, name_key = $3';
    const statement = `update district set ${changes} where id = $4 returning ${DISTRICT}`;
    return { id, statement, values: [...values, id], refusals };
  });

  // The id is in the address, and the body is empty (specification, section 7).
  addChange('Delete', 'district deleted', (context) => {
    const id = readIdParameter(context, 'Id');
    const used =
      'This district cannot be deleted: records of the school still refer to it. Change those first.';
    const refuse = () => new Refusal(409, used);
    const refusals = { [SQL_STATE.restrictViolation]: refuse, [SQL_STATE.foreignKeyViolation]: refuse };
    return { id, statement: 'delete from district where id = $1', values: [id], refusals };
  });

  return routes;
}

interface Change {
  id?: number;
  /** SQL that returns the added or changed district; a deletion returns nothing. */
  statement: string;
  values: unknown[];
  /** The responses to expected database errors, by SQLSTATE. */
  refusals: Record<string, () => Refusal>;
}

/** Reads a district. @returns state, name and key in this order @throws Refusal 400 */
function readDistrict(body: Record<string, unknown>): Pick<Change, 'values' | 'refusals'> {
  const stateId = readId(body['stateId'], 'stateId');
  const name = readName(body['districtName'], 'districtName');
  const taken = `This state already has a district named ${name}. Choose another name.`;
  const refusals = {
    [SQL_STATE.uniqueViolation]: () => new Refusal(409, taken),
    [SQL_STATE.foreignKeyViolation]: () => describeMissingState(400, stateId),
  };
  return { values: [stateId, name, makeNameKey(name)], refusals };
}

const describeMissingState = (status: 400 | 404, stateId: number) =>
  new Refusal(status, `There is no state with the number ${stateId}. Load the list of states again.`);

/** @throws Refusal 404 if there is no such state */
async function listDistricts(database: Queryable, stateId: number): Promise<District[]> {
  const list = `select ${DISTRICT} from district where state_id = $1`;
  const { rows } = await database.query<District>(list, [stateId]);
  if (rows.length > 0) return sortByName(rows, (district) => district.districtName);
  const states = await database.query('select 1 from state where id = $1', [stateId]);
  if (states.rows.length === 0) throw describeMissingState(404, stateId);
  return [];
}
