import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { recordChange, type AuditEvent } from './audit';
import { SQL_STATE, type Database, type Queryable } from './engines';
import { generatePassword, hashNewPassword } from './passwords';
import { readErrorCode, type Log } from './process';
import { makeNameKey, readName } from './request';
import { ROLES } from '@/lib/staff/roles';

/** Adds an account. @returns its id @throws Error or Refusal if the name or password cannot be used */
export async function createUser(
  database: Queryable,
  user: { loginName: string; password: string; fullName?: string | undefined; role?: string | undefined },
) {
  const loginName = readName(user.loginName, 'The username');
  const values = [
    loginName,
    makeNameKey(loginName),
    readName(user.fullName ?? loginName, 'The full name'),
    readName(user.role ?? 'staff', 'The role', 50),
    await hashNewPassword(user.password, loginName),
  ];
  try {
    const { rows } = await database.query<{ id: number }>(
      `insert into app_user (login_name, login_key, full_name, role, password_hash) values ($1, $2, $3, $4, $5)
       returning id`,
      values,
    );
    return Number(rows[0]?.id);
  } catch (error) {
    if (readErrorCode(error) !== SQL_STATE.uniqueViolation) throw error;
    throw new Error(
      `There is already a user named ${loginName}. To give it a new password: npm run user -- password ${loginName}`,
      { cause: error },
    );
  }
}

/** The role that at least one active account must keep. */
const ADMINISTRATOR = 'administrator';

export const FIRST_USER = 'office';

/**
 * Creates the account `office` on the first start. Writes its password to a file that only the owner can read, because
 * a service manager would store printed output. @returns the path of the file; `null` if any account ever existed
 */
export async function ensureFirstUser(database: Database, dataFolder: string, log: Log) {
  const file = join(dataFolder, 'first-password');
  const entry = { event: 'user added', user: null, address: 'console', requestId: null } as const;
  return recordChange({ database, log }, entry, async (inside) => {
    // If two servers start with the same new database, the second waits here, and then creates nothing.
    if (!(await claimFirstAccount(inside))) return null;
    const password = generatePassword();
    const user = { loginName: FIRST_USER, fullName: 'School office', role: ADMINISTRATOR, password };
    const account = await createUser(inside, user);
    // Write the file before the transaction commits, so that no account is created if the disk is full.
    await writeFile(file, `username ${FIRST_USER}\npassword ${password}\n`, { mode: 0o600 });
    return { result: file, account, detail: { loginName: FIRST_USER, role: ADMINISTRATOR } };
  });
}

/** Records that an account has existed, so that `office` is never created again. @returns true the first time */
async function claimFirstAccount(inside: Queryable): Promise<boolean> {
  const note = 'insert into first_account default values on conflict do nothing returning only_row';
  return (await inside.query(note)).rows.length > 0;
}

const SIGN_OUT = 'token_version = token_version + 1';
/** For each command: its SQL after `set` (`$1` is the account's key), audit event, and sentence after the name. */
export const CHANGES = {
  add: { set: null, event: 'user added', result: 'is added.' },
  disable: {
    set: `active = false, ${SIGN_OUT}`,
    event: 'user disabled',
    result: 'is disabled and signed out.',
  },
  enable: { set: 'active = true', event: 'user enabled', result: 'can sign in again.' },
  role: { set: 'role = $2', event: 'user given a role', result: 'has the role' },
  password: {
    set: `password_hash = $2, ${SIGN_OUT}`,
    event: 'user given a password',
    result: 'has a new password and is signed out everywhere.',
  },
  remove: { set: null, event: 'user removed', result: 'is removed and signed out.' },
} as const satisfies Record<string, { set: string | null; event: AuditEvent; result: string }>;

/** A command of `npm run user`. It is run directly, or sent to the running server. */
export interface AccountCommand {
  action: 'list' | keyof typeof CHANGES;
  name?: string;
  password?: string | undefined;
  role?: string | undefined;
  fullName?: string | undefined;
}

/** Runs a command. @returns the sentence to print @throws Error with a sentence, without changing anything */
export async function runAccountCommand(
  database: Database,
  { action, name = '', password = '', fullName, ...asked }: AccountCommand,
  { operator, log }: { operator: string; log: Log },
): Promise<string> {
  if (action === 'list') return listAccounts(database);
  // The command can come from a newer version of the program than this server's.
  if (!Object.hasOwn(CHANGES, action))
    throw new Error(`The server does not know the command "${action}". Restart the server, then try again.`);
  const { set, event, result } = CHANGES[action];
  const { role = action === 'add' ? 'staff' : undefined } = asked;
  if (role !== undefined && !ROLES.some((each) => each === role.toLowerCase()))
    throw new Error(`There is no role "${role}". The roles are ${ROLES.join(', ')}.`);
  // Check and hash the password before the transaction, which locks the accounts.
  const values: string[] = [];
  if (action === 'role') values.push(role ?? '');
  if (action === 'password') values.push(await hashNewPassword(password, name));
  const user = { userId: null, loginName: operator };
  const entry = { event, user, address: 'console', requestId: null };
  await recordChange({ database, log }, entry, async (inside) => {
    await claimFirstAccount(inside);
    const account =
      action === 'add'
        ? await createUser(inside, { loginName: name, password, fullName, role })
        : await changeAccount(inside, name, set, values);
    return { result: name, account, detail: { loginName: name, ...(role && { role }) } };
  });
  return `${name} ${result}${action === 'role' ? ` ${role}.` : ''}`;
}

/** Changes an account, or removes it (`set` null). @returns its id @throws Error if it is missing or the last administrator */
async function changeAccount(inside: Queryable, name: string, set: string | null, values: string[]) {
  // Without the lock, two simultaneous commands could remove the last two administrators.
  await inside.query('lock table app_user in share row exclusive mode');
  const count = `(select count(*)::int from app_user where active and lower(role) = '${ADMINISTRATOR}') as count`;
  const change = set === null ? 'delete from app_user' : `update app_user set ${set}`;
  // The subquery sees the table as it was, so it counts administrators before the change.
  const { rows } = await inside.query<{ id: number; count: number }>(
    `${change} where login_key = $1 returning id, ${count}`,
    [makeNameKey(name), ...values],
  );
  const [changed] = rows;
  if (!changed) throw new Error(`There is no user named ${name}. See them all: npm run user -- list`);
  const after = await inside.query<{ count: number }>(`select ${count}`);
  const last = `${name} is the last active administrator. First give somebody else this role: npm run user -- role NAME ${ADMINISTRATOR}`;
  if (changed.count > 0 && after.rows[0]?.count === 0) throw new Error(last);
  return changed.id;
}

async function listAccounts(database: Queryable): Promise<string> {
  const { rows } = await database.query<{ line: string[] }>(
    `select array[login_name, full_name, role, case when active then 'active' else 'disabled' end] as line
     from app_user order by login_key`,
  );
  if (rows.length === 0) return 'There are no accounts. Add one: npm run user -- add NAME';
  const lines = [['name', 'full name', 'role', 'state'], ...rows.map(({ line }) => line)];
  const widths = [0, 1, 2].map((column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  return lines.map((line) => line.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join('  ')).join('\n');
}
