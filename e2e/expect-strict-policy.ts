import { expect, type Page } from '@playwright/test';
import { content } from './built-content';

const { newsletter } = content.school.footer;
/** The one other origin that the school itself names: where its newsletter's form is sent. */
const NAMED = newsletter ? `; form-action ${new URL(newsletter.action).origin}` : '';

/** The page's policy refuses what it does not name, and names no other origin and nothing unsafe. */
export async function expectStrictPolicy(page: Page): Promise<void> {
  const policy = await page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute('content');
  expect(policy).toMatch(/^default-src 'none'; /);
  expect(policy).toContain(NAMED);
  expect(policy?.replace(NAMED, '')).not.toMatch(/unsafe|https?:|\*/);
}
