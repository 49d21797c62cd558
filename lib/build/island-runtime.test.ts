import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createPageBundles, islandRuntime } from './islands';

const site = mkdtempSync(path.join(tmpdir(), 'islands-'));
afterAll(() => rmSync(site, { recursive: true }));
afterEach(() => {
  delete process.env['ISLANDS_RUNTIME'];
});

/** What only React itself says. */
const OF_REACT = 'https://react.dev/errors/';

it.each([
  ['preact', false],
  ['react', true],
])(
  'with ISLANDS_RUNTIME=%s the scripts of public and staff pages have React itself: %s',
  async (name, expected) => {
    process.env['ISLANDS_RUNTIME'] = name;
    const bundle = createPageBundles(site);
    for (const islands of [['Carousel'], ['StaffLogin'], ['StaffDashboard']])
      expect((await bundle(islands)).text.includes(OF_REACT)).toBe(expected);
  },
);

it('is Preact unless it is said', () => {
  expect(islandRuntime()).toBe(islandRuntime('preact'));
});

it('is not guessed', () => {
  expect(() => islandRuntime('vue')).toThrow('ISLANDS_RUNTIME is "vue". Write react or preact');
});

it('is for one island where a page is of the staff area', async () => {
  await expect(createPageBundles(site)(['StaffLogin', 'Carousel'])).rejects.toThrow(
    'a page of the staff area is one island, not StaffLogin, Carousel',
  );
});
