import { emoji } from '../../blocks/emoji';
import { lotus } from '../../blocks/ornament';
import { cream, rose, teal, wood } from '../../blocks/palette';
import { almirah } from '../../blocks/props';
import { table } from '../../blocks/furniture';
import { framed, wallClock, windowPane } from '../../blocks/room';
import { join, rect } from '../../blocks/shapes';
import { flowerPot } from '../../blocks/trees';
import * as cast from '../../people/cast';
import { figure } from '../../people/figure';
import { pose } from '../../people/pose';
import { page } from '../../render';
import { office } from './office';
import { sheet } from './sheet';

export const admission = page('admission', () =>
  join(
    office(),
    windowPane(110, 120, 280, 250),
    framed(520, 110, 240, 220, lotus(640, 290, 120)),
    almirah(1310, 150, 220, 610),
    wallClock(940, 200, 60),
    figure(1060, 800, 550, { ...cast.teacherSuit(teal, cream), floor: false, arms: pose(60, 40, 26, -40) }),
    figure(300, 860, 580, { ...cast.father(), arms: pose(10, 4, 30, 30) }),
    figure(560, 870, 600, { ...cast.mother(), arms: pose(14, 0, 60, 40) }),
    figure(435, 880, 380, { ...cast.smallGirl(1), arms: pose(12, 4, 130, 160) }),
    table(720, 640, 720, 880),
    rect(736, 660, 688, 160, wood, 3),
    sheet(830, 560, 60, -8),
    emoji('identification-card', 960, 646, 90),
    emoji('pen', 1120, 646, 60),
    emoji('file-folder', 1260, 646, 120),
    flowerPot(1380, 640, 70, rose),
  ),
);
