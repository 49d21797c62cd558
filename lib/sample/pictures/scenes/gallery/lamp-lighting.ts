import { emoji } from '../../blocks/emoji';
import { brassLamp, lotus } from '../../blocks/ornament';
import { brick, marigold } from '../../blocks/palette';
import { circle, join, times } from '../../blocks/shapes';
import { flowerPot } from '../../blocks/trees';
import * as cast from '../../people/cast';
import { figure } from '../../people/figure';
import { pose } from '../../people/pose';
import { stage } from '../occasions/stage';
import { moment } from './moment';

export const annualDay = moment('gallery-13', () =>
  join(
    stage(1600, 1200, '#2f3f78', '#3e5190'),
    times(9, (i) => circle(260 + i * 135, 240 + (i % 2) * 60, 17, '#8c9dd6')),
    lotus(800, 860, 460, '#5a6db0', '#4c60a5', '#7184c4'),
    figure(420, 1090, 720, {
      ...cast.elder(),
      arms: pose(14, 2, 80, 120),
      holds: ['', emoji('candle', 6, 2, 13, 30)],
    }),
    figure(1190, 1090, 720, {
      ...cast.teacherSari(brick, marigold),
      arms: pose(80, 120, 14, 2),
      holds: [emoji('candle', -6, 2, 13, -30), ''],
    }),
    figure(190, 1110, 520, cast.teenGirl(0)),
    figure(1420, 1110, 520, cast.teenBoy(2)),
    brassLamp(800, 1130, 720),
    times(5, (i) => flowerPot(500 + i * 150, 1170, 70)),
  ),
);
