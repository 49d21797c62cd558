import { type Queryable, isSqlState, SQL_STATE } from './engines';
import {
  refuse,
  makeNameKey,
  type ApiEnv,
  readJsonObject,
  readId,
  readIdParameter,
  readName,
} from './request';
import { Hono } from 'hono';
import { recordChange, type AuditParts } from './audit';

/** A State or Union Territory as the API answers it. */
interface State {
  stateId: number;
  stateName: string;
}

/** A district as the API answers it. */
interface District {
  districtId: number;
  districtName: string;
  stateId: number;
}

// The program sorts, not the database: collations differ between machines.
const collator = new Intl.Collator('en-IN', { numeric: true });

/** Sorts by name in the order a reader expects. */
function sortByName<Item>(items: Item[], nameOf: (item: Item) => string): Item[] {
  return items.toSorted((one, other) => collator.compare(nameOf(one), nameOf(other)));
}

type NewDistrict = Omit<District, 'districtId'>;
const RETURNED = 'returning id as "districtId", name as "districtName", state_id as "stateId"';

/** Adds a district. @throws ApiError 400 for an unknown state, 409 for a name the state already has. */
async function addDistrict(database: Queryable, district: NewDistrict): Promise<District> {
  const [saved] = await runSave(
    database,
    district,
    `insert into district (state_id, name, name_key) values ($1, $2, $3) ${RETURNED}`,
    [],
  );
  if (!saved) throw new Error('The database accepted a district but did not return it.');
  return saved;
}

/** Renames a district or moves it to another state. @throws ApiError as for adding, and 404 when it is gone. */
async function updateDistrict(database: Queryable, district: District): Promise<District> {
  const [saved] = await runSave(
    database,
    district,
    `update district set state_id = $1, name = $2, name_key = $3 where id = $4 ${RETURNED}`,
    [district.districtId],
  );
  if (!saved) throw refuse(404, describeMissing(district.districtId));
  return saved;
}

/** What to say when a district is not (any longer) there. */
function describeMissing(districtId: number): string {
  return `There is no district with the number ${districtId}. Somebody may have deleted it: load the list again.`;
}

// The database decides: checking first and saving later would let two people add the same name at once.
async function runSave(database: Queryable, district: NewDistrict, text: string, more: number[]) {
  const { stateId, districtName } = district;
  try {
    const params = [stateId, districtName, makeNameKey(districtName), ...more];
    return (await database.query<District>(text, params)).rows;
  } catch (error) {
    if (isSqlState(error, SQL_STATE.uniqueViolation)) {
      throw refuse(409, `This state already has a district named ${districtName}. Choose another name.`);
    }
    if (isSqlState(error, SQL_STATE.foreignKeyViolation)) {
      throw refuse(400, `There is no state with the number ${stateId}. Load the list of states again.`);
    }
    throw error;
  }
}

/**
 * Deletes a district and returns what it was.
 * @throws ApiError 404 when it is gone, 409 while a record of the school refers to it.
 */
async function deleteDistrict(database: Queryable, districtId: number): Promise<District> {
  try {
    const { rows } = await database.query<District>(
      'delete from district where id = $1 returning id as "districtId", name as "districtName", state_id as "stateId"',
      [districtId],
    );
    if (!rows[0]) throw refuse(404, describeMissing(districtId));
    return rows[0];
  } catch (error) {
    if (!isSqlState(error, SQL_STATE.restrictViolation, SQL_STATE.foreignKeyViolation)) throw error;
    throw refuse(
      409,
      'This district cannot be deleted: records of the school still refer to it. Change those first.',
    );
  }
}

/** All States and Union Territories by name. */
async function listStates(database: Queryable): Promise<State[]> {
  const { rows } = await database.query<State>('select id as "stateId", name as "stateName" from state');
  return sortByName(rows, (state) => state.stateName);
}

/** The state with that id, if there is one. */
async function findState(database: Queryable, stateId: number): Promise<State | undefined> {
  const { rows } = await database.query<State>(
    'select id as "stateId", name as "stateName" from state where id = $1',
    [stateId],
  );
  return rows[0];
}

/** The districts of one state by name. @throws ApiError 404 when there is no such state. */
async function listDistricts(database: Queryable, stateId: number): Promise<District[]> {
  const { rows } = await database.query<District>(
    'select id as "districtId", name as "districtName", state_id as "stateId" from district where state_id = $1',
    [stateId],
  );
  if (rows.length === 0 && !(await findState(database, stateId))) {
    throw refuse(404, `There is no state with the number ${stateId}. Load the list of states again.`);
  }
  return sortByName(rows, (district) => district.districtName);
}

/** The district with that id as it is until the end of the transaction, if there is one. */
async function findDistrict(inside: Queryable, districtId: number): Promise<District | undefined> {
  const { rows } = await inside.query<District>(
    'select id as "districtId", name as "districtName", state_id as "stateId" from district where id = $1 for update',
    [districtId],
  );
  return rows[0];
}

/** The State and District calls of the specification's section 7, paths relative to the API's prefix. */
export function createLocationRoutes(parts: AuditParts): Hono<ApiEnv> {
  const { database } = parts;
  const routes = new Hono<ApiEnv>();

  routes.get('/State/GetState', async (context) => context.json(await listStates(database)));

  routes.get('/District/GetDistrictList', async (context) => {
    const stateId = readIdParameter(context.req.queries('StateId'), 'StateId');
    return context.json(await listDistricts(database, stateId));
  });

  routes.post('/District/AddDistrict', async (context) => {
    const district = readDistrict(await readJsonObject(context.req.raw));
    const added = await recordChange(context, parts, 'district added', async (inside) => {
      const result = await addDistrict(inside, district);
      return { result, detail: { after: result } };
    });
    return context.json(added, 201);
  });

  routes.post('/District/UpdateDistrict', async (context) => {
    const body = await readJsonObject(context.req.raw);
    const districtId = readId(body['districtId'], 'districtId');
    const district = { districtId, ...readDistrict(body) };
    const changed = await recordChange(context, parts, 'district changed', async (inside) => {
      const before = await findDistrict(inside, districtId);
      const result = await updateDistrict(inside, district);
      return { result, detail: { before, after: result } };
    });
    return context.json(changed);
  });

  // The body stays unread: section 7 sends it empty, with the id in the address.
  routes.post('/District/DeleteDistrict', async (context) => {
    const districtId = readIdParameter(context.req.queries('Id'), 'Id');
    const deleted = await recordChange(context, parts, 'district deleted', async (inside) => {
      const result = await deleteDistrict(inside, districtId);
      return { result, detail: { before: result } };
    });
    return context.json(deleted);
  });

  return routes;
}

function readDistrict(body: Record<string, unknown>): { stateId: number; districtName: string } {
  return {
    stateId: readId(body['stateId'], 'stateId'),
    districtName: readName(body['districtName'], 'districtName'),
  };
}
