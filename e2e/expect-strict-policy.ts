import { expect } from '@playwright/test';
import { content } from './built-content';
import { readPage } from './site-routes';

const { newsletter } = content.school.footer;
/** The one other origin that the school itself names: where its newsletter's form is sent. */
const NAMED = newsletter ? `; form-action ${new URL(newsletter.action).origin}` : '';

/** The page's policy refuses what it does not name, and names no other origin and nothing unsafe. @returns the policy */
export function expectStrictPolicy(route: string): string {
  const [, policy = ''] =
    /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(readPage(route)) ?? [];
  expect(policy, route).toMatch(/^default-src 'none'; /);
  expect(policy, route).toContain(NAMED);
  expect(policy.replace(NAMED, ''), route).not.toMatch(/unsafe|https?:|\*/);
  return policy;
}
