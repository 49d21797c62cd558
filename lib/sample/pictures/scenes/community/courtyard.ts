import { emoji } from '../../blocks/emoji';
import { newBlock } from '../../blocks/new-block';
import { morning } from '../../blocks/outdoors';
import { brick, brickDeep, marigold, rose, sand } from '../../blocks/palette';
import { ellipse, join, rect, shape } from '../../blocks/shapes';
import { ashoka, flowerPot, hedge, lawn, tree } from '../../blocks/trees';
import * as cast from '../../people/cast';
import { figure } from '../../people/figure';
import { pose } from '../../people/pose';
import { picture } from '../../render';

/** The courtyard of the second building, for the home page. */
export const courtyard = picture('courtyard', 1600, 1200, () =>
  join(
    morning(1600, 640, 220),
    ashoka(1545, 760, 430),
    newBlock(360, 760, 1130, 560),
    ashoka(250, 770, 380),
    hedge(-40, 790, 330, 50),
    lawn(1600, 770, 1200, 5),
    shape('M330 766H560L760 1200H-120Z', sand),
    hedge(1000, 800, 660, 46),
    tree(1130, 1010, 680, 'banyan', 8),
    ellipse(1130, 1040, 300, 62, '#00000018'),
    ellipse(1130, 1026, 290, 58, brickDeep),
    rect(840, 970, 580, 58, brick),
    ellipse(1130, 970, 290, 54, '#d98a63'),
    rect(1094, 820, 74, 150, '#8d5e38', 20),
    figure(930, 1000, 330, {
      ...cast.girl(1),
      sit: true,
      floor: false,
      arms: pose(30, -50, 30, -50),
      holds: [emoji('open-book', 9, 6, 22), ''],
    }),
    figure(1330, 1004, 330, { ...cast.boy(2), sit: true, floor: false, arms: pose(30, -30, 60, 140) }),
    figure(330, 1080, 360, { ...cast.teacherSari('#1f8a8c', marigold), arms: pose(14, 4, 60, 90) }),
    figure(500, 1100, 300, { ...cast.bobGirl(0), arms: pose(14, 4, 14, 4) }),
    figure(620, 1060, 290, { ...cast.boy(0), arms: pose(14, 4, 20, 4) }),
    flowerPot(760, 1150, 110, rose),
    flowerPot(80, 1150, 120),
  ),
);
