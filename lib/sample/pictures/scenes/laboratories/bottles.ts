import { brick, ink, leaf, marigold, teal, white, woodDeep } from '../../blocks/palette';
import { join, rect, times } from '../../blocks/shapes';

/** Open shelf with bottles. */
export const bottles = (x: number, y: number, width: number): string =>
  join(
    rect(x, y, width, 14, woodDeep, 3),
    times(Math.floor(width / 46), (i) =>
      join(
        rect(
          x + 12 + i * 46,
          y - 58 - (i % 3) * 10,
          28,
          58 + (i % 3) * 10,
          [brick, teal, marigold, '#7c6aa8', leaf][i % 5] ?? ink,
          6,
        ),
        rect(x + 18 + i * 46, y - 72 - (i % 3) * 10, 16, 16, '#4b4136', 3),
        rect(x + 15 + i * 46, y - 40, 22, 18, white, 2),
      ),
    ),
  );
