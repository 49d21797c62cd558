import type { Page } from '@playwright/test';
import { expectAccessible } from './expect-accessible';
import { expectNoSidewaysScroll, test } from './staff-session';
import { expect } from './watched-page';

/** No other test, and no other run, uses this name. */
const newName = (): string => `Test ${Date.now()}-${Math.random().toString(36).slice(2, 8)}`;
const table = (page: Page) => page.getByRole('table');
const row = (page: Page, name: string) => page.getByRole('rowheader', { name, exact: true });

/** Opens the districts of a state by its name. */
async function openState(page: Page, state: string): Promise<void> {
  await page.goto('/dashboard/locations');
  await page.getByRole('link', { name: state, exact: true }).click();
  await expect(page.getByRole('heading', { name: `Districts of ${state}` })).toBeVisible();
  await expect(table(page)).toBeVisible();
}

test('adds, renames and deletes a district, and says each time what was done', async ({ page }) => {
  const name = newName();
  const renamed = `${name} <b>"renamed"</b>`;
  await openState(page, 'Sikkim');
  const filter = page.getByLabel('Filter the districts');

  await page.getByRole('button', { name: 'Add a district' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name of the district').fill(name);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(`${name} has been saved in Sikkim.`)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add a district' })).toBeFocused();
  await filter.fill(name);
  await expect(table(page).getByRole('row')).toHaveCount(2);

  await page.getByRole('button', { name: `Edit ${name}` }).click();
  await dialog.getByLabel('Name of the district').fill(renamed);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(`${renamed} has been saved in Sikkim.`)).toBeVisible();
  await expect(row(page, renamed)).toBeVisible();

  await page.getByRole('button', { name: `Delete ${renamed}` }).click();
  const question = page.getByRole('alertdialog', { name: `Delete ${renamed}?` });
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText(`${renamed} has been deleted from Sikkim.`)).toBeVisible();
  await expect(page.getByText(`No district matches “${name}”.`)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Districts of Sikkim' })).toBeFocused();
});

test('keeps what was typed when the name is taken, and says so', async ({ page, expectMessage }) => {
  expectMessage(/Failed to load resource/);
  await openState(page, 'Goa');
  await page.getByRole('button', { name: 'Add a district' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name of the district').fill('  north goa');
  await page.keyboard.press('Enter');
  // The reason of the server first, then the message of the catalogue (specification, section 8).
  await expect(dialog.getByRole('alert').getByRole('paragraph')).toHaveText([
    /already has a district named/,
    'Something went wrong. Please try again later.',
  ]);
  await expect(dialog.getByLabel('Name of the district')).toHaveValue('  north goa');
  await expectAccessible(page, 'failed dialog');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('moves a district to another state', async ({ page }) => {
  const name = newName();
  await openState(page, 'Tripura');
  await page.getByRole('button', { name: 'Add a district' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name of the district').fill(name);
  await dialog.getByLabel('State').selectOption('Mizoram');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(`${name} has been saved in Mizoram.`)).toBeVisible();
  await page.getByRole('link', { name: 'Mizoram', exact: true }).click();
  await page.getByLabel('Filter the districts').fill(name);
  await page.getByRole('button', { name: `Delete ${name}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText(`${name} has been deleted from Mizoram.`)).toBeVisible();
});

test('everything can be done with the keyboard alone', async ({ page }) => {
  const name = newName();
  await page.goto('/dashboard/locations');
  await page.getByRole('link', { name: 'Manipur', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(table(page)).toBeVisible();
  await page.getByRole('button', { name: 'Add a district' }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByRole('dialog').getByLabel('Name of the district')).toBeFocused();
  await page.keyboard.type(name);
  await page.keyboard.press('Enter');
  await expect(page.getByText(`${name} has been saved in Manipur.`)).toBeVisible();
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByLabel('Filter the districts')).toBeFocused();
  await page.keyboard.type(name);
  await expect(table(page).getByRole('row')).toHaveCount(2);
  for (const _ of ['Add', 'Sort', 'Edit', 'Delete']) await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: `Delete ${name}` })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await expect(page.getByRole('button', { name: `Delete ${name}` })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText(`${name} has been deleted from Manipur.`)).toBeVisible();
});

test('what is shown stands in the address: it can be shared, and the back button works', async ({ page }) => {
  await openState(page, 'Uttar Pradesh');
  const range = page.getByRole('navigation', { name: 'Pages of the list' }).getByRole('status');
  const first = () => page.getByRole('rowheader').first();
  await expect(range).toHaveText('1 – 10 of 75');
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(range).toHaveText('11 – 20 of 75');
  await page.getByLabel('Items per page:').selectOption('25');
  await expect(range).toHaveText('1 – 25 of 75');
  await page.getByRole('button', { name: 'District', exact: true }).click();
  await expect(page.getByRole('columnheader', { name: 'District' })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
  await expect(first()).toHaveText('Varanasi');
  await page.getByLabel('Filter the districts').fill('pur');
  await expect(page).toHaveURL(/\?state=\d+&filter=pur&sort=desc&size=25$/);

  const copy = await page.context().newPage();
  await copy.goto(page.url());
  await expect(copy.getByLabel('Filter the districts')).toHaveValue('pur');
  await expect(copy.getByRole('rowheader').first()).toHaveText((await first().textContent()) ?? '');

  await page.goBack();
  await expect(page.getByLabel('Filter the districts')).toHaveValue('');
  await expect(page.getByRole('columnheader', { name: 'District' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
  await page.goBack();
  await expect(range).toHaveText('11 – 20 of 75');
  await page.goBack();
  await page.goBack();
  await expect(page.getByText('Choose a state to see its districts.')).toBeVisible();
});

test('the dialog is at most 80vw wide, comes in 150 ms and goes in 75 ms, unless less motion is wanted', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openState(page, 'Goa');
  const dialog = page.locator('.staff-dialog');
  const duration = () =>
    dialog.evaluate((element) => getComputedStyle(element).transitionDuration.split(',')[0]);
  expect(await duration()).toBe('0.075s');
  await page.getByRole('button', { name: 'Add a district' }).click();
  expect(await duration()).toBe('0.15s');
  const { width } = (await dialog.boundingBox()) ?? { width: 0 };
  expect(width).toBeLessThanOrEqual(360 * 0.8);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await duration()).toBe('0s');
});

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [320, 1280]) {
    test(`is accessible in every state, ${colorScheme}, at ${width} px`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/dashboard/locations');
      await expect(page.getByRole('link', { name: 'Goa', exact: true })).toBeVisible();
      await expectAccessible(page, 'states');
      await openState(page, 'Goa');
      await expectAccessible(page, 'districts');
      await expectNoSidewaysScroll(page);
      await page.getByRole('button', { name: 'Edit North Goa' }).click();
      await page.getByLabel('Name of the district').fill('');
      await page.keyboard.press('Enter');
      await expect(page.getByText('Write the name of the district.')).toBeVisible();
      await expectAccessible(page, 'edit with an error');
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Delete North Goa' }).click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
      await expectAccessible(page, 'delete');
      await page.keyboard.press('Escape');
      await page.getByLabel('Filter the districts').fill('xyz');
      await expect(page.getByText('No district matches “xyz”.')).toBeVisible();
      await expectAccessible(page, 'nothing found');
    });
  }
}
