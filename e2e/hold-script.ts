import type { Page } from '@playwright/test';

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
