import { emoji } from '../../blocks/emoji';
import { brick, marigold } from '../../blocks/palette';
import { computer } from '../../blocks/props';
import { bookcase, counter } from '../../blocks/furniture';
import { pinBoard, windowPane } from '../../blocks/room';
import { join } from '../../blocks/shapes';
import { flowerPot } from '../../blocks/trees';
import * as cast from '../../people/cast';
import { figure } from '../../people/figure';
import { pose } from '../../people/pose';
import { page } from '../../render';
import { office } from './office';

export const enquiry = page('enquiry', () =>
  join(
    office(),
    bookcase(80, 150, 300, 600, 4),
    windowPane(520, 120, 340, 260),
    pinBoard(1010, 130, 460, 230, 2),
    figure(800, 830, 610, {
      ...cast.teacherSari('#3d5a80', marigold),
      floor: false,
      arms: pose(30, -20, 60, 170),
      holds: ['', emoji('telephone-receiver', -4, 6, 16, 20)],
    }),
    counter(220, 650, 1160, 890, brick, '#e7d9b8'),
    computer(1120, 654, 190),
    emoji('spiral-calendar', 420, 656, 130),
    emoji('notebook', 600, 656, 80),
    emoji('telephone', 960, 656, 110),
    flowerPot(300, 654, 90),
    emoji('envelope', 1290, 656, 100),
  ),
);
