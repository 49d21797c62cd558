import type { Queryable } from '../database/database';
import { refuse } from '../text/refuse';
import { findState } from './list-states';
import { sortByName, type District } from './location';

/** The districts of one state by name. @throws ApiError 404 when there is no such state. */
export async function listDistricts(database: Queryable, stateId: number): Promise<District[]> {
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
export async function findDistrict(inside: Queryable, districtId: number): Promise<District | undefined> {
  const { rows } = await inside.query<District>(
    'select id as "districtId", name as "districtName", state_id as "stateId" from district where id = $1 for update',
    [districtId],
  );
  return rows[0];
}
