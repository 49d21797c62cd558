import { readFile } from 'node:fs/promises';
import { findImportFaults } from '@/lib/imports/find-import-faults';
import { findSharedNames } from '@/lib/imports/find-shared-names';
import { IMPORT_ORDER } from '@/lib/imports/import-order';
import { listSources } from '@/lib/imports/list-sources';
import { runProgram } from '@/lib/setup/run-program';

/** `npm run check:imports`: every import goes down the order of lib/imports/import-order.ts, and no two files have one name. */
await runProgram(async () => {
  const files = await listSources();
  const sources = new Map(
    await Promise.all(files.map(async (file) => [file, await readFile(file, 'utf8')] as const)),
  );
  const faults = [...findImportFaults(sources, IMPORT_ORDER), ...findSharedNames(files)];
  if (faults.length > 0) throw new Error(faults.join('\n'));
  console.log(`The imports of ${files.length} files are in order.`);
  return 0;
});
