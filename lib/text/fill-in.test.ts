import { fillIn } from './text';

describe('fillIn', () => {
  it('puts values in their places', () => {
    expect(fillIn('Photo {number} of {total}', { number: 4, total: 13 })).toBe('Photo 4 of 13');
  });

  it('leaves a text without places as it is', () => {
    expect(fillIn('Close', {})).toBe('Close');
  });

  it('fills a place as often as it occurs', () => {
    expect(fillIn('{a}-{a}', { a: 'x' })).toBe('x-x');
  });

  it('does not take signs of the value for places or patterns', () => {
    expect(fillIn('© {year} {school}', { year: 2025, school: '$& {year}' })).toBe('© 2025 $& {year}');
  });

  it('does not go on without a value', () => {
    expect(() => fillIn('{number} of {total}', { number: 1 })).toThrow(
      'no value for {total} in "{number} of {total}"',
    );
  });
});
