import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { checkContentWeight, judgeSite } from './site-checks';
import { sampleSite } from './testing/sample-site';

test('what is only slow is noted, and stops no urgent notice', async () => {
  const noise = Array.from({ length: 12_000 }, (_, index) => ((index * 7919) % 65_537).toString(36)).join('');
  const folder = mkdtempSync(path.join(tmpdir(), 'site-'));
  const sample = sampleSite({ transport: `<h1 id="stops">Buses</h1>${noise}` });
  const site = { ...sample, folder };
  const addresses = ['', 'transport'].map((name) => `<loc>https://school.example/${name}</loc>`);
  writeFileSync(path.join(folder, 'sitemap.xml'), addresses.join('\n'));
  expect(await judgeSite(site)).toEqual([]);
  expect(await judgeSite(site, [checkContentWeight])).toEqual([
    expect.stringMatching(/^\/transport is long: /),
  ]);
  rmSync(folder, { recursive: true });
});
