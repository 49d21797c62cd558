import { indianMinute, siteDate, siteTime } from './dates';

describe('siteDate', () => {
  it('is the day in India, not where the build runs', () => {
    expect(siteDate(new Date('2025-04-05T18:29:59Z'), {})).toBe('2025-04-05');
    expect(siteDate(new Date('2025-04-05T18:30:00Z'), {})).toBe('2025-04-06');
  });

  it('is what SITE_DATE says', () => {
    expect(siteDate(new Date('2025-04-05T12:00:00Z'), { SITE_DATE: '2026-01-26' })).toBe('2026-01-26');
  });

  it('is the present day when SITE_DATE is empty', () => {
    expect(siteDate(new Date('2025-04-05T12:00:00Z'), { SITE_DATE: '' })).toBe('2025-04-05');
  });

  it('does not go on with a day that does not exist', () => {
    expect(() => siteDate(new Date(), { SITE_DATE: '2025-02-30' })).toThrow(
      'SITE_DATE is "2025-02-30". Write a day as year-month-day, for example 2025-04-30.',
    );
  });
});

describe('siteTime', () => {
  it('is now, or the midnight in India that begins the day of SITE_DATE', () => {
    const now = new Date('2025-04-05T12:00:00Z');
    expect(siteTime(now, {}).now).toBe(now);
    expect(siteTime(now, { SITE_DATE: '2026-01-26' }).now).toEqual(new Date('2026-01-25T18:30:00Z'));
  });
});

describe('indianMinute', () => {
  it('is what a clock in India shows', () => {
    expect(indianMinute(new Date('2026-11-25T18:30:59Z'))).toBe('2026-11-26T00:00');
  });
});
