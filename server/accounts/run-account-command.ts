import { addAuditRow, logAudit, type AuditEntry, type AuditEvent } from '../audit/audit';
import type { Database, Queryable } from '../database/database';
import type { ScryptCost } from '../passwords/derive-key';
import { hashPassword } from '../passwords/hash-password';
import { refuseWeakPassword } from '../passwords/refuse-weak-password';
import type { Log } from '../process/log';
import { readName } from '../text/read-name';
import { createUser } from '../users/save-user';
import type { AccountCommand } from './account-command';
import { changeAccount, listAccounts } from './change-account';

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
