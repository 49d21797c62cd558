import { expect, type Locator } from '@playwright/test';

/** Milliseconds between looks: what is waited for takes a few, and half a second passes in steps of Playwright's own. */
const OFTEN = { intervals: [20, 50, 100] };

/** Whether each of the islands has hydrated. Both libraries keep their tree on the element, under a name that begins with `__`. */
export function areAlive(islands: Locator): Promise<boolean[]> {
  return islands.evaluateAll((all) =>
    all.map((each) => Object.keys(each).some((key) => key.startsWith('__'))),
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
