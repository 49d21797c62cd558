import type { Page } from '@playwright/test';

/** The files of the islands. */
export const SCRIPT = '**/_islands/**';

/** Holds back the script of the page until what it returns is called. */
export async function holdScript(page: Page): Promise<() => void> {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(SCRIPT, async (file) => {
    await held;
    await file.continue();
  });
  return release;
}
