import { expect, test as base } from '@playwright/test';

/** What the API sets when somebody signs in: the known browser, and the anti-forgery token. */
const COOKIES_OF_SIGN_IN = ['staff-browser', 'XSRF-TOKEN'];

/**
 * Chrome's note, sometimes, on an address with a place or a page with a focus: the menu's button has an `autofocus` for
 * the moment when the menu opens (HTML, popover focusing steps).
 */
const AUTOFOCUS = /Autofocus processing was blocked/;

/**
 * A page on which every console message, every uncaught error, every report of the policy, every request to another
 * origin and every cookie but those of signing in is a failure. `expectMessage` allows what a test provokes on purpose.
 */
export const test = base.extend<{ expectMessage: (pattern: RegExp) => void }>({
  // Playwright asks for a destructured first argument.
  expectMessage: [
    async ({ page, context, baseURL }, use) => {
      const allowed = [AUTOFOCUS];
      const unexpected: string[] = [];
      const report = (message: string): void => {
        if (!allowed.some((pattern) => pattern.test(message))) unexpected.push(message);
      };
      page.on('console', (message) => report(`${message.type()}: ${message.text()}`));
      page.on('pageerror', (error) => report(`uncaught: ${error.message}`));
      let signsIn = false;
      page.on('request', (request) => {
        const { origin, protocol, pathname } = new URL(request.url());
        signsIn ||= pathname.endsWith('/User/ValidateUser');
        if (protocol.startsWith('http') && origin !== new URL(baseURL ?? '').origin)
          report(`request to ${request.url()}`);
      });
      await page.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', (event) => {
          console.error(`${event.violatedDirective} refused ${event.blockedURI} ${event.sample}`);
        });
      });
      await use((pattern) => {
        allowed.push(pattern);
      });
      expect(unexpected).toEqual([]);
      const cookies = (await context.cookies()).map(({ name }) => name);
      expect(cookies.filter((name) => !signsIn || !COOKIES_OF_SIGN_IN.includes(name))).toEqual([]);
    },
    { auto: true },
  ],
});

/** For tests that only read files of the site: opening a page would take longer than reading them. */
export { expect, test as fileTest } from '@playwright/test';
