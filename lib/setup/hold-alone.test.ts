import { writeFileSync } from 'node:fs';
import { holdAlone, runsAlready } from './hold-alone.mjs';
import { useScratch } from './testing/use-scratch';

const scratch = useScratch();

// For processes that are killed, start together or run in other containers, see server/data-folder.test.ts.
test('a file is held by one at a time, whatever number an older version has left in it', () => {
  const file = scratch('below/held.lock');
  const release = holdAlone(file, '');
  expect(() => holdAlone(file, runsAlready('A build'))).toThrow(
    'A build is already running in this folder. Wait',
  );
  release();
  writeFileSync(file, String(process.ppid));
  holdAlone(file, '')();
});
