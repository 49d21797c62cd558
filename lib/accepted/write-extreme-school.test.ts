import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeSchool } from './write-extreme-school';

// npm run check:accepted builds these schools, and cannot when the check refuses a field of them.
it.each(['most', 'least'] as const)('the school with the %s of every field is accepted', async (extreme) => {
  const root = mkdtempSync(path.join(tmpdir(), 'accepted-'));
  const { refused } = await writeSchool(path.join(root, 'school'), extreme, '2025-04-15', false);
  expect(refused).toEqual([]);
  rmSync(root, { recursive: true });
});
