import type { Page } from '@playwright/test';
import { expectAccessible, expectAccessibleInBoth } from './expect-accessible';
import { expectNoSidewaysScroll, test } from './staff-session';
import { expect } from './watched-page';
import { fillIn } from '@/lib/text/text';
import { staff } from './built-content';

const { dialog: words, locations, paginator } = staff;
const saved = (district: string, state: string): string => fillIn(locations.saved, { district, state });
const deleted = (district: string, state: string): string => fillIn(locations.deleted, { district, state });
/** The paginator's text for the 75 districts of Uttar Pradesh. */
const range = (from: number, to: number): string => fillIn(paginator.range, { from, to, total: 75 });

/** A name that no other test or run uses. */
const newName = (): string => `Test ${Date.now()}-${Math.random().toString(36).slice(2, 8)}`;
const table = (page: Page) => page.getByRole('table');
const row = (page: Page, name: string) => page.getByRole('rowheader', { name, exact: true });

/** Opens the districts of a state by its name. */
async function openState(page: Page, state: string): Promise<void> {
  await page.goto('/dashboard/locations');
  await page.getByRole('link', { name: state, exact: true }).click();
  await expect(page.getByRole('heading', { name: fillIn(locations.districts, { state }) })).toBeVisible();
  await expect(table(page)).toBeVisible();
}

