import { morning } from '../../blocks/outdoors';
import { ink, marigold, paper, rose, white, woodDeep } from '../../blocks/palette';
import { circle, ellipse, join, place, rect, shape, stroke, times } from '../../blocks/shapes';
import { hedge, lawn, tree } from '../../blocks/trees';
import * as cast from '../../people/cast';
import { figure } from '../../people/figure';
import { sportsKit } from '../../people/uniforms';
import { pose } from '../../people/pose';
import { moment } from './moment';

const bat = (x: number, y: number): string =>
  place(
    x,
    y,
    1,
    join(
      rect(-13, -170, 26, 170, ink, 10),
      rect(-44, -10, 88, 330, '#e3b673', 24),
      rect(-5, 0, 10, 300, '#cf9d57'),
    ),
    24,
  );

export const cricket = moment('gallery-04', () =>
  join(
    morning(1600, 560, 260),
    tree(1480, 640, 460, 'neem', 5),
    tree(60, 650, 420, 'gulmohar', 4),
    hedge(0, 660, 1600, 70),
    lawn(1600, 640, 1200),
    ellipse(800, 960, 820, 230, '#a9d089'),
    shape('M610 700H990L1140 1200H460Z', '#e2c894'),
    rect(560, 1070, 480, 8, white),
    figure(1290, 800, 330, {
      ...cast.boy(0),
      wear: sportsKit('#2f6fb0', white),
      arms: pose(120, 160, 50, 30),
      legs: pose(-10, 30, 30, 0),
    }),
    figure(330, 800, 320, {
      ...cast.sikhBoy(marigold),
      wear: sportsKit('#2f6fb0', white),
      arms: pose(60, 20, 60, 20),
    }),
    times(3, (i) => rect(960 + i * 40, 760, 14, 300, '#e0b26a', 6)),
    rect(956, 752, 50, 12, woodDeep, 4),
    rect(1000, 752, 50, 12, woodDeep, 4),
    figure(800, 1110, 820, {
      ...cast.bobGirl(1),
      wear: sportsKit(rose, white),
      arms: pose(-4, -52, 46, -66),
      legs: pose(16, 4, 14, 0),
      look: { tone: { skin: '#bd8556', shade: '#a56d40', nose: '#875530' } },
    }),
    bat(826, 820),
    circle(826, 766, 27, '#bd8556'),
    circle(846, 716, 27, '#bd8556'),
    stroke('M520 636Q572 648 612 668', '#ffffffaa', 5),
    circle(632, 678, 12, '#b3202c'),
    stroke('M624 672Q632 678 640 686', paper, 2.4),
  ),
);
