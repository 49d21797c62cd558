import {
  darkPalette,
  findLowContrast,
  lightPalette,
  MIN_CONTRAST,
  type SchoolColours,
} from '@/lib/theme/palette';
import { describePath } from '../field-path';
import type { Problem } from '../problem';
import type { Source } from '../source';

const REMEDY = {
  paper: 'Choose a lighter paper, or a darker ink.',
  ink: 'Choose a darker ink, or a lighter paper.',
  text: 'Choose a darker ink, or a lighter paper.',
  muted: 'Choose a darker ink, or a lighter paper.',
  link: 'Choose a darker ink, or a lighter paper.',
  success: 'Choose a darker success.',
  accent: 'Choose a lighter accent, or a darker ink.',
  'on-band': 'Choose a darker ink, or a lighter paper.',
  danger: 'Choose a lighter paper.',
} as const;

/** Whether text in the school's colours can be read (WCAG 1.4.3, AA), in light and in dark. */
export function checkColours(source: Source): Problem[] {
  const { colours } = source.document.value as { colours: SchoolColours };
  return [
    { palette: lightPalette(colours), mode: 'light' },
    { palette: darkPalette(colours), mode: 'dark' },
  ].flatMap(({ palette, mode }) => {
    const [worst] = findLowContrast(palette);
    if (!worst) return [];
    const field = worst.front in colours ? worst.front : 'ink';
    const path = ['colours', field];
    const remedy = REMEDY[worst.front as keyof typeof REMEDY];
    return [
      {
        file: source.file,
        ...source.document.positionOf(path),
        field: describePath(path, source.document.value),
        message: `in ${mode} mode, ${worst.front} on ${worst.back} has a contrast of ${worst.ratio.toFixed(2)}:1, and text needs ${MIN_CONTRAST}:1. ${remedy}`,
        severity: 'error' as const,
      },
    ];
  });
}
