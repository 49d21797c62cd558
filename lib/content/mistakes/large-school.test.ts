import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { loadContent } from '../load-content';
import { formatProblem } from '../say/problem';
import { makeLargeSchool } from './large-school';

test('a large school is in order, and has what it was asked for', async () => {
  const root = mkdtempSync(path.join(tmpdir(), 'large-'));
  const folder = path.join(root, 'school');
  await makeLargeSchool(folder, { pages: 4, news: 25, photos: 203 });
  const { content, problems } = await loadContent(folder, { day: '2025-09-15' });
  rmSync(root, { recursive: true });
  expect(problems.filter(({ severity }) => severity === 'error').map(formatProblem)).toEqual([]);
  expect(content?.pages.filter(({ route }) => route.startsWith('/circular-'))).toHaveLength(4);
  expect(content?.news.length).toBeGreaterThanOrEqual(25);
  expect(content?.pages.find(({ route }) => route === '/album-1')?.body).toContain('(photo-203.jpg)');
  expect(content?.gallery.pictures).toHaveLength(200);
});
