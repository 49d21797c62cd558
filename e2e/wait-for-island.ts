import { expect, type Locator } from '@playwright/test';

/** Milliseconds between looks: an island takes a few, and Playwright's own steps grow to a second. */
const OFTEN = { intervals: [20, 50, 100] };

/** Whether each of the islands has hydrated. Preact keeps its tree on the element, under a name that begins with `__`. */
export function areAlive(islands: Locator): Promise<boolean[]> {
  return islands.evaluateAll((all) =>
    all.map((each) => Object.keys(each).some((key) => key.startsWith('__'))),
  );
}

/** Scrolls an island into view, gives a sign of a visitor, and waits until it has hydrated. */
export async function waitForIsland(island: Locator): Promise<void> {
  await island.scrollIntoViewIfNeeded();
  await island.page().keyboard.press('Shift');
  await expect.poll(async () => (await areAlive(island)).every(Boolean), OFTEN).toBe(true);
}
