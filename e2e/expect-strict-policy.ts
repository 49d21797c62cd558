import { expect, type Page } from '@playwright/test';

/** The page's policy refuses what it does not name, and names no other origin and nothing unsafe. */
export async function expectStrictPolicy(page: Page): Promise<void> {
  const policy = page.locator('meta[http-equiv="Content-Security-Policy"]');
  await expect(policy).toHaveAttribute('content', /^default-src 'none'; /);
  await expect(policy).not.toHaveAttribute('content', /unsafe|https?:|\*/);
}
