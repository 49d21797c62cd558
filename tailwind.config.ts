import type { Config } from 'tailwindcss';

/** Names of CSS variables, which lib/theme writes from the school's own colours (content/school.yaml). */
const COLOURS =
  'paper surface sunken ink text muted line rim link accent success danger band on-band band-line'.split(' ');

/** Sizes for print, such as `print:p-2mm` and `print:text-9pt`. */
const sizes = (unit: 'mm' | 'pt', numbers: readonly number[]) =>
  Object.fromEntries(numbers.map((number) => [number + unit, number + unit]));

// Why: docs/decisions/styling.md
export default {
  theme: {
    colors: {
      transparent: 'transparent',
      current: 'currentColor',
      ...Object.fromEntries(COLOURS.map((name) => [name, `var(--${name})`])),
    },
    fontFamily: { display: 'var(--font-display)' },
    /** Seven sizes of text: body text has 17 px (app/styles/base.css), the smallest 15 px, and headings 22 or 30 px. */
    fontSize: {
      sm: '0.9rem',
      base: '1rem',
      lg: '1.125rem',
      xl: '1.3rem',
      '2xl': '1.5rem',
      '3xl': '1.765rem',
      '5xl': '2.75rem',
      ...sizes('pt', [9, 10, 11, 12, 13, 14, 19, 20]),
    },
    lineHeight: { none: '1', tight: '1.2', snug: '1.35', normal: '1.5', relaxed: '1.65' },
    // One column, shorter than Tailwind's own value, `repeat(1, minmax(0, 1fr))`.
    gridTemplateColumns: { 1: 'minmax(0, 1fr)' },
    screens: { sm: '40rem', md: '48rem', lg: '64rem', xl: '75rem' },
    borderRadius: { part: '0.3rem', control: '0.4rem', card: '0.6rem', full: '50%' },
    extend: { spacing: sizes('mm', [0.3, 0.5, 1, 1.5, 2, 3, 5, 6, 14, 40, 50]) },
  },
} satisfies Config;
