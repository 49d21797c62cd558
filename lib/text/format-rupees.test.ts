import { formatRupees } from './format-rupees';

test('lakhs are grouped as in India', () => {
  expect([800, 10850, 100000].map(formatRupees)).toEqual(['800', '10,850', '1,00,000']);
});