test('a district can be added, renamed and deleted, and the page reports each change', async ({ page }) => {
  const name = newName();
  const renamed = `${name} <b>"renamed"</b>`;
  await openState(page, 'Sikkim');
  const filter = page.getByLabel(locations.filter);

  await page.getByRole('button', { name: locations.add }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(words.name, { exact: true }).fill(name);
  await dialog.getByRole('button', { name: words.save }).click();
  await expect(page.getByText(saved(name, 'Sikkim'))).toBeVisible();
  await expect(page.getByRole('button', { name: locations.add })).toBeFocused();
  await filter.fill(name);
  await expect(table(page).getByRole('row')).toHaveCount(2);

  await page.getByRole('button', { name: fillIn(locations.editOne, { district: name }) }).click();
  await dialog.getByLabel(words.name, { exact: true }).fill(renamed);
  await dialog.getByRole('button', { name: words.save }).click();
  await expect(page.getByText(saved(renamed, 'Sikkim'))).toBeVisible();
  await expect(row(page, renamed)).toBeVisible();

  await page.getByRole('button', { name: fillIn(locations.deleteOne, { district: renamed }) }).click();
  const question = page.getByRole('alertdialog', { name: fillIn(words.deleteTitle, { district: renamed }) });
  await expect(question.getByRole('button', { name: words.cancel })).toBeFocused();
  await question.getByRole('button', { name: words.delete }).click();
  await expect(page.getByText(deleted(renamed, 'Sikkim'))).toBeVisible();
  await expect(page.getByText(fillIn(locations.noMatch, { filter: name }))).toBeVisible();
  await expect(
    page.getByRole('heading', { name: fillIn(locations.districts, { state: 'Sikkim' }) }),
  ).toBeFocused();
});

test('a refused name stays in the form; the reason appears only at the field, and names the field by its label', async ({
  page,
  expectMessage,
}) => {
  expectMessage(/Failed to load resource/);
  await openState(page, 'Goa');
  await page.getByRole('button', { name: locations.add }).click();
  const dialog = page.getByRole('dialog');
  const field = dialog.getByLabel(words.name, { exact: true });
  await field.fill('  north goa');
  await page.keyboard.press('Enter');
  await expect(field).toHaveAccessibleDescription(/already has a district named/);
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toBeFocused();
  await expect(dialog.getByRole('alert')).toBeEmpty();
  await expect(field).toHaveValue('  north goa');
  await expectAccessible(page, 'failed dialog');
  // Type a bidirectional control character, which only the server rejects.
  await field.fill('Po\u202Enda');
  await page.keyboard.press('Enter');
  await expect(field).toHaveAccessibleDescription(new RegExp(`${words.name} contains a character`));
  await expect(dialog).not.toContainText('districtName');
  await expect(dialog.getByRole('alert')).toHaveText(staff.catalogue.badRequest);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('everything can be done with the keyboard alone', async ({ page }) => {
  const name = newName();
  await page.goto('/dashboard/locations');
  await page.getByRole('link', { name: 'Manipur', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(table(page)).toBeVisible();
  await page.getByRole('button', { name: locations.add }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByRole('dialog').getByLabel(words.name, { exact: true })).toBeFocused();
  await page.keyboard.type(name);
  await page.keyboard.press('Enter');
  await expect(page.getByText(saved(name, 'Manipur'))).toBeVisible();
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByLabel(locations.filter)).toBeFocused();
  await page.keyboard.type(name);
  await expect(table(page).getByRole('row')).toHaveCount(2);
  for (const _ of ['Add', 'Sort', 'Edit', 'Delete']) await page.keyboard.press('Tab');
  const deletion = page.getByRole('button', { name: fillIn(locations.deleteOne, { district: name }) });
  const question = page.getByRole('alertdialog');
  await expect(deletion).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(deletion).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(question).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText(deleted(name, 'Manipur'))).toBeVisible();
});

test('the address contains the current view, so that it can be shared and the back button works', async ({
  page,
}) => {
  await openState(page, 'Uttar Pradesh');
  const shown = page.getByRole('navigation', { name: paginator.label }).getByRole('status');
  const first = () => page.getByRole('rowheader').first();
  await expect(shown).toHaveText(range(1, 10));
  await page.getByRole('button', { name: paginator.next }).click();
  await expect(shown).toHaveText(range(11, 20));
  await page.getByLabel(paginator.itemsPerPage).selectOption('25');
  await expect(shown).toHaveText(range(1, 25));
  await page.getByRole('button', { name: locations.district, exact: true }).click();
  await expect(page.getByRole('columnheader', { name: locations.district })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
  await expect(first()).toHaveText('Varanasi');
  await page.getByLabel(locations.filter).fill('pur');
  await expect(page).toHaveURL(/\?state=\d+&filter=pur&sort=desc&size=25$/);

  const copy = await page.context().newPage();
  await copy.goto(page.url());
  await expect(copy.getByLabel(locations.filter)).toHaveValue('pur');
  await expect(copy.getByRole('rowheader').first()).toHaveText((await first().textContent()) ?? '');

  await page.goBack();
  await expect(page.getByLabel(locations.filter)).toHaveValue('');
  await expect(page.getByRole('columnheader', { name: locations.district })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
  await page.goBack();
  await expect(shown).toHaveText(range(11, 20));
  await page.goBack();
  await page.goBack();
  await expect(page.getByText(locations.choose)).toBeVisible();
});

test('the dialog is at most 80vw wide, and opens in 150 ms and closes in 75 ms unless reduced motion is preferred', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openState(page, 'Goa');
  const dialog = page.locator('.staff-dialog');
  const duration = () =>
    dialog.evaluate((element) => getComputedStyle(element).transitionDuration.split(',')[0]);
  await page.getByRole('button', { name: locations.add }).click();
  expect(await duration()).toBe('0.15s');
  const { width } = (await dialog.boundingBox()) ?? { width: 0 };
  expect(width).toBeLessThanOrEqual(360 * 0.8);
  await page.keyboard.press('Escape');
  expect(await duration()).toBe('0.075s');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await duration()).toBe('0s');
});

test('the locations page is accessible in every state, in light and dark, and fits 320 px', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto('/dashboard/locations');
  await expect(page.getByRole('link', { name: 'Goa', exact: true })).toBeVisible();
  await expectAccessibleInBoth(page, 'states');
  await openState(page, 'Goa');
  await expectAccessibleInBoth(page, 'districts');
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expectAccessibleInBoth(page, 'districts at 1280 px');
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 320, height: 800 });
  await page.getByRole('button', { name: fillIn(locations.editOne, { district: 'North Goa' }) }).click();
  await page.getByLabel(words.name, { exact: true }).fill('');
  await page.keyboard.press('Enter');
  await expect(page.getByText(words.nameRequired)).toBeVisible();
  await expectAccessibleInBoth(page, 'edit with an error');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: fillIn(locations.deleteOne, { district: 'North Goa' }) }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectAccessibleInBoth(page, 'delete');
  await page.keyboard.press('Escape');
  await page.getByLabel(locations.filter).fill('xyz');
  await expect(page.getByText(fillIn(locations.noMatch, { filter: 'xyz' }))).toBeVisible();
  await expectAccessibleInBoth(page, 'nothing found');
});
