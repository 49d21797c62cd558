import { readFile } from 'node:fs/promises';
import { makeNameKey } from '../text/name-key';
import type { Database } from './database';

interface SeedFile {
  asOf: string;
  states: { name: string; kind: 'State' | 'Union Territory'; districts: string[] }[];
}

/**
 * Fills in the States, Union Territories and districts of India when there is no state at all. Afterwards the
 * lists belong to the school: what its staff delete does not come back.
 */
export async function seedLocations(database: Database): Promise<void> {
  const { states } = await readSeed();
  await database.transaction(async (inside) => {
    await inside.query('lock table state in exclusive mode');
    const { rows } = await inside.query('select 1 from state limit 1');
    if (rows.length > 0) return;
    const stateRows = states.map(({ name, kind }) => ({ name, kind, name_key: makeNameKey(name) }));
    await inside.query(
      `insert into state (name, name_key, kind)
       select name, name_key, kind from jsonb_to_recordset($1::jsonb) as seed (name text, name_key text, kind text)`,
      [JSON.stringify(stateRows)],
    );
    const districtRows = states.flatMap((state) =>
      state.districts.map((name) => ({
        state_key: makeNameKey(state.name),
        name,
        name_key: makeNameKey(name),
      })),
    );
    await inside.query(
      `insert into district (state_id, name, name_key)
       select state.id, seed.name, seed.name_key
       from jsonb_to_recordset($1::jsonb) as seed (state_key text, name text, name_key text)
       join state on state.name_key = seed.state_key`,
      [JSON.stringify(districtRows)],
    );
  });
}

/** The seed file as it is; its own `about` and `warning` say where the names come from. */
export async function readSeed(): Promise<SeedFile> {
  const file = new URL('../seed/districts-of-india.json', import.meta.url);
  const seed: SeedFile = JSON.parse(await readFile(file, 'utf8'));
  return seed;
}
