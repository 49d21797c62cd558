import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { loadContent } from '@/lib/content/load-content';
import { formatProblem } from '@/lib/content/say/problem';
import { makeSchool } from './make-school';

test('a school of the benchmark is in order, and has what it was asked for', async () => {
  const root = mkdtempSync(path.join(tmpdir(), 'growth-'));
  await makeSchool(path.join(root, 'school'), { pages: 4, news: 25, photos: 203 });
  const { content, problems } = await loadContent(path.join(root, 'school'), { day: '2025-09-15' });
  rmSync(root, { recursive: true });
  expect(problems.filter(({ severity }) => severity === 'error').map(formatProblem)).toEqual([]);
  expect(content?.pages.filter(({ route }) => route.startsWith('/circular-'))).toHaveLength(4);
  expect(content?.news.length).toBeGreaterThanOrEqual(25);
  expect(content?.pages.find(({ route }) => route === '/album-1')?.body).toContain('(photo-203.jpg)');
  expect(content?.gallery.pictures).toHaveLength(200);
});
