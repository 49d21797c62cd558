import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createPageBundles } from './islands';

const site = mkdtempSync(path.join(tmpdir(), 'islands-'));
afterAll(() => rmSync(site, { recursive: true }));
/** A text that only React's own code contains. */
const OF_REACT = 'https://react.dev/errors/';

it.each([
  ['Preact', 'Carousel', false],
  ['React', 'StaffLogin', true],
  ['React', 'StaffDashboard', true],
])('%s hydrates %s', async (_, island, expected) => {
  const { text } = await createPageBundles(site)([island]);
  expect(text.includes(OF_REACT)).toBe(expected);
});

it('a page of the staff area is one island', async () => {
  await expect(createPageBundles(site)(['StaffLogin', 'Carousel'])).rejects.toThrow(
    'a page of the staff area is one island, not StaffLogin, Carousel',
  );
});
