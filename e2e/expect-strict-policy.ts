import { expect } from '@playwright/test';
import { content } from './built-content';
import { readPage } from './site-routes';

const { newsletter } = content.school.footer;
/** The only other origin that a page may name: the target of the newsletter form. */
const NAMED = newsletter ? ` ${new URL(newsletter.action).origin}` : '';

/** Expects a policy whose default is 'none' and which allows no other origin and nothing unsafe. @returns the policy */
export function expectStrictPolicy(route: string): string {
  const [, policy = ''] =
    /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(readPage(route)) ?? [];
  expect(policy, route).toMatch(/^default-src 'none'; /);
  expect(policy, route).toContain(NAMED);
  expect(policy.replace(NAMED, ''), route).not.toMatch(/unsafe|https?:|\*/);
  return policy;
}
