import { expect, test as base } from '@playwright/test';

/** Cookies that the API sets at sign-in: one to recognize the browser later, one against forged requests. */
const COOKIES_OF_SIGN_IN = ['staff-browser', 'XSRF-TOKEN'];

/**
 * Chrome can log this if the address has a fragment or if the page has a focused element, because a button in the
 * menu has `autofocus`, with which it gets the focus when the menu opens (HTML, popover focusing steps).
 */
const AUTOFOCUS = /Autofocus processing was blocked/;

/** Chrome logs this when a page is left before it has been drawn (CSS View Transitions). */
const TRANSITION = /Transition was (aborted|skipped)/;

/**
 * A page that fails the test on any console message, uncaught error, policy report, request to another origin, or
 * cookie (except those of a sign-in). A test uses `expectMessage` to allow a message that it provokes.
 */
export const test = base.extend<{ expectMessage: (pattern: RegExp) => void }>({
  // Playwright requires a destructured first argument.
  expectMessage: [
    async ({ page, context, baseURL }, use) => {
      const allowed = [AUTOFOCUS, TRANSITION];
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

/** For tests that only read files of the site, and need no page. */
export { expect, test as fileTest } from '@playwright/test';
