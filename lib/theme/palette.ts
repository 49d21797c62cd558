import { formatHex, interpolate, wcagContrast } from 'culori';

/** The four colours that a school chooses (content/school.yaml), each `#rrggbb`. */
export interface SchoolColours {
  ink: string;
  accent: string;
  paper: string;
  success: string;
}

/** Every colour of the site, by its role. Each becomes a CSS variable of the same name. */
export type Palette = ReturnType<typeof lightPalette>;

/** Mixes a share of `other` into `colour`, in OKLab, where equal steps look equal. */
function mix(colour: string, other: string, share: number): string {
  return formatHex(interpolate([colour, other], 'oklab')(share));
}

const WHITE = '#ffffff';
const BLACK = '#000000';

export function lightPalette({ ink, accent, paper, success }: SchoolColours) {
  return {
    paper,
    surface: mix(paper, WHITE, 0.7),
    sunken: mix(paper, accent, 0.06),
    ink,
    text: mix(ink, BLACK, 0.5),
    muted: mix(ink, paper, 0.22),
    line: mix(paper, ink, 0.17),
    /** The borders of buttons, fields and linked cards. */
    rim: mix(paper, ink, 0.52),
    link: ink,
    accent,
    success,
    danger: '#a3271c',
    band: ink,
    'on-band': paper,
    'band-line': mix(ink, paper, 0.25),
  };
}

export function darkPalette(colours: SchoolColours): Palette {
  const { ink, accent, paper, success } = colours;
  const ground = mix(ink, BLACK, 0.38);
  return {
    ...lightPalette(colours),
    paper: ground,
    surface: mix(ink, BLACK, 0.1),
    sunken: mix(ink, BLACK, 0.28),
    ink: mix(paper, accent, 0.12),
    text: mix(paper, ink, 0.1),
    muted: mix(paper, ink, 0.32),
    line: mix(ground, paper, 0.3),
    rim: mix(ground, paper, 0.47),
    link: mix(accent, WHITE, 0.55),
    success: mix(success, WHITE, 0.58),
    danger: '#ffb4a8',
  };
}

export const takesWhite = (colour: string): boolean =>
  wcagContrast(colour, WHITE) > wcagContrast(colour, BLACK);

/** The minimum contrast that WCAG 2 requires for text at level AA (1.4.3). */
export const MIN_CONTRAST = 4.5;

const FRONTS = ['text', 'muted', 'ink', 'link', 'success', 'danger'] as const;
const TEXTS = { paper: FRONTS, surface: FRONTS, sunken: FRONTS, band: ['on-band', 'accent'] } as const;
const TEXT_PAIRS = (Object.keys(TEXTS) as (keyof typeof TEXTS)[]).flatMap((back) =>
  TEXTS[back].map((front) => ({ front, back })),
);

/** Pairs of text and background colours whose contrast is below {@link MIN_CONTRAST}, worst first. */
export function findLowContrast(palette: Palette) {
  return TEXT_PAIRS.map((pair) => ({ ...pair, ratio: wcagContrast(palette[pair.front], palette[pair.back]) }))
    .filter(({ ratio }) => ratio < MIN_CONTRAST)
    .toSorted((a, b) => a.ratio - b.ratio);
}

/** The site's colours as CSS variables, for light and dark mode. Printed pages use the light ones. */
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
