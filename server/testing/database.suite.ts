import type { Database } from '../engines';
import { migrate } from '../database';

async function count(database: Database, table: string): Promise<number> {
  const { rows } = await database.query<{ n: number }>(`select count(*)::int as n from ${table}`);
  return rows[0]?.n ?? 0;
}
import seed from '../seed/districts-of-india.json';

export function describeDatabase(get: () => Database): void {
  describe('database', () => {
    it('the database starts with 28 States, 8 Union Territories and every district of the seed file', async () => {
      const { rows } = await get().query<{ kind: string; n: number }>(
        'select kind, count(*)::int as n from state group by kind order by kind',
      );
      expect(rows.map(({ kind, n }) => [kind, n])).toEqual([
        ['State', 28],
        ['Union Territory', 8],
      ]);
      expect(await count(get(), 'district')).toBe(seed.states.flatMap((state) => state.districts).length);
    });

    it('the database runs each migration only once, and seeds only once', async () => {
      const before = await count(get(), 'district');
      expect(await migrate(get())).toEqual([]);
      expect(await count(get(), 'district')).toBe(before);
    });

    it('the database refuses to delete a state that has districts', async () => {
      await expect(get().query('delete from state where id = 1')).rejects.toThrow('violates');
      expect(await count(get(), 'state')).toBe(36);
    });

    it('the database rolls back a transaction that fails', async () => {
      const failing = get().transaction(async (inside) => {
        await inside.query(`insert into state (name, name_key, kind) values ('Half', 'half', 'State')`);
        throw new Error('midway');
      });
      await expect(failing).rejects.toThrow('midway');
      expect(await count(get(), 'state')).toBe(36);
    });
  });
}
