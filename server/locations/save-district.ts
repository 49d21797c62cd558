import type { Queryable } from '../database/database';
import { isSqlState, SQL_STATE } from '../database/sql-state';
import { refuse } from '../text/refuse';
import { makeNameKey } from '../text/name-key';
import type { District } from './location';

type NewDistrict = Omit<District, 'districtId'>;
const RETURNED = 'returning id as "districtId", name as "districtName", state_id as "stateId"';

/** Adds a district. @throws ApiError 400 for an unknown state, 409 for a name the state already has. */
export async function addDistrict(database: Queryable, district: NewDistrict): Promise<District> {
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
export async function updateDistrict(database: Queryable, district: District): Promise<District> {
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
export function describeMissing(districtId: number): string {
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
