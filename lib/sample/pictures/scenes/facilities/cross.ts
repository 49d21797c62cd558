import { leaf, white } from '../../blocks/palette';
import { circle, join, rect } from '../../blocks/shapes';

export const cross = (x: number, y: number, r: number, fill = leaf): string =>
  join(
    circle(x, y, r, white),
    rect(x - r * 0.2, y - r * 0.62, r * 0.4, r * 1.24, fill, 3),
    rect(x - r * 0.62, y - r * 0.2, r * 1.24, r * 0.4, fill, 3),
  );
