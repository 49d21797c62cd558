import { emoji } from '../../blocks/emoji';
import { marigold, plum, teal, wood } from '../../blocks/palette';
import { ceilingFan, greenBoard, pinBoard, room, windowPane } from '../../blocks/room';
import { join, rect } from '../../blocks/shapes';
import { flowerPot } from '../../blocks/trees';
import * as cast from '../../people/cast';
import { figure } from '../../people/figure';
import { pose } from '../../people/pose';
import { page } from '../../render';

export const parents = page('parents', () =>
  join(
    room(1600, 900, { wall: '#f8eed8', dado: '#d3e2d8', horizon: 580 }),
    windowPane(110, 120, 280, 240),
    greenBoard(
      560,
      110,
      480,
      200,
      '<path d="M60 160V100L120 56L180 100V160ZM104 160V124H136V160"/><circle cx="270" cy="84" r="34"/><path d="M270 118V164"/><circle cx="390" cy="76" r="24"/><path d="M390 36V26M390 126V116M340 76H350M430 76H440"/>',
    ),
    pinBoard(1180, 120, 300, 230, 2),
    ceilingFan(800, 40, 120),
    figure(360, 820, 580, { ...cast.father(), floor: false, arms: pose(16, -20, 26, -40) }),
    figure(620, 830, 570, { ...cast.mother(plum), floor: false, arms: pose(26, -40, 26, -40) }),
    figure(1060, 830, 570, {
      ...cast.teacherSari(teal, marigold),
      floor: false,
      arms: pose(60, 40, 26, -40),
    }),
    figure(1310, 830, 440, { ...cast.girl(1), floor: false, arms: pose(20, 0, 20, 0) }),
    rect(260, 640, 1180, 200, wood, 6),
    rect(240, 620, 1220, 32, '#d39a5f', 8),
    emoji('open-book', 840, 628, 150),
    emoji('notebook', 500, 624, 80),
    flowerPot(1220, 622, 90),
  ),
);
