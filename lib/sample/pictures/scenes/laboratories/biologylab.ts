import { emoji } from '../../blocks/emoji';
import { leaf, marigold, rose } from '../../blocks/palette';
import { beaker } from '../../blocks/glassware';
import { counter } from '../../blocks/furniture';
import { framed, pinBoard, windowPane } from '../../blocks/room';
import { circle, ellipse, join, ring, shape, stroke } from '../../blocks/shapes';
import * as cast from '../../people/cast';
import { figure } from '../../people/figure';
import { pose } from '../../people/pose';
import { page } from '../../render';
import { coated } from './coated';
import { laboratoryBack } from './laboratory-back';

function leafChart(): string {
  return join(
    shape('M705 340Q590 230 705 110Q820 230 705 340Z', leaf),
    stroke(
      'M705 350V130M705 200L665 176M705 200L745 176M705 250L655 222M705 250L755 222M705 300L672 280M705 300L738 280',
      '#d7ecd2',
      5,
    ),
  );
}

function cellChart(): string {
  return join(
    ellipse(1005, 230, 86, 110, '#cfe8c8'),
    ring(1005, 230, 84, leaf, 4),
    circle(1018, 220, 34, rose),
    circle(1018, 220, 14, '#8e2545'),
    [
      [960, 280],
      [1050, 290],
      [960, 180],
      [1000, 320],
    ].map(([x, y]) => ellipse(x!, y!, 16, 9, marigold)),
  );
}

export const biologylab = page('biologylab', () =>
  join(
    laboratoryBack(1600, 900),
    windowPane(110, 110, 330, 260),
    framed(600, 90, 210, 280, leafChart()),
    framed(900, 90, 210, 280, cellChart()),
    pinBoard(1210, 120, 280, 240, 2),
    figure(480, 820, 560, { ...coated(cast.teenGirl(0)), arms: pose(40, -30, 56, -56), nod: 8 }),
    figure(1080, 820, 560, { ...coated(cast.teenBoy(1)), arms: pose(30, -40, 60, 30) }),
    figure(1360, 820, 540, { ...coated(cast.scarfGirl()), arms: pose(60, -50, 20, -30) }),
    counter(110, 620, 1400, 880, leaf),
    emoji('microscope', 660, 628, 250),
    emoji('petri-dish', 860, 626, 110),
    emoji('potted-plant', 250, 626, 190),
    emoji('microscope', 1230, 628, 180),
    beaker(960, 622, 90, leaf),
  ),
);
