import { type Queryable, isSqlState, SQL_STATE, type Database } from './engines';
import { makeNameKey, type SignedInUser, type UserWithPassword, readName } from './request';
import { type ScryptCost, hashPassword, refuseWeakPassword, generatePassword } from './passwords';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { addAuditRow, logAudit, type AuditEntry, type AuditEvent } from './audit';
import type { Log } from './process';

const COLUMNS = `id as "userId", login_name as "loginName", full_name as "fullName", role,
  token_version as "tokenVersion", active`;

/** The user with that login name (capitals do not matter), active or not. */
export async function findUserByName(
  database: Queryable,
  loginName: string,
): Promise<UserWithPassword | undefined> {
  const { rows } = await database.query<UserWithPassword>(
    `select ${COLUMNS}, password_hash as "passwordHash" from app_user where login_key = $1`,
    [makeNameKey(loginName)],
  );
  return rows[0];
}

/** The user with that id, active or not. */
export async function findUserById(database: Queryable, userId: number): Promise<SignedInUser | undefined> {
  const { rows } = await database.query<SignedInUser>(`select ${COLUMNS} from app_user where id = $1`, [
    userId,
  ]);
  return rows[0];
}

interface NewUser {
  loginName: string;
  password: string;
  fullName?: string | undefined;
  role?: string | undefined;
}

/**
 * Creates an account and returns its number.
 * @throws with a message for the console when the name is taken or unusable, or the password too short.
 */
export async function createUser(database: Queryable, user: NewUser, cost?: ScryptCost): Promise<number> {
  const loginName = readName(user.loginName, 'The user name');
  const values = [
    loginName,
    makeNameKey(loginName),
    readName(user.fullName ?? loginName, 'The full name'),
    readName(user.role ?? 'staff', 'The role', 50),
    await hashChecked(user.password, loginName, cost),
  ];
  try {
    const { rows } = await database.query<{ id: number }>(
      `insert into app_user (login_name, login_key, full_name, role, password_hash) values ($1, $2, $3, $4, $5)
       returning id`,
      values,
    );
    return Number(rows[0]?.id);
  } catch (error) {
    if (!isSqlState(error, SQL_STATE.uniqueViolation)) throw error;
    throw new Error(
      `There is already a user named ${loginName}. To give it a new password: npm run user -- password ${loginName}`,
      {
        cause: error,
      },
    );
  }
}

async function hashChecked(
  password: string,
  loginName: string,
  cost: ScryptCost | undefined,
): Promise<string> {
  await refuseWeakPassword(password, loginName);
  return hashPassword(password, cost);
}

/** At least one active account has this role, because one person must be able to manage the others. */
const ADMINISTRATOR = 'administrator';

/**
 * Changes (or with `null` removes) the account inside a transaction, and returns its number.
 * @param set the assignments; `$1` is taken, `values` begin at `$2`
 * @throws Error when there is no such account, or it would leave the school without an active administrator
 */
