import type { Queryable } from '../database/database';
import { sortByName, type State } from './location';

/** All States and Union Territories by name. */
export async function listStates(database: Queryable): Promise<State[]> {
  const { rows } = await database.query<State>('select id as "stateId", name as "stateName" from state');
  return sortByName(rows, (state) => state.stateName);
}

/** The state with that id, if there is one. */
export async function findState(database: Queryable, stateId: number): Promise<State | undefined> {
  const { rows } = await database.query<State>(
    'select id as "stateId", name as "stateName" from state where id = $1',
    [stateId],
  );
  return rows[0];
}
