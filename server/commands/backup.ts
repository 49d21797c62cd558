import path from 'node:path';
import { schoolFolder } from '@/lib/content/read/tree';
import { runProgram } from '@/lib/setup/run-program.mjs';
import { backUp } from '../backup';
import { readClock, readSettings } from '../process';

/** `npm run backup -- file`: a whole copy of the staff area's data in a new file. */
async function main([file = nameFile(readClock())]: readonly string[]): Promise<number> {
  process.stdout.write(
    `${await backUp(readSettings(process.env), path.relative('', path.resolve(schoolFolder(), file)))}\n`,
  );
  return 0;
}

function nameFile(now: Date): string {
  return `backups/${now.toISOString().slice(0, 19).replace(/\W/g, '-')}.backup`;
}

await runProgram(main, 'any');
