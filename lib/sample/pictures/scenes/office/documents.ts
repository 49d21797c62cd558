import { emoji } from '../../blocks/emoji';
import { brick, cream, ink, leaf, marigold, paper, rose, teal, wood, woodDeep } from '../../blocks/palette';
import { almirah } from '../../blocks/props';
import { bookcase, table } from '../../blocks/furniture';
import { windowPane } from '../../blocks/room';
import { circle, join, rect, times } from '../../blocks/shapes';
import { flowerPot } from '../../blocks/trees';
import * as cast from '../../people/cast';
import { figure } from '../../people/figure';
import { pose } from '../../people/pose';
import { page } from '../../render';
import { office } from './office';
import { sheet } from './sheet';

const stamp = (x: number, y: number): string =>
  join(
    rect(x - 50, y - 30, 100, 30, brick, 6),
    rect(x - 60, y - 8, 120, 10, woodDeep, 3),
    rect(x - 14, y - 90, 28, 64, woodDeep, 6),
    circle(x, y - 96, 28, woodDeep),
  );

export const documents = page('documents', () =>
  join(
    office(),
    almirah(70, 110, 270, 640),
    almirah(1260, 110, 270, 640),
    windowPane(640, 110, 320, 240),
    bookcase(380, 130, 200, 620, 4, 3),
    bookcase(1020, 130, 200, 620, 4, 7),
    figure(800, 860, 600, { ...cast.teacherSuit(brick, cream), floor: false, arms: pose(40, -20, 50, -10) }),
    table(340, 640, 920, 890),
    rect(356, 660, 888, 180, wood, 3),
    rect(320, 632, 960, 30, '#d39a5f', 6),
    times(6, (i) =>
      join(
        rect(400 + (i % 2) * 8, 600 - i * 30, 230, 28, [ink, marigold, leaf, brick, teal, rose][i]!, 4),
        rect(420, 607 - i * 30, 60, 13, paper, 2),
      ),
    ),
    sheet(690, 520, 100, -8, marigold),
    sheet(880, 514, 100, 6, teal),
    emoji('pushpin', 1060, 636, 50),
    stamp(1150, 632),
    flowerPot(1235, 634, 70, rose),
  ),
);
