import { diya, rangoli } from '../../blocks/ornament';
import { toran } from '../../blocks/outdoors';
import { brick, marigold, night, rose, sun } from '../../blocks/palette';
import { circle, ellipse, join, rect, scatter, shape, times } from '../../blocks/shapes';
import * as cast from '../../people/cast';
import { kurta } from '../../people/clothes';
import { figure } from '../../people/figure';
import { pose } from '../../people/pose';
import { moment } from './moment';

const star = scatter(6);

export const diwali = moment('gallery-06', () =>
  join(
    rect(0, 0, 1600, 1200, night),
    times(46, (i) => circle(star() * 1600, star() * 400, 2 + (i % 3), '#f7e3b0')),
    [
      [300, 160],
      [1240, 200],
    ].map(([x, y]) =>
      join(
        times(14, (i) =>
          circle(x! + Math.cos(i * 0.449) * 84, y! + Math.sin(i * 0.449) * 84, 6, i % 2 ? marigold : rose),
        ),
        times(9, (i) => circle(x! + Math.cos(i * 0.698) * 44, y! + Math.sin(i * 0.698) * 44, 5, sun)),
      ),
    ),
    rect(0, 430, 1600, 260, '#3a3560'),
    times(7, (i) =>
      join(
        shape(
          `M${70 + i * 220} 690V540Q${70 + i * 220} 470 ${145 + i * 220} 456Q${220 + i * 220} 470 ${220 + i * 220} 540V690Z`,
          '#f0b54a',
        ),
        rect(40 + i * 220, 440, 18, 250, '#5a4a70'),
      ),
    ),
    rect(0, 420, 1600, 22, brick),
    toran(0, 444, 1600, 9, 13),
    times(20, (i) => diya(40 + i * 80, 424, 26)),
    rect(0, 680, 1600, 520, '#5f4a5e'),
    ellipse(800, 960, 640, 230, '#6f5668'),
    rangoli(800, 960, 360, 0.56),
    times(14, (i) =>
      diya(800 + Math.cos((i * Math.PI) / 7) * 440, 984 + Math.sin((i * Math.PI) / 7) * 236 * 0.98, 60),
    ),
    diya(800, 1000, 170),
    figure(250, 1010, 560, {
      ...cast.girl(1),
      wear: kurta(null, rose),
      sit: true,
      arms: pose(20, -20, 60, 40),
    }),
    figure(1350, 1010, 560, {
      ...cast.boy(0),
      wear: cast.elder().wear,
      sit: true,
      arms: pose(60, 40, 20, -20),
    }),
  ),
);
