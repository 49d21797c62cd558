import { readSiteRoutes } from './site-routes';
import { expect, test } from './watched-page';

for (const route of readSiteRoutes()) {
  test(`${route} runs under its policy without a report`, async ({ page }) => {
    await page.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', (event) => {
        console.error(`${event.violatedDirective} refused ${event.blockedURI} ${event.sample}`);
      });
    });
    await page.goto(route);
    const policy = page.locator('meta[http-equiv="Content-Security-Policy"]');
    await expect(policy).toHaveAttribute('content', /^default-src 'none'; /);
    await expect(policy).not.toHaveAttribute('content', /unsafe|https?:|\*/);
    // Islands arrive when they come near the window.
    await page.keyboard.press('End');
    await page.waitForLoadState('networkidle');
  });
}
