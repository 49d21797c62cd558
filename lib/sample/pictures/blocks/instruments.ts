import { marigold, paper, rose, saffron, steel, white, wood, woodDeep } from './palette';
import { circle, ellipse, join, place, rect, shadow, shape, stroke, times } from './shapes';

/** A pair of tabla. */
export const tabla = (x: number, ground: number, size: number): string =>
  place(
    x,
    ground,
    size / 100,
    join(
      shadow(0, 0, 72, 10),
      shape('M-70 -58Q-74 -4 -36 0Q2 -4 -2 -58Z', steel),
      ellipse(-36, -58, 34, 13, paper),
      ellipse(-32, -57, 14, 5.5, '#2b2b35'),
      shape('M10 -70L16 -4Q36 4 58 -4L64 -70Z', wood),
      stroke('M14 -62L24 -6M26 -60L32 -3M38 -60L42 -3M52 -60L50 -4', paper, 2.4),
      ellipse(37, -70, 27, 11, paper),
      ellipse(37, -69, 12, 5, '#2b2b35'),
      ellipse(-36, -2, 34, 6, saffron),
      ellipse(37, 0, 30, 6, rose),
    ),
  );

/** A harmonium: keys in front, bellows behind. */
export const harmonium = (x: number, ground: number, size: number): string =>
  place(
    x,
    ground,
    size / 100,
    join(
      shadow(0, 0, 80, 8),
      shape('M-62 -78L-70 -44H70L62 -78Z', '#a3452f'),
      stroke('M-64 -70H64M-66 -60H66', '#7c3020', 3),
      rect(-76, -46, 152, 46, woodDeep, 4),
      rect(-68, -38, 136, 22, white, 2),
      times(13, (i) => rect(-60 + i * 10, -38, 5, 13, '#22222b')),
      times(5, (i) => circle(-56 + i * 28, -8, 4, marigold)),
    ),
  );

/** A sitar leaning to the right, gourd at the bottom. */
export const sitar = (x: number, ground: number, size: number, turn = 24): string =>
  place(
    x,
    ground,
    size / 100,
    join(
      rect(-5, -150, 10, 110, woodDeep, 3),
      circle(0, -26, 27, wood),
      ellipse(0, -28, 21, 20, '#d9a86c'),
      circle(0, -136, 11, wood),
      times(8, (i) => stroke(`M-6 ${-60 - i * 11}H6`, marigold, 2)),
      stroke('M-2 -148V-18M2 -148V-18', paper, 1),
      rect(-9, -18, 18, 4, paper),
      times(4, (i) => circle(i % 2 ? 8 : -8, -146 + i * 7, 3, marigold)),
    ),
    turn,
  );
