import { addAuditRow, type AuditEvent } from '../audit/audit';
import type { Database, Queryable } from '../database/database';
import type { ScryptCost } from '../passwords/derive-key';
import { hashPassword } from '../passwords/hash-password';
import { refuseWeakPassword } from '../passwords/refuse-weak-password';
import { readName } from '../text/read-name';
import { createUser } from '../users/save-user';
import type { AccountCommand } from './account-command';
import { changeAccount, listAccounts } from './change-account';

interface Parts {
  now: () => Date;
  /** Who runs the command, such as the account of the operating system. */
  operator: string;
  cost?: ScryptCost | undefined;
}

/**
 * Runs a command of `npm run user` and returns the sentence to print. The change and its audit row are one
 * transaction.
 * @throws Error in a sentence when it cannot be done; then nothing has changed
 */
export async function runAccountCommand(
  database: Database,
  command: AccountCommand,
  { now, operator, cost }: Parts,
): Promise<string> {
  if (command.action === 'list') return listAccounts(database);
  const record = (inside: Queryable, event: AuditEvent, detail: Record<string, unknown>): Promise<void> => {
    const user = { userId: null, loginName: operator };
    return addAuditRow(inside, { event, user, address: 'console', requestId: null, detail }, now());
  };
  const { name } = command;
  if (command.action === 'add') {
    const { password, fullName, role = 'staff' } = command;
    await database.transaction(async (inside) => {
      await createUser(inside, { loginName: name, password, fullName, role }, cost);
      await record(inside, 'user added', { loginName: name, role });
    });
    return `${name} is added.`;
  }
  // Checked and hashed before the transaction, which locks the accounts.
  const hash = command.action === 'password' ? await hashNewPassword(command.password, name, cost) : '';
  const role = command.action === 'role' ? readName(command.role, 'The role', 50) : '';
  return database.transaction(async (inside) => {
    const change = (set: string, values: string[] = []): Promise<void> =>
      changeAccount(inside, name, set, values);
    switch (command.action) {
      case 'disable':
        await change('active = false');
        await record(inside, 'user disabled', { loginName: name });
        return `${name} is disabled and signed out.`;
      case 'enable':
        await change('active = true');
        await record(inside, 'user enabled', { loginName: name });
        return `${name} can sign in again.`;
      case 'role':
        await change('role = $2', [role]);
        await record(inside, 'user given a role', { loginName: name, role });
        return `${name} has the role ${role}.`;
      case 'password':
        await change('password_hash = $2, token_version = token_version + 1', [hash]);
        await record(inside, 'user given a password', { loginName: name });
        return `${name} has a new password and is signed out everywhere.`;
      default:
        await changeAccount(inside, name, null, []);
        await record(inside, 'user removed', { loginName: name });
        return `${name} is removed and signed out.`;
    }
  });
}

async function hashNewPassword(
  password: string,
  name: string,
  cost: ScryptCost | undefined,
): Promise<string> {
  await refuseWeakPassword(password, name);
  return hashPassword(password, cost);
}
