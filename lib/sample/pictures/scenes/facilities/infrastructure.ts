import { schoolBuilding } from '../../blocks/building';
import { morning } from '../../blocks/outdoors';
import { leaf, marigold, rose, sand } from '../../blocks/palette';
import { circle, ellipse, join, shape, times } from '../../blocks/shapes';
import { ashoka, lawn, tree } from '../../blocks/trees';
import * as cast from '../../people/cast';
import { figure } from '../../people/figure';
import { page } from '../../render';

export const infrastructure = page('infrastructure', () =>
  join(
    morning(1600, 560, 1320),
    ashoka(90, 640, 400),
    ashoka(1510, 640, 400),
    schoolBuilding(160, 640, 1280, 440),
    lawn(1600, 650, 900),
    shape('M700 650H900L1120 900H480Z', sand),
    shape('M785 650H815L850 900H750Z', '#f2e2bb'),
    [
      [300, 720],
      [200, 820],
      [1300, 720],
      [1400, 820],
    ].map(([x, y]) =>
      join(
        ellipse(x!, y!, 130, 34, leaf),
        times(7, (i) => circle(x! - 90 + i * 30, y! - 10 + (i % 2) * 14, 13, i % 2 ? marigold : rose)),
      ),
    ),
    tree(1490, 800, 420, 'gulmohar', 4),
    figure(720, 800, 190, { ...cast.girl(1) }),
    figure(860, 810, 190, { ...cast.boy(2) }),
    figure(620, 740, 150, { ...cast.teacherSari() }),
  ),
);
