import { firstYear, sessionOf } from './dates';

test('a session begins on 1 April', () => {
  expect(sessionOf('2026-03-31')).toBe('2025-26');
  expect(sessionOf('2026-04-01')).toBe('2026-27');
});

test('a session over the turn of a century has two figures too', () => {
  expect(sessionOf('2099-04-01')).toBe('2099-00');
});

test('the first year of a session is a number', () => {
  expect(firstYear('2025-26')).toBe(2025);
});
