import type { Queryable } from '../database/database';
import { isSqlState, SQL_STATE } from '../database/sql-state';
import { refuse } from '../text/refuse';
import type { District } from './location';
import { describeMissing } from './save-district';

/**
 * Deletes a district and returns what it was.
 * @throws ApiError 404 when it is gone, 409 while a record of the school refers to it.
 */
export async function deleteDistrict(database: Queryable, districtId: number): Promise<District> {
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
