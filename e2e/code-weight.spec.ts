import { expect, test } from '@playwright/test';
import { readBuiltSite } from '../lib/export/checks/built-site';
import { checkCodeWeight } from '../lib/export/checks/code-weight';
import { readStaffRoutes } from '../lib/export/files/staff-routes';

test('styles, frame, script and fonts stay within the budgets of the code', async () => {
  const site = await readBuiltSite('out', await readStaffRoutes('.next'));
  expect(site.pages.length).toBeGreaterThan(1);
  expect(await checkCodeWeight(site)).toEqual([]);
});
