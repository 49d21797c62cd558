import { plainRoute } from './site-routes';
import { expect, test } from './watched-page';

test.use({ viewport: { width: 375, height: 740 }, hasTouch: true, isMobile: true });

test('Reload and Back restore the scroll position', async ({ page }) => {
  await page.goto('/');
  // Scroll half a screen at a time, because parts far below the viewport have only an estimated height.
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += 400) {
      scrollTo(0, y);
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 20)));
    }
  });
  const topOfLast = (): Promise<number> =>
    page
      .locator('body > footer a')
      .first()
      .evaluate((link) => Math.round(link.getBoundingClientRect().top));
  const wanted = await topOfLast();
  // Allow a difference of 1 px, because the browser rounds the heights that it remembers to whole pixels.
  const moved = async (): Promise<number> => Math.abs((await topOfLast()) - wanted);
  await page.reload();
  await expect.poll(moved).toBeLessThanOrEqual(1);
  await page.goto(plainRoute());
  await page.goBack();
  await expect.poll(moved).toBeLessThanOrEqual(1);
});
