import { schoolBuilding } from '../../blocks/building';
import { emoji } from '../../blocks/emoji';
import { morning } from '../../blocks/outdoors';
import { ink, leaf, marigold } from '../../blocks/palette';
import { ellipse, join, rect, shape } from '../../blocks/shapes';
import { lawn, tree } from '../../blocks/trees';
import * as cast from '../../people/cast';
import { figure } from '../../people/figure';
import { pose } from '../../people/pose';
import { moment } from './moment';

const sapling = (x: number, y: number): string =>
  join(
    rect(x - 9, y - 380, 18, 380, '#7a5232', 8),
    [
      [-90, -250, -40],
      [90, -280, 40],
      [-70, -350, -30],
      [70, -380, 30],
      [-80, -160, -50],
      [80, -190, 50],
      [0, -430, 0],
    ].map(
      ([dx, dy, turn], i) =>
        `<g transform="translate(${x + dx! * 0.7} ${y + dy!}) rotate(${turn! * 1.4})">${shape('M0 60Q-56 0 0 -80Q56 0 0 60Z', i % 2 ? leaf : '#6fae6e')}</g>`,
    ),
  );

export const planting = moment('gallery-05', () =>
  join(
    morning(1600, 620, 1340),
    schoolBuilding(720, 660, 900, 300, 3),
    tree(180, 760, 640, 'neem', 4),
    lawn(1600, 650, 1200),
    ellipse(800, 1080, 420, 90, '#8d5e38'),
    ellipse(800, 1064, 300, 60, '#6f4727'),
    figure(430, 1080, 640, { ...cast.girl(1), arms: pose(16, 2, 62, 60) }),
    figure(1190, 1080, 640, {
      ...cast.sikhBoy(marigold),
      arms: pose(58, 40, 16, 0),
      holds: [emoji('bucket', -2, 18, 26), ''],
    }),
    figure(1430, 960, 560, { ...cast.teacherMan('#dfe9f2', ink), arms: pose(30, -40, 30, -40) }),
    sapling(800, 1070),
    emoji('seedling', 260, 1140, 110),
    emoji('seedling', 1380, 1150, 110),
  ),
);
