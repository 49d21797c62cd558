import { openDatabase } from '../database/open-database';
import { createJsonLog } from '../process/log';
import { readClock } from '../process/read-clock';
import { readSettings } from '../process/settings';
import { readArguments, runUserCommand } from '../users/user-command';
import { runProgram } from '@/lib/terminal/run-program';

/** `npm run user:add`: keeps the accounts, in the database that the server's settings name. */
async function main(given: readonly string[]): Promise<number> {
  const args = [...given];
  readArguments(args);
  const database = await openDatabase(readSettings(process.env), createJsonLog(readClock));
  try {
    process.stdout.write(`${await runUserCommand(args, database, process.stdin)}\n`);
    return 0;
  } finally {
    await database.close();
  }
}

await runProgram(main, 'any');
