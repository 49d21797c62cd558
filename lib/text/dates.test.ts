import {
  isCalendarDate,
  lastExpiry,
  indianMinute,
  siteDate,
  siteTime,
  formatDate,
  formatNewsDate,
  firstYear,
  sessionOf,
  formatClock,
} from './dates';

describe('isCalendarDate', () => {
  it.each(['2025-04-30', '2024-02-29', '2000-02-29', '1999-12-31'])('%s is a day', (day) => {
    expect(isCalendarDate(day)).toBe(true);
  });

  it.each(['2025-02-29', '1900-02-29', '2025-13-01', '2025-00-10', '2025-04-31', '2025-04-00'])(
    '%s is rejected, because it does not exist',
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
  ])('%j is rejected, because it is not a day', (day) => {
    expect(isCalendarDate(day)).toBe(false);
  });
});

test('a list expires with the last of its items', () => {
  expect(lastExpiry([{ expires: '2026-02-01' }, { expires: '2026-05-01' }, { expires: '2025-12-01' }])).toBe(
    '2026-05-01',
  );
});

test('a list never expires if one of its items never does', () => {
  expect(lastExpiry([{ expires: '2026-02-01' }, {}])).toBeUndefined();
  expect(lastExpiry([])).toBeUndefined();
});

describe('siteDate', () => {
  it('the build’s day is the day in India, not the day where the site is built', () => {
    expect(siteDate(new Date('2025-04-05T18:29:59Z'), {})).toBe('2025-04-05');
    expect(siteDate(new Date('2025-04-05T18:30:00Z'), {})).toBe('2025-04-06');
  });

  it('the build’s day is the day in SITE_DATE', () => {
    expect(siteDate(new Date('2025-04-05T12:00:00Z'), { SITE_DATE: '2026-01-26' })).toBe('2026-01-26');
  });

  it('the build’s day is the current day if SITE_DATE is empty', () => {
    expect(siteDate(new Date('2025-04-05T12:00:00Z'), { SITE_DATE: '' })).toBe('2025-04-05');
  });

  it('a SITE_DATE that does not exist is rejected', () => {
    expect(() => siteDate(new Date(), { SITE_DATE: '2025-02-30' })).toThrow(
      'SITE_DATE is "2025-02-30". Write a day as year-month-day, for example 2025-04-30.',
    );
  });
});

describe('siteTime', () => {
  it('the build’s time is now, or midnight in India at the beginning of the day in SITE_DATE', () => {
    const now = new Date('2025-04-05T12:00:00Z');
    expect(siteTime(now, {}).now).toBe(now);
    expect(siteTime(now, { SITE_DATE: '2026-01-26' }).now).toEqual(new Date('2026-01-25T18:30:00Z'));
  });
});

describe('indianMinute', () => {
  it('the time is the minute that a clock in India shows', () => {
    expect(indianMinute(new Date('2026-11-25T18:30:59Z'))).toBe('2026-11-26T00:00');
  });
});

describe('formatDate', () => {
  it('a day is written as is usual in India', () => {
    expect(formatDate('2025-04-05')).toBe('5 April 2025');
  });

  it('a day does not shift to a neighbouring day at the beginning or end of a year', () => {
    expect(formatDate('2025-12-31')).toBe('31 December 2025');
    expect(formatDate('2026-01-01')).toBe('1 January 2026');
  });
});

describe('formatNewsDate', () => {
  it.each([
    ['2025-01-09', '09-JAN-2025'],
    ['2025-09-30', '30-SEP-2025'],
    ['2025-12-01', '01-DEC-2025'],
  ])('%s is written as %s', (day, written) => {
    expect(formatNewsDate(day)).toBe(written);
  });
});

test('a session begins on 1 April', () => {
  expect(sessionOf('2026-03-31')).toBe('2025-26');
  expect(sessionOf('2026-04-01')).toBe('2026-27');
});

test('the second year of a session has two digits even if a new century begins with it', () => {
  expect(sessionOf('2099-04-01')).toBe('2099-00');
});

test('the first year of a session is a number', () => {
  expect(firstYear('2025-26')).toBe(2025);
});

it.each([
  ['00:05', '12.05 am'],
  ['07:40', '7.40 am'],
  ['12:00', '12.00 pm'],
  ['14:05', '2.05 pm'],
])('%s is %s on a 12-hour clock', (time, shown) => {
  expect(formatClock(time).replace('\u00a0', ' ')).toBe(shown);
});
