import { emoji } from '../../blocks/emoji';
import { leaf, marigold, wood } from '../../blocks/palette';
import { bookcase, table } from '../../blocks/furniture';
import { room, windowPane } from '../../blocks/room';
import { join, rect } from '../../blocks/shapes';
import { flowerPot } from '../../blocks/trees';
import * as cast from '../../people/cast';
import { figure } from '../../people/figure';
import { pose } from '../../people/pose';
import { page } from '../../render';

export const library = page('library', () =>
  join(
    room(1600, 900, { wall: '#f6ead0', dado: '#e7cf9f', floor: '#cf9c6b', line: '#bb8857', horizon: 600 }),
    bookcase(30, 60, 380, 610, 5, 1),
    bookcase(430, 60, 260, 610, 5, 3),
    windowPane(770, 100, 260, 330),
    bookcase(1110, 60, 260, 610, 5, 6),
    bookcase(1390, 60, 200, 610, 5, 2),
    figure(1180, 800, 530, { ...cast.teacherSari('#3d5a80', marigold), arms: pose(20, 0, 150, 160) }),
    figure(360, 840, 470, {
      ...cast.girl(0),
      floor: false,
      arms: pose(30, -50, 30, -50),
      holds: [emoji('orange-book', 5, 8, 20), ''],
    }),
    figure(660, 840, 470, { ...cast.boy(2), floor: false, arms: pose(26, -44, 26, -44) }),
    figure(940, 840, 460, { ...cast.sikhBoy(leaf), floor: false, arms: pose(26, -44, 26, -44) }),
    table(200, 660, 900, 880, '#d39a5f'),
    rect(216, 680, 868, 120, wood, 3),
    emoji('open-book', 660, 668, 130),
    emoji('open-book', 940, 668, 120),
    emoji('books', 480, 666, 120),
    flowerPot(1480, 860, 130),
  ),
);
