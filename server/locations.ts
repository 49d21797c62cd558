import { Hono } from 'hono';
import type { District, State } from '@/lib/staff/answers';
import { sortByName } from '@/lib/staff/locations';
import type { Audit } from './audit';
import { SQL_STATE, type Database, type Queryable } from './engines';
import { readErrorCode } from './process';
import {
  makeNameKey,
  readId,
  readIdParameter,
  readJsonObject,
  readName,
  Refusal,
  type ApiEnv,
} from './request';

const STATE = 'id as "stateId", name as "stateName"';
const DISTRICT = 'id as "districtId", name as "districtName", state_id as "stateId"';

/** The State and District calls of the specification's section 7, paths relative to the API's prefix. */
export function createLocationRoutes(database: Database, audit: Audit): Hono<ApiEnv> {
  const routes = new Hono<ApiEnv>();

  routes.get('/State/GetState', async (context) => {
    const { rows } = await database.query<State>(`select ${STATE} from state`);
    // The program sorts, not the database: collations differ between machines.
    return context.json(sortByName(rows, (state) => state.stateName));
  });

  routes.get('/District/GetDistrictList', async (context) => {
    const stateId = readIdParameter(context, 'StateId');
    return context.json(await listDistricts(database, stateId));
  });

  routes.post('/District/AddDistrict', async (context) => {
    const district = readDistrict(await readJsonObject(context.req.raw));
    const added = await audit.recordChange(context, 'district added', async (inside) => {
      const statement = 'insert into district (state_id, name, name_key) values ($1, $2, $3)';
      const after = await changeDistrict(inside, statement, district.values, district.refusals);
      return { result: after, detail: { after } };
    });
    return context.json(added, 201);
  });

  routes.post('/District/UpdateDistrict', async (context) => {
    const body = await readJsonObject(context.req.raw);
    const districtId = readId(body['districtId'], 'districtId');
    const { values, refusals } = readDistrict(body);
    const changed = await audit.recordChange(context, 'district changed', async (inside) => {
      const found = `select ${DISTRICT} from district where id = $1 for update`;
      const [before] = (await inside.query<District>(found, [districtId])).rows;
      const statement = 'update district set state_id = $1, name = $2, name_key = $3 where id = $4';
      const after = await changeDistrict(inside, statement, [...values, districtId], refusals);
      if (!after) throw describeMissing(districtId);
      return { result: after, detail: { before, after } };
    });
    return context.json(changed);
  });

  // The body stays unread: section 7 sends it empty, with the id in the address.
  routes.post('/District/DeleteDistrict', async (context) => {
    const districtId = readIdParameter(context, 'Id');
    const deleted = await audit.recordChange(context, 'district deleted', async (inside) => {
      const before = await changeDistrict(inside, 'delete from district where id = $1', [districtId], {
        [SQL_STATE.restrictViolation]: describeUsed,
        [SQL_STATE.foreignKeyViolation]: describeUsed,
      });
      if (!before) throw describeMissing(districtId);
      return { result: before, detail: { before } };
    });
    return context.json(deleted);
  });

  return routes;
}

/** What to answer for a refusal of the database, by its SQLSTATE. */
type Refusals = Record<string, () => Refusal>;

/** The state, the name and its key as a statement takes them, and what can be wrong with them. @throws Refusal 400 */
function readDistrict(body: Record<string, unknown>): { values: unknown[]; refusals: Refusals } {
  const stateId = readId(body['stateId'], 'stateId');
  const name = readName(body['districtName'], 'districtName');
  const taken = `This state already has a district named ${name}. Choose another name.`;
  const refusals = {
    [SQL_STATE.uniqueViolation]: () => new Refusal(409, taken),
    [SQL_STATE.foreignKeyViolation]: () => describeMissingState(400, stateId),
  };
  return { values: [stateId, name, makeNameKey(name)], refusals };
}

/**
 * Runs the statement and returns its district, if it met one. The database decides: checking first and saving later
 * would let two people add the same name at once.
 */
async function changeDistrict(
  inside: Queryable,
  statement: string,
  values: unknown[],
  refusals: Refusals,
): Promise<District | undefined> {
  try {
    return (await inside.query<District>(`${statement} returning ${DISTRICT}`, values)).rows[0];
  } catch (error) {
    throw refusals[readErrorCode(error) ?? '']?.() ?? error;
  }
}

const describeUsed = () =>
  new Refusal(
    409,
    'This district cannot be deleted: records of the school still refer to it. Change those first.',
  );
const describeMissing = (districtId: number) =>
  new Refusal(
    404,
    `There is no district with the number ${districtId}. Somebody may have deleted it: load the list again.`,
  );
const describeMissingState = (status: 400 | 404, stateId: number) =>
  new Refusal(status, `There is no state with the number ${stateId}. Load the list of states again.`);

/** The districts of one state by name. @throws Refusal 404 when there is no such state. */
async function listDistricts(database: Queryable, stateId: number): Promise<District[]> {
  const list = `select ${DISTRICT} from district where state_id = $1`;
  const { rows } = await database.query<District>(list, [stateId]);
  if (rows.length > 0) return sortByName(rows, (district) => district.districtName);
  const states = await database.query('select 1 from state where id = $1', [stateId]);
  if (states.rows.length === 0) throw describeMissingState(404, stateId);
  return [];
}
