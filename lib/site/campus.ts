import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Content } from '@/lib/content/content';
import type { Scene, Sky } from '@/lib/content/kinds/home';
import { PICTURES_ADDRESS } from '@/lib/content/read/addresses';
import { cached, keyOf, putFile } from './cached';
import { PUBLIC_FOLDER } from './pictures';
import { schoolToday, type Overlay } from './school-today';

/** A folder of SVG layers that all have the same size. */
const FOLDER = 'lib/site/campus';
const SIZE = { width: 2080, height: 600 };
const VIEW_BOX = '-320 0 2080 600';

const SKIES: Readonly<Record<Scene, Sky>> = {
  before: 'morning',
  assembly: 'morning',
  lessons: 'day',
  tiffin: 'day',
  home: 'gold',
  games: 'gold',
  evening: 'dusk',
  sunday: 'day',
  vacation: 'day',
  notice: 'day',
};

/** The skies' lower colours in dark mode. Every sky is dark behind the caption (styles/first-screen.css). */
const HORIZONS: Readonly<Record<Sky, string>> = {
  morning: '#d3a184',
  day: '#86abc0',
  gold: '#dd9b5c',
  dusk: '#e08a5b',
  rain: '#74838c',
};

/** Overlays drawn behind the people. All others are drawn in front of everything. */
const BEHIND: readonly Overlay[] = ['diwali', 'kites', 'tricolour'];

/** Daytime colours, with their replacements for the night, when only the windows are lit. */
const SHADED: Readonly<Record<string, string>> = {
  '#f7ead0': '#8d85a3',
  '#fbf1dc': '#9b92ad',
  '#a8cdb0': '#6f7fa0',
  '#2f7d4f': '#24584a',
  '#3d9160': '#2d6a55',
  '#256a42': '#1d4a40',
  '#e8cf9f': '#7d6f6a',
  '#dcbf89': '#6d605f',
  '#8fbf7a': '#4c6a5b',
};
const BY_NIGHT = { ...SHADED, '#33507f': '#ffd873', '#5a3420': '#ffd873' };

/** Dark mode's styles. By day, its colours are halfway between the colours of day and night. */
const stylesUnder = (sky: Sky): string =>
  [
    `@media (prefers-color-scheme:dark){#sky stop{stop-color:#2b3a6b}#sky stop+stop{stop-color:${HORIZONS[sky]}}`,
    '[fill="#fff"][opacity]{opacity:.3}',
    // The windows are lit, and the sun looks like the moon.
    '[fill="#33507f"]{fill:#ffd873}',
    '[fill="#ffc94d"]{fill:#f3ecd6}',
    ...Object.entries(SHADED).map(
      ([day, night]) => `[fill="${day}"]{fill:color-mix(in srgb,${day},${night})}`,
    ),
    '}',
  ].join('');

interface Movement {
  /** The declaration that draws the part as it is after this many steps. Step 0 is the drawing itself. */
  after: (steps: number) => string;
  /** The steps in the order in which they are shown. The last one stays. */
  order: readonly number[];
  /** How long each step is shown, in milliseconds. */
  each: number;
}

const repeat = (times: number, steps: readonly number[]): readonly number[] =>
  Array(times).fill(steps).flat();

/** Movements wait this many milliseconds, because each step takes the main thread of a slow phone that loads the page. */
const WAIT = 2000;

/** The movements by class. Each lasts less than five seconds, so that it needs no button to stop it (WCAG 2.2.2). */
const MOVEMENTS: Readonly<Record<string, Movement>> = {
  flag: {
    after: (steps) => `transform:skewY(${-1.5 * steps}deg)scaleX(${1 - steps / 60})`,
    order: [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1, 0],
    each: 200,
  },
  tail: {
    after: (steps) => `transform-origin:-36px -14px;transform:rotate(${-6 * steps}deg)`,
    order: repeat(2, [1, 2, 3, 4, 3, 2, 1, 0]),
    each: 175,
  },
  water: {
    after: (steps) => `stroke-dashoffset:${-5 * steps}`,
    order: repeat(2, [1, 2, 3, 4, 5, 6, 7, 0]),
    each: 175,
  },
  // A child hops twice for joy, a second later than the other movements.
  hop: {
    after: (steps) => `translate:0 ${-6 * steps}px`,
    order: [...repeat(10, [0]), ...repeat(2, [1, 2, 3, 2, 1, 0])],
    each: 100,
  },
  // The ball flies from the bowler to the bat and back, twice.
  ball: {
    after: (steps) => `translate:${-28 * steps}px ${25 * steps}px`,
    order: [...repeat(8, [0]), ...repeat(2, [1, 2, 3, 4, 3, 2, 1, 0])],
    each: 125,
  },
  bus: {
    after: (steps) => `translate:${22.5 * steps}px`,
    order: Array.from({ length: 40 }, (_, at) => at + 1),
    each: 100,
  },
};

