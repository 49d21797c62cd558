import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { siteSection } from './ready-to-publish';

test('a site that was not built stops the publication, whatever scripts there are', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'unbuilt-'));
  const before = process.cwd();
  writeFileSync(path.join(folder, 'package.json'), '{ "scripts": {} }');
  process.chdir(folder);
  const section = await siteSection();
  process.chdir(before);
  rmSync(folder, { recursive: true });
  expect(section).toEqual({
    title: 'The finished site',
    // With the folder of the content, where another is named.
    mend: [
      expect.stringMatching(
        /^There is no finished site yet\. Type npm run build( -- --content \S+)? first\.$/,
      ),
    ],
    look: [],
    pages: 0,
  });
});
