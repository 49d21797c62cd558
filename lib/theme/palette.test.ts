import { darkPalette, findLowContrast, lightPalette, MIN_CONTRAST, themeStyleSheet } from './palette';

const GOOD = { ink: '#1b2a5b', accent: '#f2a20c', paper: '#fbf7ee', success: '#1f5c3d' };

describe('the palette', () => {
  it('the palette consists of valid CSS colours', () => {
    for (const colour of [...Object.values(lightPalette(GOOD)), ...Object.values(darkPalette(GOOD))])
      expect(colour).toMatch(/^#[0-9a-f]{6}$/);
  });

  it('the palette has the same roles in light and in dark mode', () => {
    expect(Object.keys(darkPalette(GOOD))).toEqual(Object.keys(lightPalette(GOOD)));
  });

  it('light mode keeps the four colours of the school', () => {
    expect(lightPalette(GOOD)).toMatchObject(GOOD);
  });

  it('dark mode inverts dark and light', () => {
    const { paper, text } = darkPalette(GOOD);
    expect(brightness(paper)).toBeLessThan(60);
    expect(brightness(text)).toBeGreaterThan(200);
  });
});

describe('findLowContrast', () => {
  it('readable colours are not reported', () => {
    expect(findLowContrast(lightPalette(GOOD))).toEqual([]);
    expect(findLowContrast(darkPalette(GOOD))).toEqual([]);
  });

  it('unreadable pairs are listed with their contrast ratios, worst first', () => {
    const low = findLowContrast(lightPalette({ ...GOOD, success: '#7fc09a' }));
    expect(low.map(({ front }) => front)).toEqual(['success', 'success', 'success']);
    const ratios = low.map(({ ratio }) => ratio);
    expect(ratios).toEqual(ratios.toSorted((a, b) => a - b));
    expect(ratios.at(-1)).toBeLessThan(MIN_CONTRAST);
  });

  it('contrast is computed as in WCAG: grey #767676 on white passes, #777777 does not', () => {
    const palette = { ...lightPalette(GOOD), paper: '#ffffff', surface: '#ffffff', sunken: '#ffffff' };
    expect(findLowContrast({ ...palette, muted: '#767676' })).toEqual([]);
    const [low] = findLowContrast({ ...palette, muted: '#777777' });
    expect(low).toMatchObject({ front: 'muted' });
    expect(low?.ratio).toBeCloseTo(4.48, 2);
  });
});

function brightness(colour: string): number {
  return Math.max(...[1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16)));
}

const SHEET = themeStyleSheet({ ink: '#1b2a5b', accent: '#f2a20c', paper: '#fbf7ee', success: '#1f5c3d' });

describe('themeStyleSheet', () => {
  it('every colour is named by its role', () => {
    expect(SHEET).toMatch(/^:root\{color-scheme:light dark;--paper:#fbf7ee;/);
    expect(SHEET).toContain('--on-band:#fbf7ee');
  });

  it('the style sheet is dark only on screens, so that printed pages stay light', () => {
    expect(SHEET.match(/@media [^{]+/g)).toEqual(['@media screen and (prefers-color-scheme:dark)']);
  });
});
