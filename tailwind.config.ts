import type { Config } from 'tailwindcss';

/** The colours are CSS variables that lib/theme writes from the school's own (content/school.yaml). */
const colour = (name: string) => `var(--${name})`;

const scale = (numbers: readonly number[], value: (number: number) => string, unit = '') =>
  Object.fromEntries(numbers.map((number) => [`${number}${unit}`, value(number)]));

/** Between Tailwind's steps of a quarter rem stand those of a twentieth: `p-1.4` is 0.35rem. */
const twentieths = Array.from({ length: 80 }, (_, index) => (index + 1) / 5);
const rem = (number: number) => `${Number(number.toFixed(4))}rem`;
/** On paper: `print:p-2mm`, `print:text-9pt`. */
const millimetres = [0.3, 0.5, 0.6, 1, 1.5, 2, 2.5, 3, 4, 5, 6, 14, 25, 40, 50];
const points = [8, 8.5, 9, 10, 10.5, 11, 12, 13, 14, 19, 20];

// Why: docs/decisions/styling.md
export default {
  theme: {
    colors: {
      transparent: 'transparent',
      current: 'currentColor',
      paper: colour('paper'),
      surface: colour('surface'),
      sunken: colour('sunken'),
      ink: colour('ink'),
      text: colour('text'),
      muted: colour('muted'),
      line: colour('line'),
      link: colour('link'),
      accent: colour('accent'),
      success: colour('success'),
      danger: colour('danger'),
      band: colour('band'),
      'on-band': colour('on-band'),
      'band-line': colour('band-line'),
    },
    fontFamily: { display: 'var(--font-display)' },
    /** `text-90` is 0.9rem, `text-90/130` with lines 1.3 times as high. A size alone leaves the lines as they are. */
    fontSize: {
      ...scale(
        [
          68, 80, 82, 85, 87.5, 88, 90, 92, 93, 95, 97, 100, 102, 105, 110, 115, 120, 125, 135, 150, 155, 190,
          400,
        ],
        (n) => rem(n / 100),
      ),
      ...scale(points, (n) => `${n}pt`, 'pt'),
    },
    lineHeight: scale([100, 110, 115, 120, 125, 130, 135, 140, 143, 145, 150], (n) => `${n / 100}`),
    // Tailwind's own for one column is `repeat(1, …)`.
    gridTemplateColumns: { 1: 'minmax(0, 1fr)' },
    screens: { sm: '40rem', md: '48rem', lg: '64rem', xl: '75rem' },
    borderRadius: { part: '0.3rem', control: '0.4rem', card: '0.6rem', full: '50%' },
    extend: {
      spacing: { ...scale(twentieths, (n) => rem(n / 4)), ...scale(millimetres, (n) => `${n}mm`, 'mm') },
    },
  },
} satisfies Config;
