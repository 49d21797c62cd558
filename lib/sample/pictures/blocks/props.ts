import { circle, ellipse, join, place, rect, ring, shadow, shape, stroke, times } from './shapes';
import { ink, inkSoft, leaf, marigold, paper, rose, saffron, sky, skyDeep, steel, stone, teal, white, wood, woodDeep } from './palette';

/** A yellow school bus seen from the side, its wheels on `ground`; faces is drawn in the windows. */
export function schoolBus(x: number, ground: number, width: number, faces = ''): string {
  return join(
    shadow(x + width / 2, ground, width * 0.52, width * 0.03),
    place(x, ground, width / 1000, join(
      shape('M20 -90V-360Q20 -400 60 -400H900Q950 -400 965 -350L985 -230Q990 -215 990 -190V-90Z', marigold),
      rect(20, -150, 970, 22, ink),
      rect(20, -112, 970, 30, '#c77f05'),
      rect(60, -428, 780, 30, '#d98d08', 10),
      times(5, (i) => rect(60 + i * 142, -354, 122, 130, sky, 12)),
      faces,
      times(5, (i) => join(rect(60 + i * 142, -290, 122, 5, steel), rect(60 + i * 142, -262, 122, 5, steel))),
      rect(780, -350, 92, 250, skyDeep, 8),
      rect(822, -350, 8, 250, inkSoft),
      shape('M890 -350H930Q944 -346 950 -322L966 -232H890Z', sky),
      circle(968, -178, 15, '#ffe9a8'),
      rect(14, -180, 12, 40, rose, 4),
      rect(976, -100, 20, 26, ink, 4),
      [190, 830].map((cx) => join(circle(cx, -74, 74, '#2b2b35'), circle(cx, -74, 40, stone), circle(cx, -74, 14, steel))),
    )),
  );
}

/** A desktop computer on a table at `ground`. */
export const computer = (x: number, ground: number, size: number, screen = ''): string =>
  place(x, ground, size / 100, join(
    rect(-8, -24, 16, 20, steel), rect(-22, -6, 44, 6, steel, 3),
    rect(-50, -92, 100, 70, '#2b3350', 5), rect(-44, -86, 88, 56, skyDeep, 2), screen,
  ));

export const keyboard = (x: number, ground: number, size: number): string =>
  place(x, ground, size / 100, join(shape('M-44 -9H44L50 0H-50Z', '#d7dbe3'), stroke('M-38 -5H38', steel, 2.4)));

export const beaker = (x: number, ground: number, size: number, liquid = teal): string =>
  place(x, ground, size / 100, join(
    rect(-27, -84, 54, 84, '#e6f1f5', 6), rect(-27, -48, 54, 48, liquid, 6), ellipse(0, -48, 27, 5, '#ffffff66'),
    stroke('M-27 -84H-33M27 -84H34M14 -70H25M14 -58H25', steel, 3.4), rect(-27, -84, 54, 84, '#ffffff22', 6),
  ));

export const flask = (x: number, ground: number, size: number, liquid = rose): string =>
  place(x, ground, size / 100, join(
    shape('M-10 -96H10V-58L40 -8Q42 0 32 0H-32Q-42 0 -40 -8L-10 -58Z', '#e6f1f5'),
    shape('M-24 -34H24L40 -8Q42 0 32 0H-32Q-42 0 -40 -8Z', liquid),
    circle(-8, -18, 5, '#ffffff88'), circle(9, -26, 3.4, '#ffffff88'), rect(-14, -100, 28, 8, '#c8d8e0', 4),
  ));

export const tubeRack = (x: number, ground: number, size: number): string =>
  place(x, ground, size / 100, join(
    [rose, marigold, leaf, teal].map((c, i) => join(rect(-46 + i * 26, -80, 14, 70, '#e6f1f5', 7), rect(-46 + i * 26, -50 + (i % 2) * 12, 14, 40 - (i % 2) * 12, c, 7))),
    rect(-58, -58, 116, 9, wood, 3), rect(-58, -12, 116, 12, woodDeep, 3), rect(-58, -58, 8, 56, woodDeep), rect(50, -58, 8, 56, woodDeep),
  ));

export const burner = (x: number, ground: number, size: number): string =>
  place(x, ground, size / 100, join(
    rect(-22, -8, 44, 8, inkSoft, 3), rect(-6, -48, 12, 42, steel),
    shape('M0 -92C16 -72 15 -58 0 -50C-15 -58 -16 -72 0 -92Z', skyDeep), shape('M0 -74C8 -64 7 -56 0 -51C-7 -56 -8 -64 0 -74Z', marigold),
  ));

