import { expect, type Locator } from '@playwright/test';

/** Polling interval in milliseconds. Hydration takes only a few; Playwright's own steps add up to half a second. */
const OFTEN = { intervals: [20, 50, 100] };

/**
 * True if every island has hydrated. Preact stores its tree on the island, React on each element in it, in properties that
 * begin with `__`; React's own property of the island itself is set before hydration.
 */
export function areAlive(islands: Locator): Promise<boolean[]> {
  return islands.evaluateAll((all) =>
    all.map((each) =>
      [each, each.lastElementChild].some(
        (element) => element && Object.keys(element).some((key) => /^__(?!reactContainer)/.test(key)),
      ),
    ),
  );
}

/** Simulates an interaction, and waits until these islands, all near the window, have hydrated. */
export async function waitForIslands(islands: Locator): Promise<void> {
  await islands.page().keyboard.press('Shift');
  await expect
    .poll(async () => [...new Set(await areAlive(islands))], {
      ...OFTEN,
      message: 'there are islands, and all live',
    })
    .toEqual([true]);
}

/** Scrolls an island into view, and waits for it. */
export async function waitForIsland(island: Locator): Promise<void> {
  await island.scrollIntoViewIfNeeded();
  await waitForIslands(island);
}
