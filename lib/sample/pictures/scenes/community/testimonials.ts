import { morning } from '../../blocks/outdoors';
import { marigold, rose, teal, white, wood, woodDeep } from '../../blocks/palette';
import { join, rect, shape, times } from '../../blocks/shapes';
import { flowerPot, hedge, lawn, tree } from '../../blocks/trees';
import * as cast from '../../people/cast';
import { figure } from '../../people/figure';
import { pose } from '../../people/pose';
import { page } from '../../render';

function bubble(x: number, y: number, w: number, colour: string): string {
  const stars = times(
    5,
    (i) =>
      `<g transform="translate(${x - w * 0.6 + i * w * 0.3} ${y})">${shape('M0 -18L5 -6L18 -5L8 3L11 16L0 9L-11 16L-8 3L-18 -5L-5 -6Z', colour)}</g>`,
  );
  return join(
    shape(`M${x - 30} ${y + 60}L${x} ${y + 130}L${x + 30} ${y + 60}Z`, white),
    rect(x - w * 0.9, y - 80, w * 1.8, 150, white, 60),
    stars,
  );
}

export const testimonials = page('testimonials', () =>
  join(
    morning(1600, 540, 1390),
    hedge(0, 590, 1600, 70),
    lawn(1600, 580, 900),
    tree(130, 700, 640, 'gulmohar', 3),
    tree(1500, 680, 560, 'neem', 8),
    bubble(560, 190, 230, rose),
    bubble(1090, 170, 230, marigold),
    rect(330, 640, 900, 24, woodDeep, 8),
    rect(330, 590, 900, 26, wood, 8),
    rect(360, 590, 20, 240, woodDeep),
    rect(1180, 590, 20, 240, woodDeep),
    figure(560, 850, 540, { ...cast.mother(teal), arms: pose(26, -30, 26, -44) }),
    figure(810, 860, 400, { ...cast.girl(0), arms: pose(12, 2, 110, 160) }),
    figure(1060, 850, 550, { ...cast.father(), arms: pose(12, 2, 50, 120) }),
    flowerPot(360, 870, 120),
    flowerPot(1270, 870, 120, rose),
  ),
);
