import { lastExpiry } from './last-expiry';

test('a list is over when the last of its items is', () => {
  expect(lastExpiry([{ expires: '2026-02-01' }, { expires: '2026-05-01' }, { expires: '2025-12-01' }])).toBe(
    '2026-05-01',
  );
});

test('a list with an item that stays is never over', () => {
  expect(lastExpiry([{ expires: '2026-02-01' }, {}])).toBeUndefined();
  expect(lastExpiry([])).toBeUndefined();
});
