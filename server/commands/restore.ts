import path from 'node:path';
import { schoolFolder } from '@/lib/content/read/tree';
import { runProgram } from '@/lib/setup/run-program.mjs';
import { restore } from '../backup';
import { readSettings } from '../process';

/** `npm run restore -- file`: replaces the staff area's data with a backup. */
await runProgram(async ({ words: [file] }) => {
  if (file === undefined) throw new Error('Name the backup to restore: npm run restore -- backups/….backup');
  const backup = path.relative('', path.resolve(schoolFolder(), file));
  process.stdout.write(`${await restore(readSettings(process.env), backup, new Date())}\n`);
  return 0;
}, 'any');
