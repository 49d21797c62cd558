import { emoji } from '../../blocks/emoji';
import { boundary, morning } from '../../blocks/outdoors';
import { brick, leaf, marigold, rose, stone, white } from '../../blocks/palette';
import { circle, join, rect, ring, shadow, shape, stroke, times } from '../../blocks/shapes';
import { ashoka, lawn, tree } from '../../blocks/trees';
import * as cast from '../../people/cast';
import { figure } from '../../people/figure';
import { pose } from '../../people/pose';
import { page } from '../../render';

const pole = (x: number, ground: number): string =>
  join(
    rect(x - 8, ground - 480, 16, 480, '#8b8f98', 4),
    rect(x - 60, ground - 450, 120, 12, '#5b6476', 4),
    [-50, 0, 50].map((dx) => rect(x + dx - 5, ground - 466, 10, 18, '#a94a37', 3)),
  );

const cables = (y: number): string =>
  stroke(
    [-50, 0, 50]
      .map(
        (dx) =>
          `M-20 ${y + 20}Q100 ${y + 60} ${240 + dx} ${y}Q640 ${y + 90} ${1040 + dx} ${y}Q1300 ${y + 70} 1620 ${y + 10}`,
      )
      .join(''),
    '#4b5366',
    3,
  );

export const generator = page('generator', () =>
  join(
    morning(1600, 520, 260),
    boundary(1600, 600, 190, '#eedcb6'),
    lawn(1600, 590, 900),
    tree(1450, 640, 420, 'gulmohar', 8),
    ashoka(90, 620, 380),
    pole(240, 620),
    pole(1040, 620),
    cables(154),
    shape('M250 900L330 700H1270L1350 900Z', stone),
    shadow(800, 790, 430, 26),
    rect(380, 420, 820, 330, leaf, 16),
    rect(380, 420, 820, 46, '#26653f', 16),
    rect(360, 744, 860, 40, '#3b4252', 6),
    times(9, (i) => rect(440 + i * 34, 520, 18, 170, '#26653f', 6)),
    rect(820, 510, 320, 190, '#d9e2dd', 10),
    [880, 960, 1040].map((cx, i) =>
      join(
        circle(cx, 570, 30, white),
        ring(cx, 570, 30, '#3b4252', 5),
        stroke(`M${cx} 570L${cx + 14 - i * 12} 550`, brick, 4),
      ),
    ),
    [870, 920, 970].map((cx, i) => circle(cx, 650, 13, [leaf, marigold, rose][i]!)),
    rect(1030, 634, 80, 32, '#3b4252', 5),
    rect(470, 320, 34, 110, '#3b4252', 6),
    rect(456, 306, 62, 24, '#5b6476', 6),
    figure(1310, 850, 480, {
      ...cast.teacherMan('#d6a13a', '#44506e'),
      flip: true,
      arms: pose(12, 0, 66, 90),
    }),
    emoji('toolbox', 1180, 850, 110),
    emoji('fire-extinguisher', 300, 830, 160),
  ),
);
