import { themeStyleSheet } from './palette';

const SHEET = themeStyleSheet({ ink: '#1b2a5b', accent: '#f2a20c', paper: '#fbf7ee', success: '#1f5c3d' });

describe('themeStyleSheet', () => {
  it('names every colour by its role', () => {
    expect(SHEET).toMatch(/^:root\{color-scheme:light dark;--paper:#fbf7ee;/);
    expect(SHEET).toContain('--on-band:#fbf7ee');
  });

  it('is dark only on screens, so that paper stays white', () => {
    expect(SHEET.match(/@media [^{]+/g)).toEqual(['@media screen and (prefers-color-scheme:dark)']);
  });
});
