import type { Block } from '../blocks';
import { placesOfPage } from './page-places';

const NOTHING = { messages: [], tuition: [] };
const noFields = () => ({});

test.each<[shown: Block, id: string, heading: string]>([
  ['timings', 'bells-1', '## Bells'],
  ['feeTables', 'charges', '## Charges'],
])('a heading does not get an id that the list %s has: %s', (shown, id, body) => {
  const [heading] = placesOfPage(body, [shown], NOTHING, noFields);
  expect(heading).not.toBe(id);
});

test('a heading does not get the id of a heading in a desk message of the same page', () => {
  const messages = [{ id: 'principal', body: '## Our plans' }];
  const items = { ...NOTHING, messages };
  const places = placesOfPage('## Principal our plans', ['messages'], items, noFields);
  expect(new Set(places).size).toBe(places.length);
});
