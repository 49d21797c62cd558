import { parseArgs } from 'node:util';
import type { Database } from '../database/database';
import type { ScryptCost } from '../passwords/derive-key';
import { readPassword } from '../passwords/read-password';
import { removeUser } from './remove-user';
import { createUser, resetPassword } from './save-user';

const USAGE = `Write a user name:
  npm run user:add -- asha                          adds asha and shows a generated password
  npm run user:add -- asha --full-name "Asha Rao" --role accountant
  npm run user:add -- asha --reset                  gives asha a new password; she must sign in again
  npm run user:add -- asha --remove                 asha can no longer sign in
A password piped in is used instead of a generated one.`;

/**
 * What `npm run user:add` does with its arguments; returns the sentence to print.
 * @throws with the usage or the reason when it cannot.
 */
export async function runUserCommand(
  args: string[],
  database: Database,
  input: Parameters<typeof readPassword>[0],
  cost?: ScryptCost,
): Promise<string> {
  const { loginName, values } = readArguments(args);
  if (values.remove) {
    await removeUser(database, loginName);
    return `${loginName} is removed and signed out.`;
  }
  const { password, generated } = await readPassword(input);
  if (values.reset) await resetPassword(database, { loginName, password }, cost);
  else
    await createUser(
      database,
      { loginName, password, fullName: values['full-name'], role: values.role },
      cost,
    );
  const done = values.reset ? `${loginName} has a new password` : `${loginName} is added`;
  return generated ? `${done}. Password, shown only now: ${password}` : `${done}.`;
}

/** Reads the command's arguments. @throws with the usage when they make no sense. */
export function readArguments(args: string[]) {
  const flag = { type: 'boolean', default: false } as const;
  const text = { type: 'string' } as const;
  const options = { role: text, 'full-name': text, reset: flag, remove: flag };
  try {
    const { positionals, values } = parseArgs({ args, options, allowPositionals: true });
    const [loginName, ...more] = positionals;
    if (loginName && more.length === 0) return { loginName, values };
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`, {
      cause: error,
    });
  }
  throw new Error(USAGE);
}
