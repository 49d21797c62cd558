import { schoolBuilding } from '../../blocks/building';
import { emoji } from '../../blocks/emoji';
import { morning } from '../../blocks/outdoors';
import { ink, leaf, marigold, paper, rose } from '../../blocks/palette';
import { ellipse, join, stroke } from '../../blocks/shapes';
import { hedge, lawn, tree } from '../../blocks/trees';
import * as cast from '../../people/cast';
import { figure } from '../../people/figure';
import { sportsKit } from '../../people/uniforms';
import { pose } from '../../people/pose';
import { page } from '../../render';

export const sports = page('sports', () =>
  join(
    morning(1600, 470, 300),
    schoolBuilding(900, 500, 760, 240, 3),
    tree(90, 520, 330, 'neem', 2),
    hedge(0, 520, 1600, 50),
    lawn(1600, 510, 900),
    ellipse(760, 730, 700, 150, '#d99a63'),
    ellipse(760, 730, 560, 100, '#9cc77d'),
    stroke('M60 730A700 150 0 0 0 1460 730M130 730A630 124 0 0 0 1390 730', paper, 4),
    emoji('goal-net', 1380, 690, 260),
    figure(360, 790, 430, {
      ...cast.boy(1),
      wear: sportsKit(rose, ink, true),
      arms: pose(120, 150, 60, 100),
      legs: pose(-16, -4, 50, 20),
    }),
    emoji('soccer-ball', 500, 800, 80),
    figure(720, 760, 420, {
      ...cast.girl(0),
      wear: sportsKit(leaf, ink),
      arms: pose(30, 10, 110, 150),
      holds: ['', emoji('badminton', 8, 6, 30)],
    }),
    figure(1040, 800, 440, {
      ...cast.sikhBoy(marigold),
      wear: sportsKit('#2f6fb0', ink, true),
      arms: pose(100, 160, 100, 160),
      holds: ['', emoji('basketball', -4, 2, 18)],
    }),
    figure(1300, 830, 420, {
      ...cast.bobGirl(2),
      wear: sportsKit(marigold, ink),
      arms: pose(30, -40, 30, -40),
      holds: ['', emoji('field-hockey', 2, 26, 34)],
    }),
  ),
);
