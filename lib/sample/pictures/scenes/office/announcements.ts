import { boundary, morning, toran } from '../../blocks/outdoors';
import { brick, ink, leaf, marigold, rose, teal, wood, woodDeep } from '../../blocks/palette';
import { join, rect, shape } from '../../blocks/shapes';
import { lawn, tree } from '../../blocks/trees';
import * as cast from '../../people/cast';
import { figure } from '../../people/figure';
import { pose } from '../../people/pose';
import { page } from '../../render';
import { sheet } from './sheet';

export const announcements = page('announcements', () =>
  join(
    morning(1600, 520),
    boundary(1600, 590, 150),
    lawn(1600, 580, 900),
    tree(1440, 660, 520, 'neem', 5),
    tree(120, 640, 420, 'gulmohar', 3),
    rect(420, 250, 26, 560, woodDeep),
    rect(1154, 250, 26, 560, woodDeep),
    shape('M360 250L800 130L1240 250Z', brick),
    rect(390, 244, 820, 20, '#8e3c2c', 4),
    rect(400, 280, 800, 390, wood, 8),
    rect(424, 304, 752, 342, '#d9a86c'),
    [marigold, teal, rose, leaf, ink].map((fill, i) =>
      sheet(450 + i * 142, i % 2 ? 420 : 330, 118, i % 2 ? 3 : -3, fill),
    ),
    [500, 800, 1080].map((x, i) => sheet(x + 10, [500, 340, 500][i]!, 90, 2, brick)),
    toran(430, 292, 740, 7, 11),
    figure(540, 860, 400, { ...cast.girl(1), behind: true }),
    figure(720, 870, 400, { ...cast.boy(0), behind: true, arms: pose(10, 4, 150, 170) }),
    figure(1010, 860, 400, { ...cast.sikhBoy(ink), behind: true }),
    figure(1280, 870, 540, { ...cast.teacherSari(), arms: pose(100, 110, 12, 4) }),
  ),
);
