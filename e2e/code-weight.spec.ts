import { expect, test } from '@playwright/test';
import { readBuiltSite } from '@/lib/build/built-site';
import { checkCodeWeight } from '@/lib/build/testing/code-weight';
import { SITE_FOLDER } from '@/lib/build/files';

test('styles, frame, script and fonts stay within their budgets', async () => {
  // Compressing the code of every page takes a slow machine two minutes.
  test.slow();
  const site = await readBuiltSite(SITE_FOLDER);
  expect(site.pages.length).toBeGreaterThan(1);
  const findings = await checkCodeWeight(site);
  expect(findings.map(({ page, message }) => `${page.route} ${message}`)).toEqual([]);
});
