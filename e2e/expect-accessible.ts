import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

interface Looked {
  /** This part of the page only, by its selector. */
  within?: string;
}

/** No violation of axe's rules on the page as it stands. */
export async function expectAccessible(page: Page, state: string, { within }: Looked = {}): Promise<void> {
  // No page has frames of another origin, for which alone the other mode opens a second page at every look.
  const builder = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  if (within) builder.include(within);
  const { violations } = await builder.analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
  expect(found, state).toEqual([]);
}
