import { openDatabase } from '../database/open-database';
import { createJsonLog } from '../log';
import { exitWithMessage } from '../process/exit-with-message';
import { readClock } from '../process/read-clock';
import { readSettings } from '../settings';
import { readArguments, runUserCommand } from './user-command';

/** `npm run user:add`: keeps the accounts, in the database that the server's settings name. */
async function main(): Promise<void> {
  const args = process.argv.slice(2);
  readArguments(args);
  const database = await openDatabase(readSettings(process.env), createJsonLog(readClock));
  try {
    process.stdout.write(`${await runUserCommand(args, database, process.stdin)}\n`);
  } finally {
    await database.close();
  }
}

main().catch(exitWithMessage);
