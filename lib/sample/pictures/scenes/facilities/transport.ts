import { schoolBuilding } from '../../blocks/building';
import { morning } from '../../blocks/outdoors';
import { ink, marigold, paper, rose, skyDeep, steel, stone, white } from '../../blocks/palette';
import { circle, ellipse, join, rect, shadow, shape, stroke, times } from '../../blocks/shapes';
import { hedge, lawn, tree } from '../../blocks/trees';
import * as cast from '../../people/cast';
import { figure } from '../../people/figure';
import { pose } from '../../people/pose';
import { page } from '../../render';

/** A yellow school bus seen from the front; it fits the upright cut that a card shows on a phone. */
const bus = join(
  shadow(800, 792, 270, 24),
  [620, 918].map((x) => rect(x, 690, 62, 104, '#2b2b35', 16)),
  [
    [594, 'M594 330Q556 330 556 372V420'],
    [1006, 'M1006 330Q1044 330 1044 372V420'],
  ].map(([, arm]) => stroke(String(arm), '#2b2b35', 9)),
  rect(538, 400, 36, 74, '#2b2b35', 10),
  rect(1026, 400, 36, 74, '#2b2b35', 10),
  shape('M590 760V320Q590 214 700 206H900Q1010 214 1010 320V760Z', marigold),
  shape('M640 206Q800 176 960 206L968 222Q800 204 632 222Z', '#d98d08'),
  rect(664, 236, 272, 56, ink, 12),
  [700, 750, 800, 850, 900].map((x, i) => circle(x, 264, 11, i % 2 ? marigold : '#ffe9a8')),
  rect(624, 312, 352, 226, '#2f3f6d', 26),
  rect(632, 320, 336, 210, skyDeep, 20),
  `<svg x="632" y="320" width="336" height="210" viewBox="0 0 336 210">${join(
    rect(0, 0, 336, 210, '#a9d3e8'),
    [150, 208, 262].map((x, i) =>
      figure(x, 330 - (i % 2) * 12, 250, {
        ...[cast.girl(0), cast.smallBoy(2), cast.smallGirl(1)][i]!,
        floor: false,
      }),
    ),
    figure(84, 440, 400, { ...cast.sardarji(), floor: false, arms: pose(20, -60, 20, -60) }),
    stroke('M24 206a62 50 0 0 1 124 0', '#2b2b35', 12),
  )}</svg>`,
  rect(796, 320, 8, 210, '#2f3f6d'),
  stroke('M700 528L760 470M900 528L960 470', '#2b2b35', 6),
  rect(590, 556, 420, 24, ink),
  rect(590, 588, 420, 8, ink),
  rect(700, 616, 200, 74, '#c77f05', 12),
  times(4, (i) => rect(714, 628 + i * 15, 172, 6, '#8f5b02', 3)),
  [642, 958].map((x) =>
    join(circle(x, 652, 36, '#c77f05'), circle(x, 652, 28, '#fff3c9'), circle(x, 652, 14, white)),
  ),
  [642, 958].map((x) => rect(x - 22, 606, 44, 12, rose, 6)),
  rect(576, 716, 448, 44, steel, 16),
  rect(576, 716, 448, 14, stone, 7),
  rect(742, 722, 116, 32, paper, 4),
);

export const transport = page('transport', () =>
  join(
    morning(1600, 560, 1380),
    schoolBuilding(1000, 590, 760, 270),
    lawn(1600, 580, 700),
    tree(150, 640, 440, 'banyan', 6),
    tree(1500, 640, 330, 'gulmohar', 9),
    hedge(-30, 640, 560, 44),
    ellipse(528, 632, 46, 26, '#2f7d4f'),
    rect(0, 690, 1600, 210, '#7f8894'),
    rect(0, 678, 1600, 18, stone),
    times(8, (i) => rect(60 + i * 220, 852, 120, 12, paper)),
    bus,
    figure(1200, 812, 410, {
      ...cast.guard(),
      wear: { ...cast.guard().wear, torso: '#6b7fa8', sleeve: '#6b7fa8', legs: '#44506e' },
      arms: pose(70, 100, 16, 4),
    }),
    figure(1330, 826, 290, { ...cast.smallGirl(0), arms: pose(12, 4, 12, 4) }),
    figure(400, 820, 350, { ...cast.boy(1), arms: pose(12, 4, 30, 150) }),
    figure(270, 832, 330, { ...cast.girl(2), arms: pose(12, 4, 12, 4) }),
  ),
);
