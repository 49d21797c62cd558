import { emoji } from '../../blocks/emoji';
import { lotus } from '../../blocks/ornament';
import { toran } from '../../blocks/outdoors';
import { ink, leaf, marigold, rose } from '../../blocks/palette';
import { computer } from '../../blocks/props';
import { counter } from '../../blocks/furniture';
import { framed, pinBoard, windowPane } from '../../blocks/room';
import { join } from '../../blocks/shapes';
import { flowerPot } from '../../blocks/trees';
import * as cast from '../../people/cast';
import { figure } from '../../people/figure';
import { pose } from '../../people/pose';
import { page } from '../../render';
import { office } from './office';

export const information = page('information', () =>
  join(
    office(),
    framed(120, 120, 270, 250, lotus(255, 320, 130)),
    toran(480, 90, 640, 5),
    pinBoard(520, 190, 560, 190, 1),
    windowPane(1200, 120, 290, 250),
    figure(620, 780, 520, { ...cast.teacherSari(leaf, marigold), floor: false, arms: pose(30, -30, 70, 60) }),
    figure(1000, 780, 520, { ...cast.teacherMan(), floor: false, arms: pose(26, -40, 26, -40) }),
    counter(300, 600, 1000, 880, ink, '#d39a5f'),
    computer(800, 604, 170),
    emoji('bellhop-bell', 460, 606, 80),
    emoji('telephone', 1180, 606, 110),
    flowerPot(370, 604, 90, rose),
    figure(170, 880, 520, { ...cast.father(), arms: pose(12, 4, 66, 80) }),
    flowerPot(1450, 870, 170),
  ),
);
