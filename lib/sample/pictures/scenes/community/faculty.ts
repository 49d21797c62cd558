import { emoji } from '../../blocks/emoji';
import { brick, cream, marigold, plum, teal } from '../../blocks/palette';
import { join, rect } from '../../blocks/shapes';
import { flowerPot } from '../../blocks/trees';
import * as cast from '../../people/cast';
import { figure, type Person } from '../../people/figure';
import { pose } from '../../people/pose';
import { page } from '../../render';
import { campus } from './campus';

const teachers = (): [Person, Person, Person, Person, Person] => [
  cast.teacherSari(brick, marigold),
  cast.teacherMan(),
  cast.teacherSuit(teal, cream),
  cast.sardarji(marigold),
  cast.mother(plum),
];

export const faculty = page('faculty', () =>
  join(
    campus(),
    rect(0, 660, 1600, 240, '#ead8b0'),
    teachers().map((person, i) =>
      figure(340 + i * 230, 830 + (i % 2) * 20, 500 + (i % 2) * 16, {
        ...person,
        arms: i === 2 ? pose(24, -50, 24, -50) : pose(12, 2, 12, 2),
        holds:
          i === 2 ? [emoji('books', 6, 6, 20), ''] : i === 1 ? ['', emoji('notebook', 0, 10, 15)] : ['', ''],
      }),
    ),
    flowerPot(120, 850, 150),
    flowerPot(1480, 850, 150),
  ),
);
