import type { Page } from '@playwright/test';
import { fillIn } from '@/lib/text/text';
import { staff } from './built-content';
import { expectAccessible } from './expect-accessible';
import { EDITOR, EDITOR_PASSWORD, startSchool, type SchoolInGit } from './school-in-git';
import { expectNoSidewaysScroll, fillLogin } from './staff-session';
import { expect, test as base } from './watched-page';

const { login, website: text } = staff;

const test = base.extend<object, { school: SchoolInGit }>({
  school: [
    // Playwright requires a destructured first argument.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const school = await startSchool({ isInOneLanguage: false });
      await use(school);
      await school.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ school }, use) => use(school.url),
});

test.setTimeout(300_000);
test.use({ viewport: { width: 360, height: 740 }, locale: 'en-IN', timezoneId: 'Asia/Kolkata' });

const save = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: text.save, exact: true }).click();
  await expect(page.getByRole('heading', { name: text.saved, exact: true })).toBeFocused({ timeout: 30_000 });
};

/** Checks the screen in light and dark, on a phone and on a wide screen, and with text at twice the size. */
async function look(page: Page, state: string): Promise<void> {
  await expect(page.locator('.spinner')).toHaveCount(0, { timeout: 60_000 });
  await expectAccessible(page, state);
  for (const width of [1280, 320, 360]) {
    await page.setViewportSize({ width, height: 740 });
    await expectNoSidewaysScroll(page);
  }
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page, `${state} in dark colours`, { again: true });
  await page.emulateMedia({ colorScheme: 'light' });
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '212.5%'));
  await expectNoSidewaysScroll(page);
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
}

test('a changed English text makes its Hindi translation outdated until a clerk corrects the translation', async ({
  page,
  school,
}) => {
  await page.goto('/login');
  await fillLogin(page, EDITOR, EDITOR_PASSWORD);
  await page.getByRole('button', { name: login.submit }).click();
  await expect(page).toHaveURL(/\/dashboard$/, { timeout: 60_000 });
  await page.goto('/dashboard/website?file=pages/transport.md');
  const hindi = page.getByRole('region', { name: 'Hindi' });
  const link = page.getByRole('link', { name: fillIn(text.textIn, { language: 'Hindi' }) });
  // The first response waits until the server has checked both languages. While other tests run, this can take longer
  // than the page waits (a minute).
  const retry = page.getByRole('button', { name: staff.locations.retry });
  await page.addLocatorHandler(retry, () => retry.click());
  await expect(page.getByText(`: ${text.complete}`)).toBeVisible({ timeout: 150_000 });
  await page.getByLabel('Heading').fill('School vans');
  await save(page);
  const older = fillIn(text.older, { count: 1 });
  await expect(page.getByText(fillIn(text.behind_page, { language: 'Hindi' }))).toBeVisible();
  await look(page, 'saved in English');

  await page.getByRole('link', { name: text.toStart }).click();
  await expect(hindi.getByText(older).first()).toBeVisible({ timeout: 60_000 });
  await look(page, 'the start with an older text');
  await hindi.getByRole('link', { name: 'School vans' }).click();
  const field = page.getByRole('textbox', {
    name: fillIn(text.translated, { field: 'Heading', language: 'Hindi' }),
  });
  await expect(field).toHaveAttribute('lang', 'hi');
  await expect(field).toHaveAccessibleDescription(text.text_older);
  await look(page, 'an older translation');
  const before = school.read('hi/pages/transport.md').split('\n');
  await field.fill('स्कूल वैन');
  await save(page);
  const after = school.read('hi/pages/transport.md').split('\n');
  const changed = after.filter((line, at) => line !== before[at]);
  expect(changed.map((line) => line.replace(/^of: .*/, 'of'))).toEqual(['title: स्कूल वैन', 'of']);
  await page.getByRole('link', { name: text.changeAgain }).click();
  await expect(field).toHaveValue('स्कूल वैन');
  await look(page, 'a whole translation');
  await page.goto('/dashboard/website');
  await expect(page.getByText(`: ${text.complete}`)).toBeVisible({ timeout: 60_000 });
  expect(school.git('status', '--porcelain')).toBe('');
  await expect(link).toHaveCount(0);
});
