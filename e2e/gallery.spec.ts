import { expectAccessible } from './expect-accessible';
import { waitForIsland } from './wait-for-island';
import { expect, test } from './watched-page';

test('there are 13 thumbnails of 100 by 100', async ({ page }) => {
  await page.goto('/gallery');
  const thumbnails = page.locator('a[data-photo] img');
  await expect(thumbnails).toHaveCount(13);
  for (const thumbnail of await thumbnails.all()) {
    const box = await thumbnail.boundingBox();
    expect([box?.width, box?.height]).toEqual([100, 100]);
  }
});

test('the viewer opens at the photo that was clicked, wraps around at both ends and gives the focus back', async ({
  page,
}) => {
  await page.goto('/gallery');
  await page.waitForLoadState('load');
  const fourth = page.locator('a[data-photo]').nth(3);
  const viewer = page.getByRole('dialog', { name: 'Photo viewer' });
  await waitForIsland(page.locator('[data-island=PhotoViewer]'));
  await fourth.click();
  await expect(viewer).toContainText('Photo 4 of 13');
  await page.keyboard.press('ArrowRight');
  await expect(viewer).toContainText('Photo 5 of 13');
  for (let step = 0; step < 5; step += 1)
    await viewer.getByRole('button', { name: 'Previous photo' }).click();
  await expect(viewer).toContainText('Photo 13 of 13');
  await viewer.getByRole('button', { name: 'Next photo' }).click();
  await expect(viewer).toContainText('Photo 1 of 13');
  await expectAccessible(page, 'open viewer');
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
  await expect(fourth).toBeFocused();
});

test('the keyboard opens the viewer and stays in it', async ({ page }) => {
  await page.goto('/gallery');
  await page.waitForLoadState('networkidle');
  const first = page.locator('a[data-photo]').first();
  await first.focus();
  await page.keyboard.press('Enter');
  const viewer = page.getByRole('dialog', { name: 'Photo viewer' });
  await expect(viewer).toContainText('Photo 1 of 13');
  for (let step = 0; step < 7; step += 1) {
    await page.keyboard.press('Tab');
    const inside = await page.evaluate(() => {
      const { activeElement } = document;
      return activeElement === document.body || activeElement?.closest('dialog') !== null;
    });
    expect(inside).toBe(true);
  }
  await viewer.getByRole('button', { name: 'Close' }).click();
  await expect(viewer).toBeHidden();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a thumbnail is a link to the large photo', async ({ page, request }) => {
    await page.goto('/gallery');
    const href = await page.locator('a[data-photo]').nth(3).getAttribute('href');
    const response = await request.get(href ?? '');
    expect(response.status()).toBe(200);
    expect(response.headers()['content-type']).toMatch(/^image\//);
  });
});
