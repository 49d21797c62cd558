import axe from 'axe-core';
import { expect, type Page } from '@playwright/test';

interface Looked {
  /** This part of the page only, by its selector. */
  within?: string;
}

/** No violation of axe's rules on the page as it stands. No page has frames, into which axe would have to be put too. */
export async function expectAccessible(page: Page, state: string, { within }: Looked = {}): Promise<void> {
  // Once for all looks at a page: reading axe takes as long as a third of a look.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const violations = await page.evaluate(
    async (part) => (await window.axe.run(part ?? document, { resultTypes: ['violations'] })).violations,
    within,
  );
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
  expect(found, state).toEqual([]);
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}