async function changeAccount(
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
async function listAccounts(database: Queryable): Promise<string> {
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

export const FIRST_USER = 'office';

/**
 * On the very first start, creates the account `office`; its generated password goes to the file `first-password` in
 * the data folder, readable by its owner only, and not to the output, which a service manager would keep. Removing
 * every account later does not bring it back.
 * @returns the path of the file, or `null` when there has been an account before
 */
export async function ensureFirstUser(
  database: Database,
  dataFolder: string,
  { now, log, cost }: { now: () => Date; log: Log; cost?: ScryptCost },
): Promise<string | null> {
  const password = generatePassword();
  const hash = await hashPassword(password, cost);
  const file = join(dataFolder, 'first-password');
  const entry: AuditEntry = {
    event: 'user added',
    user: null,
    address: 'console',
    requestId: null,
    detail: { loginName: FIRST_USER, role: 'administrator' },
  };
  const account = await database.transaction(async (inside) => {
    // Two servers that start together on one new database must not both make a password.
    await inside.query('lock table app_user in exclusive mode');
    const { rows: before } = await inside.query('select 1 from first_account');
    if (before.length > 0) return undefined;
    await inside.query('insert into first_account default values');
    const { rows } = await inside.query('select 1 from app_user limit 1');
    if (rows.length > 0) return undefined;
    const { rows: added } = await inside.query<{ id: number }>(
      `insert into app_user (login_name, login_key, full_name, role, password_hash)
       values ($1, $1, 'School office', 'administrator', $2) returning id`,
      [FIRST_USER, hash],
    );
    await addAuditRow(inside, entry, now());
    // Before the account is there for good: a full disk must not leave an account without its password.
    await rm(file, { force: true });
    await writeFile(file, `user name ${FIRST_USER}\npassword ${password}\n`, { flag: 'wx', mode: 0o600 });
    return added[0]?.id;
  });
  if (account === undefined) return null;
  logAudit(log, { ...entry, account });
  return file;
}

/** What `npm run user` asks for: run here, or sent to the running server. */
export type AccountCommand =
  | { action: 'list' }
  | {
      action: 'add';
      name: string;
      password: string;
      fullName?: string | undefined;
      role?: string | undefined;
    }
  | { action: 'disable' | 'enable' | 'remove'; name: string }
  | { action: 'role'; name: string; role: string }
  | { action: 'password'; name: string; password: string };

interface Parts {
  now: () => Date;
  /** Who runs the command, such as the account of the operating system. */
  operator: string;
  log: Log;
  cost?: ScryptCost | undefined;
}

/** What a command does, and how it is recorded and told. */
interface Change {
  /** Makes the change inside a transaction and returns the number of the account. */
  apply: (inside: Queryable) => Promise<number>;
  event: AuditEvent;
  role?: string;
  answer: string;
}

/**
 * Runs a command of `npm run user` and returns the sentence to print. The change and its audit row are one
 * transaction; the line in the log follows it.
 * @throws Error in a sentence when it cannot be done; then nothing has changed
 */
export async function runAccountCommand(
  database: Database,
  command: AccountCommand,
  { now, operator, log, cost }: Parts,
): Promise<string> {
  if (command.action === 'list') return listAccounts(database);
  const { apply, event, role, answer } = await describeChange(command, cost);
  const detail = { loginName: command.name, ...(role && { role }) };
  const user = { userId: null, loginName: operator };
  const entry: AuditEntry = { event, user, address: 'console', requestId: null, detail };
  const account = await database.transaction(async (inside) => {
    const changed = await apply(inside);
    await addAuditRow(inside, entry, now());
    return changed;
  });
  logAudit(log, { ...entry, account });
  return answer;
}

/** Checks and hashes a password before the transaction, which locks the accounts. */
async function describeChange(
  command: Exclude<AccountCommand, { action: 'list' }>,
  cost: ScryptCost | undefined,
): Promise<Change> {
  const { name } = command;
  const set =
    (assignments: string, values: string[] = []): Change['apply'] =>
    (inside) =>
      changeAccount(inside, name, assignments, values);
  switch (command.action) {
    case 'add': {
      const { password, fullName, role = 'staff' } = command;
      const apply: Change['apply'] = (inside) =>
        createUser(inside, { loginName: name, password, fullName, role }, cost);
      return { apply, event: 'user added', role, answer: `${name} is added.` };
    }
    case 'disable':
      return {
        apply: set('active = false'),
        event: 'user disabled',
        answer: `${name} is disabled and signed out.`,
      };
    case 'enable':
      return { apply: set('active = true'), event: 'user enabled', answer: `${name} can sign in again.` };
    case 'role': {
      const role = readName(command.role, 'The role', 50);
      const answer = `${name} has the role ${role}.`;
      return { apply: set('role = $2', [role]), event: 'user given a role', role, answer };
    }
    case 'password': {
      const hash = await hashNewPassword(command.password, name, cost);
      return {
        apply: set('password_hash = $2, token_version = token_version + 1', [hash]),
        event: 'user given a password',
        answer: `${name} has a new password and is signed out everywhere.`,
      };
    }
    case 'remove':
      return {
        apply: (inside) => changeAccount(inside, name, null, []),
        event: 'user removed',
        answer: `${name} is removed and signed out.`,
      };
    default: {
      // The command may be newer than the server that runs.
      const { action } = command satisfies never as AccountCommand;
      throw new Error(`The server does not know the command "${action}". Restart it, then try again.`);
    }
  }
}

async function hashNewPassword(
  password: string,
  name: string,
  cost: ScryptCost | undefined,
): Promise<string> {
  await refuseWeakPassword(password, name);
  return hashPassword(password, cost);
}
