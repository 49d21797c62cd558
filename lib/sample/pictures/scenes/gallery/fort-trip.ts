import { morning } from '../../blocks/outdoors';
import { brick, brickDeep, clay, cream, marigold, paper, sand, teal } from '../../blocks/palette';
import { schoolBus } from '../../blocks/vehicles';
import { join, rect, shape, times } from '../../blocks/shapes';
import { lawn } from '../../blocks/trees';
import * as cast from '../../people/cast';
import { figure } from '../../people/figure';
import { pose } from '../../people/pose';
import { faces } from '../facilities/faces';
import { moment } from './moment';

const tower = (x: number, w: number, h: number): string =>
  join(
    rect(x, 700 - h, w, h, clay),
    times(4, (i) => rect(x + (i * w) / 3.6, 682 - h, w / 6, 24, clay)),
    rect(x, 724 - h, w, 10, brick),
    rect(x + w * 0.4, 760 - h, w * 0.2, 44, brickDeep, 12),
  );

function fort(): string {
  return join(
    shape('M0 720L200 600H1400L1600 700V760H0Z', '#c9b57c'),
    rect(300, 440, 1000, 270, '#c86f48'),
    times(20, (i) =>
      shape(`M${306 + i * 50} 442V416Q${324 + i * 50} 396 ${342 + i * 50} 416V442Z`, '#c86f48'),
    ),
    rect(300, 500, 1000, 12, brick),
    tower(250, 130, 360),
    tower(1220, 130, 360),
    tower(610, 110, 420),
    tower(880, 110, 420),
    shape('M730 710V560Q730 480 800 460Q870 480 870 560V710Z', brickDeep),
    shape('M752 710V570Q752 506 800 490Q848 506 848 570V710Z', '#5f2a20'),
    [665, 935].map((x) =>
      join(
        shape(`M${x - 60} 270Q${x - 60} 200 ${x} 190Q${x + 60} 200 ${x + 60} 270Z`, cream),
        rect(x - 3, 160, 6, 34, marigold),
      ),
    ),
    times(8, (i) =>
      shape(
        `M${400 + i * 28 + (i > 3 ? 470 : 0)} 620V580Q${410 + i * 28 + (i > 3 ? 470 : 0)} 566 ${420 + i * 28 + (i > 3 ? 470 : 0)} 580V620Z`,
        brickDeep,
      ),
    ),
  );
}

export const trip = moment('gallery-12', () =>
  join(
    morning(1600, 620, 300),
    fort(),
    lawn(1600, 700, 900, 4, '#c3cf8b', '#aebd76'),
    rect(0, 880, 1600, 320, '#8a929c'),
    rect(0, 868, 1600, 16, sand),
    times(6, (i) => rect(40 + i * 280, 1140, 160, 14, paper)),
    schoolBus(300, 1030, 1000, faces()),
    figure(180, 1120, 440, { ...cast.boy(2), arms: pose(14, 0, 120, 160) }),
    figure(380, 1150, 450, { ...cast.girl(0), arms: pose(14, 0, 14, 0) }),
    figure(1300, 1140, 560, { ...cast.teacherSuit(teal, cream), arms: pose(100, 140, 14, 0) }),
    figure(1480, 1150, 430, { ...cast.sikhBoy(brick), arms: pose(14, 0, 14, 0) }),
  ),
);
