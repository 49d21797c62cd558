import { withDefaults } from './languages';

const DEFAULTS = {
  page: { home: 'Home', skip: 'Skip' },
  menu: [{ text: 'About' }, { text: 'News' }],
  on: true,
};

describe('withDefaults', () => {
  it('is the defaults where a school says nothing', () => {
    expect(withDefaults(DEFAULTS, undefined)).toEqual(DEFAULTS);
    expect(withDefaults(DEFAULTS, {})).toEqual(DEFAULTS);
  });

  it('takes one word of a group from the school, and the rest from the defaults', () => {
    expect(withDefaults(DEFAULTS, { page: { home: 'Start' } })).toEqual({
      ...DEFAULTS,
      page: { home: 'Start', skip: 'Skip' },
    });
  });

  it('replaces a list whole', () => {
    expect(withDefaults(DEFAULTS, { menu: [{ text: 'Clubs' }] }).menu).toEqual([{ text: 'Clubs' }]);
  });

  it('keeps what is false', () => {
    expect(withDefaults(DEFAULTS, { on: false }).on).toBe(false);
  });

  it('does not change the defaults', () => {
    withDefaults(DEFAULTS, { page: { home: 'Start' } });
    expect(DEFAULTS.page.home).toBe('Home');
  });
});
