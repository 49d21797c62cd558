import type { Config } from 'tailwindcss';

/** The colours are CSS variables that lib/theme writes from the school's own (content/school.yaml). */
const colour = (name: string) => `var(--${name})`;

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
    fontFamily: {
      display: ['var(--font-display)', 'Georgia', 'serif'],
      sans: [
        'system-ui',
        '-apple-system',
        'Segoe UI',
        'Roboto',
        'Noto Sans',
        'Noto Sans Devanagari',
        'sans-serif',
      ],
    },
  },
} satisfies Config;
