import { expect, type Locator, type Page } from '@playwright/test';

/** Polling intervals in milliseconds. Hydration takes a few ms; Playwright's own intervals add up to half a second. */
const OFTEN = { intervals: [20, 50, 100] };

/**
 * For each island, true if it has hydrated. Both frameworks store their trees in properties that begin with `__`:
 * Preact on the island, React on each element in it. (On the island itself, React sets one even before hydration.)
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

/** Simulates an interaction, and waits until these islands have hydrated. All must be near the window. */
export async function waitForIslands(islands: Locator): Promise<void> {
  await islands.page().keyboard.press('Shift');
  await expect
    .poll(async () => [...new Set(await areAlive(islands))], {
      ...OFTEN,
      message: 'there are islands, and all have hydrated',
    })
    .toEqual([true]);
}

export async function waitForIsland(island: Locator): Promise<void> {
  await island.scrollIntoViewIfNeeded();
  await waitForIslands(island);
}

export const SCRIPT = '**/_islands/**';

/** Delays the page's scripts. @returns a function that lets them load */
export async function holdScript(page: Page): Promise<() => void> {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(SCRIPT, async (file) => {
    await held;
    await file.continue();
  });
  return release;
}
