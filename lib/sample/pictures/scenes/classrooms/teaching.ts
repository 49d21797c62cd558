import { emoji } from '../../blocks/emoji';
import { ink, marigold, teal } from '../../blocks/palette';
import { ceilingFan, greenBoard, pinBoard, room, windowPane } from '../../blocks/room';
import { join } from '../../blocks/shapes';
import * as cast from '../../people/cast';
import { figure } from '../../people/figure';
import { pose } from '../../people/pose';
import { page } from '../../render';
import { atDesk } from './at-desk';
import { write } from './write';

const geometry =
  '<path d="M60 200L150 60L240 200Z"/><path d="M150 60V200"/><circle cx="360" cy="130" r="66"/><path d="M360 130L414 94M294 130H426"/>';

export const teaching = page('teaching', () =>
  join(
    room(1600, 900),
    greenBoard(400, 110, 700, 250, geometry),
    windowPane(90, 130, 200, 230),
    pinBoard(1230, 130, 270, 210, 1),
    ceilingFan(760, 56, 150),
    figure(1170, 650, 470, {
      ...cast.teacherSari(teal, marigold),
      arms: pose(118, 128, 10, 30),
      holds: ['', emoji('orange-book', 0, 6, 15)],
    }),
    atDesk(230, 650, cast.girl(1), 410),
    atDesk(590, 660, { ...cast.sikhBoy(ink), arms: write }, 410),
    atDesk(950, 670, { ...cast.bobGirl(2), arms: pose(150, 178, 20, -20) }, 410),
    atDesk(1390, 655, cast.boy(0), 410),
  ),
);
