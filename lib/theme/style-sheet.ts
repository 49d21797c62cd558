import { darkPalette, lightPalette, type Palette, type SchoolColours } from './palette';

/** The school's colours as CSS variables, for light, dark and print. */
export function themeStyleSheet(colours: SchoolColours): string {
  const light = variables(lightPalette(colours));
  const dark = variables(darkPalette(colours));
  return `:root{color-scheme:light dark;${light}}@media screen and (prefers-color-scheme:dark){:root{${dark}}}`;
}

function variables(palette: Palette): string {
  return Object.entries(palette)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';');
}
