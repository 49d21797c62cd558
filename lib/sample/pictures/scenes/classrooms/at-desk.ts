import { emoji } from '../../blocks/emoji';
import { desk } from '../../blocks/furniture';
import { join } from '../../blocks/shapes';
import { figure, type Person } from '../../people/figure';

/** A pupil behind a desk with a book on it. */
export const atDesk = (x: number, top: number, pupil: Person, size: number): string =>
  join(
    figure(x, top + size * 0.42, size, { ...pupil, floor: false }),
    desk(x - size * 0.42, top, size * 0.84, top + size * 0.52),
    emoji('open-book', x, top + 4, size * 0.2),
  );
