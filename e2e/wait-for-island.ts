import { expect, type Locator } from '@playwright/test';

/** Milliseconds between looks: what is waited for takes a few, and half a second passes in steps of Playwright's own. */
const OFTEN = { intervals: [20, 50, 100] };

/**
 * Whether each of the islands has hydrated. Preact keeps its tree on the island, React on each element in it, under
 * names that begin with `__`; the name that React gives to the island itself stands there before it has read anything.
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

/** Gives a sign of a visitor, and waits until these islands, all of which are near the window, have hydrated. */
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
