import type { Queryable } from '../database/database';
import { makeNameKey } from '../text/name-key';

/** At least one active account has this role, because one person must be able to manage the others. */
const ADMINISTRATOR = 'administrator';

/**
 * Changes (or with `null` removes) the account inside a transaction, and returns its number.
 * @param set the assignments; `$1` is taken, `values` begin at `$2`
 * @throws Error when there is no such account, or it would leave the school without an active administrator
 */
export async function changeAccount(
  inside: Queryable,
  name: string,
  set: string | null,
  values: string[],
): Promise<number> {
  // Two commands at once must not each remove "the other" administrator.
  await inside.query('lock table app_user in share row exclusive mode');
  const before = await countAdministrators(inside);
  const key = makeNameKey(name);
  const { rows } = set
    ? await inside.query<{ id: number }>(`update app_user set ${set} where login_key = $1 returning id`, [
        key,
        ...values,
      ])
    : await inside.query<{ id: number }>('delete from app_user where login_key = $1 returning id', [key]);
  const [changed] = rows;
  if (!changed) throw new Error(`There is no user named ${name}. See them all: npm run user -- list`);
  if (before > 0 && (await countAdministrators(inside)) === 0) {
    throw new Error(
      `${name} is the last active administrator. Give somebody else the role first: npm run user -- role NAME ${ADMINISTRATOR}`,
    );
  }
  // From now on there has been an account: an empty table does not bring the first one back.
  await inside.query('insert into first_account default values on conflict do nothing');
  return changed.id;
}

/** The accounts as a table for the console. */
export async function listAccounts(database: Queryable): Promise<string> {
  const { rows } = await database.query<Record<'name' | 'fullName' | 'role' | 'state', string>>(
    `select login_name as name, full_name as "fullName", role, case when active then 'active' else 'disabled' end as state
     from app_user order by login_key`,
  );
  if (rows.length === 0) return 'There is no account. Add one: npm run user -- add NAME';
  const lines = [{ name: 'name', fullName: 'full name', role: 'role', state: 'state' }, ...rows];
  const width = (column: 'name' | 'fullName' | 'role'): number =>
    Math.max(...lines.map((line) => line[column].length));
  const [name, fullName, role] = [width('name'), width('fullName'), width('role')];
  return lines
    .map((line) =>
      [line.name.padEnd(name), line.fullName.padEnd(fullName), line.role.padEnd(role), line.state].join('  '),
    )
    .join('\n');
}

async function countAdministrators(inside: Queryable): Promise<number> {
  const { rows } = await inside.query<{ n: number }>(
    'select count(*)::int as n from app_user where active and lower(role) = $1',
    [ADMINISTRATOR],
  );
  return rows[0]?.n ?? 0;
}
