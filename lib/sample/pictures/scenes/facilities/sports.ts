import { schoolBuilding } from '../../blocks/building';
import { emoji } from '../../blocks/emoji';
import { morning } from '../../blocks/outdoors';
import { ink, leaf, marigold, paper, rose, white } from '../../blocks/palette';
import { circle, ellipse, join, rect, stroke, times } from '../../blocks/shapes';
import { hedge, lawn, tree } from '../../blocks/trees';
import * as cast from '../../people/cast';
import { figure } from '../../people/figure';
import { sportsKit } from '../../people/uniforms';
import { pose } from '../../people/pose';
import { page } from '../../render';

/** A goal seen at an angle, its net behind it. */
const goal = join(
  times(7, (i) => stroke(`M${70 + i * 24} 470V610`, '#ffffff99', 2)),
  times(6, (i) => stroke(`M60 ${486 + i * 24}H226`, '#ffffff99', 2)),
  stroke('M50 620V462H236V620', white, 11),
);

const hoop = join(
  rect(1494, 330, 16, 360, '#3b4777', 6),
  rect(1400, 250, 150, 116, paper, 6),
  stroke('M1442 336V292H1500V336Z', rose, 5),
  ellipse(1456, 372, 44, 9, '#e8741e'),
  stroke(
    'M1418 376L1434 430M1440 380L1448 434M1472 380L1464 434M1494 376L1478 430M1424 398H1488M1432 416H1482',
    white,
    3,
  ),
);

export const sports = page('sports', () =>
  join(
    morning(1600, 470, 300),
    schoolBuilding(760, 500, 620, 210, 3),
    tree(60, 520, 330, 'neem', 2),
    hedge(-20, 520, 1640, 50),
    lawn(1600, 510, 900),
    ellipse(800, 770, 900, 170, '#d99a63'),
    ellipse(800, 760, 720, 120, '#9cc77d'),
    stroke('M-60 770A860 150 0 0 0 1660 770M30 764A770 128 0 0 0 1570 764', paper, 4),
    goal,
    hoop,
    figure(330, 800, 430, {
      ...cast.boy(1),
      wear: sportsKit(rose, ink, true),
      arms: pose(110, 140, 60, 100),
      legs: pose(-10, -2, 44, 30),
    }),
    emoji('soccer-ball', 505, 806, 74),
    figure(700, 790, 430, {
      ...cast.girl(0),
      wear: sportsKit(leaf, ink),
      arms: pose(30, 10, 110, 150),
      holds: ['', emoji('badminton', 8, 6, 30)],
    }),
    figure(1010, 806, 430, {
      ...cast.bobGirl(2),
      wear: sportsKit(marigold, ink),
      arms: pose(20, 4, 26, -30),
      holds: [
        '',
        join(stroke('M-4 -8L6 22Q8 29 1 29Q-4 29 -5 25', '#8d5e38', 2.6), stroke('M-4 -8L-1 1', ink, 3.4)),
      ],
    }),
    circle(960, 814, 13, white),
    figure(1310, 810, 440, {
      ...cast.sikhBoy(marigold),
      wear: sportsKit('#2f6fb0', ink, true),
      arms: pose(20, 6, 140, 172),
      legs: pose(8, 4, 8, 0),
      holds: ['', emoji('basketball', 0, 2, 19)],
    }),
  ),
);
