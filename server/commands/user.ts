import { userInfo } from 'node:os';
import { findDatabase } from '../data-folder';
import { readArguments, USAGE, type ReadArguments, sendCommand, readPassword } from '../user-command';
import { runAccountCommand, type AccountCommand } from '../accounts';
import { openDatabase } from '../database';
import { generatePassword } from '../passwords';
import { createJsonLog, readClock, readSettings } from '../process';
import { runProgram } from '@/lib/terminal/run-program';

/** `npm run user`: keeps the accounts, through the running server or in the database that its settings name. */
async function main(given: readonly string[]): Promise<number> {
  const say = (text: string): void => {
    process.stdout.write(`${text}\n`);
  };
  const args = readArguments([...given]);
  if (!args) {
    say(USAGE);
    return 0;
  }
  const settings = readSettings(process.env);
  const { command, generated } = await describeCommand(args);
  // With DATABASE_URL the database is asked directly: the server may run on another machine.
  const answer = settings.databaseUrl ? null : await sendCommand(settings.dataFolder, command);
  say(answer ?? (await runHere(settings, command, args.newDatabase)));
  if (generated) say(`Password, shown only now: ${generated}`);
  return 0;
}

async function runHere(
  settings: ReturnType<typeof readSettings>,
  command: AccountCommand,
  newDatabase: boolean,
): Promise<string> {
  if (!settings.databaseUrl && !newDatabase) await findDatabase(settings.dataFolder);
  const database = await openDatabase(settings, createJsonLog(readClock));
  try {
    return await runAccountCommand(database, command, {
      now: readClock,
      operator: userInfo().username,
      // The row in the audit tells it: a line here would reach no log.
      log: () => {},
    });
  } finally {
    await database.close();
  }
}

async function describeCommand({ action, name, role, fullName, generate }: ReadArguments) {
  if (action === 'list') return { command: { action } as const };
  if (action === 'role') return { command: { action, name, role: role ?? '' } as const };
  if (action !== 'add' && action !== 'password') return { command: { action, name } as const };
  const generated = generate ? generatePassword() : undefined;
  const password = generated ?? (await readPassword(process.stdin, process.stderr));
  const command: AccountCommand =
    action === 'add' ? { action, name, password, role, fullName } : { action, name, password };
  return { command, generated };
}

await runProgram(main, 'any');
