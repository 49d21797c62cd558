import { emoji } from '../../blocks/emoji';
import { marigold, wood } from '../../blocks/palette';
import { globe, table } from '../../blocks/furniture';
import { pinBoard, room, wallClock, windowPane } from '../../blocks/room';
import { join, rect } from '../../blocks/shapes';
import * as cast from '../../people/cast';
import { figure } from '../../people/figure';
import { pose } from '../../people/pose';
import { page } from '../../render';
import { write } from './write';

export const middleschool = page('middleschool', () =>
  join(
    room(1600, 900),
    pinBoard(130, 120, 420, 240, 0),
    windowPane(720, 120, 260, 240),
    windowPane(1160, 120, 260, 240),
    wallClock(636, 130, 44),
    table(280, 600, 1040, 850, '#d39a5f'),
    figure(420, 800, 500, { ...cast.boy(0), floor: false, arms: pose(20, -30, 50, 70) }),
    figure(700, 800, 500, { ...cast.girl(1), floor: false, arms: write }),
    figure(960, 800, 500, { ...cast.sikhBoy(marigold), floor: false, arms: pose(40, -20, 20, -30) }),
    figure(1210, 800, 490, { ...cast.bobGirl(2), floor: false, arms: pose(40, 60, 20, -30) }),
    rect(280, 640, 1040, 190, wood, 4),
    rect(264, 622, 1072, 26, '#d39a5f', 6),
    globe(560, 626, 170),
    emoji('straight-ruler', 800, 626, 80),
    emoji('open-book', 830, 630, 130),
    emoji('triangular-ruler', 1080, 624, 100),
    emoji('books', 1290, 624, 110),
    emoji('notebook', 340, 626, 80),
  ),
);
