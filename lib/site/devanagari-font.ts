import type { School } from '@/lib/content/kinds/school';
import { keyOf } from './cached';

const FAMILY = 'School Devanagari';

type Named = Pick<School, 'devanagari'>;

/** The font contains only the name and motto, so its file is named after their hash. */
export function devanagariFont({ devanagari }: Named) {
  if (!devanagari) return undefined;
  const words = `${devanagari.name} ${devanagari.motto ?? ''}`.trim().split(/\s+/);
  return { words, address: `/fonts/devanagari-${keyOf(words.join(' ')).slice(0, 10)}.woff2` };
}

/** The CSS rule that declares the font (used in app/styles/frame.css). Empty if no name is in Devanagari. */
export function devanagariStyleSheet(school: Named): string {
  const font = devanagariFont(school);
  if (!font) return '';
  return `@font-face{font-family:"${FAMILY}";font-weight:600;font-display:swap;src:url(${font.address})}`;
}