/** A pair of tabla. */
export const tabla = (x: number, ground: number, size: number): string =>
  place(x, ground, size / 100, join(
    shadow(0, 0, 72, 10),
    shape('M-70 -58Q-74 -4 -36 0Q2 -4 -2 -58Z', steel), ellipse(-36, -58, 34, 13, paper), ellipse(-32, -57, 14, 5.5, '#2b2b35'),
    shape('M10 -70L16 -4Q36 4 58 -4L64 -70Z', wood), stroke('M14 -62L24 -6M26 -60L32 -3M38 -60L42 -3M52 -60L50 -4', paper, 2.4),
    ellipse(37, -70, 27, 11, paper), ellipse(37, -69, 12, 5, '#2b2b35'), ellipse(-36, -2, 34, 6, saffron), ellipse(37, 0, 30, 6, rose),
  ));

/** A harmonium: keys in front, bellows behind. */
export const harmonium = (x: number, ground: number, size: number): string =>
  place(x, ground, size / 100, join(
    shadow(0, 0, 80, 8),
    shape('M-62 -78L-70 -44H70L62 -78Z', '#a3452f'), stroke('M-64 -70H64M-66 -60H66', '#7c3020', 3),
    rect(-76, -46, 152, 46, woodDeep, 4), rect(-68, -38, 136, 22, white, 2),
    times(13, (i) => rect(-60 + i * 10, -38, 5, 13, '#22222b')), times(5, (i) => circle(-56 + i * 28, -8, 4, marigold)),
  ));

/** A sitar leaning to the right, gourd at the bottom. */
export const sitar = (x: number, ground: number, size: number, turn = 24): string =>
  place(x, ground, size / 100, join(
    rect(-5, -150, 10, 110, woodDeep, 3), circle(0, -26, 27, wood), ellipse(0, -28, 21, 20, '#d9a86c'), circle(0, -136, 11, wood),
    times(8, (i) => stroke(`M-6 ${-60 - i * 11}H6`, marigold, 2)), stroke('M-2 -148V-18M2 -148V-18', paper, 1),
    rect(-9, -18, 18, 4, paper), times(4, (i) => circle(i % 2 ? 8 : -8, -146 + i * 7, 3, marigold)),
  ), turn);

/** An easel with a canvas; `art` is drawn on it, 100 by 80 with its centre at 0,0. */
export const easel = (x: number, ground: number, size: number, art: string): string =>
  place(x, ground, size / 100, join(
    shadow(0, 0, 44, 6),
    stroke('M0 -150L-40 0M0 -150L40 0M0 -150V-6', woodDeep, 6), rect(-56, -126, 112, 88, paper, 2),
    `<g transform="translate(0 -82)">${art}</g>`, rect(-60, -40, 120, 8, wood, 2),
  ));

export const cone = (x: number, ground: number, size: number): string =>
  place(x, ground, size / 100, join(shape('M-8 -80H8L30 0H-30Z', saffron), shape('M-15 -54H15L21 -32H-21Z', white), rect(-38, -8, 76, 8, saffron, 3)));

export const cup = (x: number, ground: number, size: number): string =>
  place(x, ground, size / 100, join(
    ring(-34, -74, 16, '#c98a0a', 7), ring(34, -74, 16, '#c98a0a', 7),
    shape('M-34 -98H34Q34 -44 0 -40Q-34 -44 -34 -98Z', marigold), rect(-5, -42, 10, 18, '#c98a0a'), rect(-24, -26, 48, 10, marigold, 3), rect(-30, -16, 60, 16, woodDeep, 3),
  ));

/** A steel almirah (cupboard). */
export const almirah = (x: number, top: number, w: number, ground: number, colour = '#7f93a6'): string =>
  join(shadow(x + w / 2, ground, w * 0.55, 10), rect(x, top, w, ground - top, colour, 5), rect(x + w / 2 - 2, top + 10, 4, ground - top - 24, '#5c6f82'), rect(x + 14, top + 20, w / 2 - 26, ground - top - 60, '#ffffff22', 4), rect(x + w / 2 + 12, top + 20, w / 2 - 26, ground - top - 60, '#ffffff22', 4), rect(x + w / 2 - 18, (top + ground) / 2, 8, 40, ink, 3), rect(x + w / 2 + 10, (top + ground) / 2, 8, 40, ink, 3));