/**
 * Makes the parts of a drawing move. SMIL sets a class for each step. With CSS animations, even stepped ones,
 * Chromium's main thread restyled the picture for every frame, which took a fifth of its work on a phone. A media
 * query holds the rules of these classes, because only CSS can tell whether the visitor prefers reduced motion.
 */
function move(svg: string): { moving: string; rules: string } {
  const rules: string[] = [];
  const moving = svg.replaceAll(
    /(<(g|path)\b[^>]* class="(\w+)"[^>]*?)(\/?)>/g,
    (_, start: string, element: string, name: string, isEmpty: string) => {
      const { after, order, each } = MOVEMENTS[name]!;
      const sets = [...new Set(order)].filter(Boolean).map((step) => {
        rules.push(`.${name}${step}{${after(step)}}`);
        const begin = order.flatMap((other, at) => (other === step ? `${(WAIT + at * each) / 1000}s` : []));
        const dur = step === order.at(-1) ? 'indefinite' : `${each}ms`;
        return `<set attributeName="class" to="${name}${step}" begin="${begin.join(';')}" dur="${dur}"/>`;
      });
      return `${start}>${sets.join('')}${isEmpty && `</${element}>`}`;
    },
  );
  return { moving, rules: `@media (prefers-reduced-motion:no-preference){${rules.join('')}}` };
}

type Colours = Content['school']['colours'];

const layer = (name: string): string =>
  readFileSync(path.join(FOLDER, `${name}.svg`), 'utf8')
    .replaceAll(/^<svg[^>]*>|<\/svg>\s*$/g, '')
    .replaceAll('\n', '');

const recolour = (svg: string, colours: Readonly<Record<string, string>>): string =>
  svg.replaceAll(/#[\da-f]{6}/g, (colour) => colours[colour] ?? colour);

/** The colour of the sky, on which the caption is set. */
export function skyOf(scene: Scene, overlay?: Overlay): Sky {
  const sky = SKIES[scene];
  return overlay === 'rain' && sky !== 'dusk' ? 'rain' : sky;
}

interface Drawn {
  scene: Scene;
  overlay?: Overlay;
  colours: Colours;
  /** True if buses wait when school is over. */
  buses?: boolean;
  /** True if the flag waves, a child hops, and so on. */
  moves?: boolean;
}

export function drawCampus({ scene, overlay, colours, buses, moves }: Drawn): string {
  const campus = layer('campus');
  const isBehind = overlay !== undefined && BEHIND.includes(overlay);
  const sky = skyOf(scene, overlay);
  const drawn = [
    layer(`sky-${sky}`),
    scene === 'evening' ? recolour(campus, BY_NIGHT) : campus,
    isBehind ? layer(overlay) : '',
    buses && scene === 'home' ? layer('buses') : '',
    layer(scene),
    overlay && !isBehind ? layer(overlay) : '',
  ].join('');
  const own = recolour(drawn, { '#1d2b53': colours.ink, '#f2a20c': colours.accent });
  const { moving, rules } = moves ? move(own) : { moving: own, rules: '' };
  const styles = stylesUnder(sky) + rules;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${VIEW_BOX}"><style>${styles}</style>${moving}</svg>`;
}

/** Draws the campus and stores it with the pictures. @returns its address and its size in pixels */
export async function getCampus(drawn: Drawn) {
  const { scene, overlay } = drawn;
  const svg = drawCampus(drawn);
  const name = `${['campus', scene, overlay].filter(Boolean).join('-')}.${keyOf(svg).slice(0, 10)}.svg`;
  const file = await cached('campus', name, () => Promise.resolve(svg));
  await putFile(file, path.join(PUBLIC_FOLDER, name));
  return { src: PICTURES_ADDRESS + name, ...SIZE };
}

export type CampusDrawing = Awaited<ReturnType<typeof getCampus>>;

export const hasBuses = ({ classes }: Pick<Content, 'classes'>): boolean => classes?.transport !== undefined;

/** Draws every scene that a page may show before the next build. */
export async function prepareCampus(content: Content, day: string): Promise<void> {
  const { colours } = content.school;
  // The usual scenes, for the contact and staff pages and the error page.
  for (const scene of ['lessons', 'before', 'vacation', 'notice'] as const)
    await getCampus({ scene, colours });
  for (const { scene, overlay } of schoolToday(content, day))
    await getCampus({ scene, overlay, colours, buses: hasBuses(content), moves: true });
}
