import { issueBrowserToken, readBrowserToken, type KnownBrowser } from './browser-token';

const NOW = new Date('2026-04-01T09:00:00Z');
const SECRET = new TextEncoder().encode('a secret of at least thirty-two characters');

/** The browser after these names have signed in there, one after the other. */
async function browserOf(names: readonly string[]): Promise<KnownBrowser | null> {
  let browser: KnownBrowser | null = null;
  for (const name of names)
    browser = await readBrowserToken(await issueBrowserToken(name, browser, SECRET, NOW), SECRET, NOW);
  return browser;
}

describe('a shared browser', () => {
  it('knows a name however often another one signs in there later', async () => {
    const browser = await browserOf(['asha', ...Array<string>(25).fill('ravi')]);
    expect(browser?.knows('asha')).toBe(true);
  });

  it('knows the last twenty names: a cookie has no room for more', async () => {
    const names = Array.from({ length: 21 }, (_, index) => `user-${index}`);
    const browser = await browserOf(names);
    expect(names.filter((name) => browser?.knows(name))).toEqual(names.slice(1));
  });
});
