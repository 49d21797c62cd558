import { userInfo } from 'node:os';
import { runProgram, type CommandArguments } from '@/lib/setup/run-program.mjs';
import { runAccountCommand, type AccountCommand } from '../accounts';
import { findDatabase } from '../data-folder';
import { openDatabase } from '../database';
import { generatePassword } from '../passwords';
import { createJsonLog, readSettings, type Settings } from '../process';
import { readArguments, readPassword, sendCommand, USAGE } from '../user-command';

/** `npm run user`: manages accounts through the running server or, if none runs, in the database. */
async function main({ words }: CommandArguments): Promise<number> {
  const say = (text: string): void => void process.stdout.write(`${text}\n`);
  const args = readArguments(words);
  if (!args) {
    say(USAGE);
    return 0;
  }
  const settings = readSettings(process.env);
  const { generate, newDatabase, ...asked } = args;
  const generated = generate ? generatePassword() : undefined;
  const needsPassword = asked.action === 'add' || asked.action === 'password';
  const typed = needsPassword && !generated ? await readPassword(process.stdin, process.stderr) : undefined;
  const command = { ...asked, password: generated ?? typed };
  // With DATABASE_URL, change the database directly, because the server might run on another machine.
  const answer = settings.databaseUrl ? null : await sendCommand(settings.dataFolder, command);
  say(answer ?? (await runHere(settings, command, newDatabase)));
  if (generated) say(`Password, shown only now: ${generated}`);
  return 0;
}

async function runHere(settings: Settings, command: AccountCommand, newDatabase: boolean): Promise<string> {
  if (!settings.databaseUrl && !newDatabase) await findDatabase(settings.dataFolder);
  const log = createJsonLog(() => new Date());
  const database = await openDatabase(settings, log);
  // Changes are recorded only in the audit table, because no log keeps the output of this command.
  const parts = { operator: userInfo().username, log: () => {} };
  return runAccountCommand(database, command, parts).finally(() => database.close());
}

await runProgram(main, 'any');
