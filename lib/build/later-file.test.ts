import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createLaterFile } from './styles';

test('all pages with the same styles share one file of what no first screen needs', async () => {
  const site = await mkdtemp(path.join(tmpdir(), 'later-'));
  const fileOf = createLaterFile(site);
  const css = 'p{top:0}@media not opened{ul{top:1px}}';
  const address = await fileOf(css);
  expect(await fileOf(css)).toBe(address);
  expect(await readFile(path.join(site, address ?? ''), 'utf8')).toBe('ul{top:1px}');
});

test('styles that the first screen needs whole have no such file', async () => {
  expect(await createLaterFile('/nowhere')('p{top:0}')).toBeUndefined();
});
