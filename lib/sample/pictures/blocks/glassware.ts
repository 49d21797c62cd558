import { inkSoft, leaf, marigold, rose, skyDeep, steel, teal, wood, woodDeep } from './palette';
import { circle, ellipse, join, place, rect, shape, stroke } from './shapes';

export const beaker = (x: number, ground: number, size: number, liquid = teal): string =>
  place(
    x,
    ground,
    size / 100,
    join(
      rect(-27, -84, 54, 84, '#e6f1f5', 6),
      rect(-27, -48, 54, 48, liquid, 6),
      ellipse(0, -48, 27, 5, '#ffffff66'),
      stroke('M-27 -84H-33M27 -84H34M14 -70H25M14 -58H25', steel, 3.4),
      rect(-27, -84, 54, 84, '#ffffff22', 6),
    ),
  );

export const flask = (x: number, ground: number, size: number, liquid = rose): string =>
  place(
    x,
    ground,
    size / 100,
    join(
      shape('M-10 -96H10V-58L40 -8Q42 0 32 0H-32Q-42 0 -40 -8L-10 -58Z', '#e6f1f5'),
      shape('M-24 -34H24L40 -8Q42 0 32 0H-32Q-42 0 -40 -8Z', liquid),
      circle(-8, -18, 5, '#ffffff88'),
      circle(9, -26, 3.4, '#ffffff88'),
      rect(-14, -100, 28, 8, '#c8d8e0', 4),
    ),
  );

export const tubeRack = (x: number, ground: number, size: number): string =>
  place(
    x,
    ground,
    size / 100,
    join(
      [rose, marigold, leaf, teal].map((c, i) =>
        join(
          rect(-46 + i * 26, -80, 14, 70, '#e6f1f5', 7),
          rect(-46 + i * 26, -50 + (i % 2) * 12, 14, 40 - (i % 2) * 12, c, 7),
        ),
      ),
      rect(-58, -58, 116, 9, wood, 3),
      rect(-58, -12, 116, 12, woodDeep, 3),
      rect(-58, -58, 8, 56, woodDeep),
      rect(50, -58, 8, 56, woodDeep),
    ),
  );

export const burner = (x: number, ground: number, size: number): string =>
  place(
    x,
    ground,
    size / 100,
    join(
      rect(-22, -8, 44, 8, inkSoft, 3),
      rect(-6, -48, 12, 42, steel),
      shape('M0 -92C16 -72 15 -58 0 -50C-15 -58 -16 -72 0 -92Z', skyDeep),
      shape('M0 -74C8 -64 7 -56 0 -51C-7 -56 -8 -64 0 -74Z', marigold),
    ),
  );
