import path from 'node:path';
import { schoolFolder } from '@/lib/content/read/tree';
import { runProgram } from '@/lib/setup/run-program.mjs';
import { backUp } from '../backup';
import { readSettings } from '../process';

/** `npm run backup -- file`: copies the staff area's data to a new file. */
await runProgram(async ({ words: [name] }) => {
  const file = name ?? `backups/${new Date().toISOString().slice(0, 19).replace(/\W/g, '-')}.backup`;
  const backup = path.relative('', path.resolve(schoolFolder(), file));
  process.stdout.write(`${await backUp(readSettings(process.env), backup)}\n`);
  return 0;
}, 'any');
