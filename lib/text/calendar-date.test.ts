import { isCalendarDate, lastExpiry } from './dates';

describe('isCalendarDate', () => {
  it.each(['2025-04-30', '2024-02-29', '2000-02-29', '1999-12-31'])('takes %s for a day', (day) => {
    expect(isCalendarDate(day)).toBe(true);
  });

  it.each(['2025-02-29', '1900-02-29', '2025-13-01', '2025-00-10', '2025-04-31', '2025-04-00'])(
    'knows that there is no %s',
    (day) => {
      expect(isCalendarDate(day)).toBe(false);
    },
  );

  it.each([
    '',
    '2025-4-5',
    '05-04-2025',
    '2025/04/05',
    '2025-04-05T00:00',
    ' 2025-04-05',
    '2025-04-05\n',
    '२०२५-०४-०५',
  ])('does not take %j for a day', (day) => {
    expect(isCalendarDate(day)).toBe(false);
  });
});

test('a list is over when the last of its items is', () => {
  expect(lastExpiry([{ expires: '2026-02-01' }, { expires: '2026-05-01' }, { expires: '2025-12-01' }])).toBe(
    '2026-05-01',
  );
});

test('a list with an item that stays is never over', () => {
  expect(lastExpiry([{ expires: '2026-02-01' }, {}])).toBeUndefined();
  expect(lastExpiry([])).toBeUndefined();
});
