import { ink, marigold, paper, skyDeep, steel, wood, woodDeep } from './palette';
import { join, place, rect, ring, shadow, shape, stroke } from './shapes';

/** A desktop computer on a table at `ground`. */
export const computer = (x: number, ground: number, size: number, screen = ''): string =>
  place(
    x,
    ground,
    size / 100,
    join(
      rect(-8, -24, 16, 20, steel),
      rect(-22, -6, 44, 6, steel, 3),
      rect(-50, -92, 100, 70, '#2b3350', 5),
      rect(-44, -86, 88, 56, skyDeep, 2),
      screen,
    ),
  );

export const keyboard = (x: number, ground: number, size: number): string =>
  place(
    x,
    ground,
    size / 100,
    join(shape('M-44 -9H44L50 0H-50Z', '#d7dbe3'), stroke('M-38 -5H38', steel, 2.4)),
  );

/** An easel with a canvas; `art` is drawn on it, 100 by 80 with its centre at 0,0. */
export const easel = (x: number, ground: number, size: number, art: string): string =>
  place(
    x,
    ground,
    size / 100,
    join(
      shadow(0, 0, 44, 6),
      stroke('M0 -150L-40 0M0 -150L40 0M0 -150V-6', woodDeep, 6),
      rect(-56, -126, 112, 88, paper, 2),
      `<g transform="translate(0 -82)">${art}</g>`,
      rect(-60, -40, 120, 8, wood, 2),
    ),
  );

export const cup = (x: number, ground: number, size: number): string =>
  place(
    x,
    ground,
    size / 100,
    join(
      ring(-34, -74, 16, '#c98a0a', 7),
      ring(34, -74, 16, '#c98a0a', 7),
      shape('M-34 -98H34Q34 -44 0 -40Q-34 -44 -34 -98Z', marigold),
      rect(-5, -42, 10, 18, '#c98a0a'),
      rect(-24, -26, 48, 10, marigold, 3),
      rect(-30, -16, 60, 16, woodDeep, 3),
    ),
  );

/** A steel almirah (cupboard). */
export const almirah = (x: number, top: number, w: number, ground: number, colour = '#7f93a6'): string =>
  join(
    shadow(x + w / 2, ground, w * 0.55, 10),
    rect(x, top, w, ground - top, colour, 5),
    rect(x + w / 2 - 2, top + 10, 4, ground - top - 24, '#5c6f82'),
    rect(x + 14, top + 20, w / 2 - 26, ground - top - 60, '#ffffff22', 4),
    rect(x + w / 2 + 12, top + 20, w / 2 - 26, ground - top - 60, '#ffffff22', 4),
    rect(x + w / 2 - 18, (top + ground) / 2, 8, 40, ink, 3),
    rect(x + w / 2 + 10, (top + ground) / 2, 8, 40, ink, 3),
  );
