import { wcagLuminance } from 'culori';
import {
  darkPalette,
  findLowContrast,
  lightPalette,
  MIN_CONTRAST,
  type Palette,
  type SchoolColours,
} from '@/lib/theme/palette';
import { problemAt, type Problem } from '../messages/problem';
import type { Source } from '../files/source';

/** What an editor sees in each colour, and which of the four colours makes it. */
const ROLES: Partial<Record<keyof Palette, { words: string; field: keyof SchoolColours; remedy: string }>> = {
  text: { words: 'text', field: 'ink', remedy: 'Choose a darker ink, or a lighter paper.' },
  muted: { words: 'small text', field: 'ink', remedy: 'Choose a darker ink, or a lighter paper.' },
  ink: { words: 'headings', field: 'ink', remedy: 'Choose a darker ink, or a lighter paper.' },
  link: { words: 'links', field: 'ink', remedy: 'Choose a darker ink, or a lighter paper.' },
  'on-band': { words: 'text', field: 'ink', remedy: 'Choose a darker ink, or a lighter paper.' },
  success: { words: 'text in success', field: 'success', remedy: 'Choose a darker success.' },
  accent: { words: 'text in accent', field: 'accent', remedy: 'Choose a lighter accent, or a darker ink.' },
  danger: { words: 'warnings', field: 'paper', remedy: 'Choose a lighter paper.' },
};
const GROUNDS: Partial<Record<keyof Palette, string>> = {
  paper: 'the page',
  surface: 'cards',
  sunken: 'shaded parts of the page',
  band: 'the header and the footer',
};

/** Whether text in the school's colours can be read (WCAG 1.4.3, AA), in light and in dark. One mistake, one message. */
export function checkColours({ document, file }: Source): Problem[] {
  const { colours } = document.value as { colours: SchoolColours };
  const modes = { light: lightPalette(colours), dark: darkPalette(colours) };
  for (const [mode, palette] of Object.entries(modes)) {
    const low = findLowContrast(palette);
    // A wrong ink or paper spoils the other pairs too.
    const worst = low.find(({ front }) => ROLES[front]?.field === 'ink') ?? low[0];
    const role = worst && ROLES[worst.front];
    if (worst && !role) throw new Error(`no words for the colour ${worst.front}`);
    if (worst && role) {
      const path = ['colours', role.field === 'ink' && isDark(colours.paper) ? 'paper' : role.field];
      // Rounded down: 4.499 must not be called 4.50.
      const ratio = (Math.floor(worst.ratio * 100) / 100).toFixed(2);
      const message = `is hard to read: ${role.words} on ${GROUNDS[worst.back] ?? worst.back} in ${mode} mode has a contrast of ${ratio}:1, and text needs ${MIN_CONTRAST}:1. ${role.remedy}`;
      return [problemAt({ document, file }, path, message)];
    }
  }
  return [];
}

function isDark(colour: string): boolean {
  return wcagLuminance(colour) < 0.5;
}
