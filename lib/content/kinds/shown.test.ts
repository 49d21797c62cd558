import { isCurrent, nextFirst } from './shown';

describe('isCurrent', () => {
  const item = { publish: '2025-04-01', expires: '2025-05-31' };

  it.each([
    ['2025-03-31', false],
    ['2025-04-01', true],
    ['2025-05-31', true],
    ['2025-06-01', false],
  ])('is on %s: %s', (day, shown) => {
    expect(isCurrent(item, day)).toBe(shown);
  });

  it('has no end without a last day', () => {
    expect(isCurrent({ publish: '2025-04-01' }, '2035-01-01')).toBe(true);
  });
});

test('the next event comes first, today’s included, and past events follow, newest first', () => {
  const events = ['2025-04-14', '2025-06-01', '2025-01-26', '2025-04-15', '2025-05-01'].map((date) => ({
    date,
  }));
  expect(nextFirst(events, '2025-04-15')).toEqual([
    { date: '2025-04-15', past: false },
    { date: '2025-05-01', past: false },
    { date: '2025-06-01', past: false },
    { date: '2025-04-14', past: true },
    { date: '2025-01-26', past: true },
  ]);
});
