import { emoji } from '../../blocks/emoji';
import { morning } from '../../blocks/outdoors';
import { marigold, paper, rose, sand } from '../../blocks/palette';
import { circle, join, rect, shape, times } from '../../blocks/shapes';
import { lawn, tree } from '../../blocks/trees';
import * as cast from '../../people/cast';
import { figure } from '../../people/figure';
import { pose } from '../../people/pose';
import { page } from '../../render';

function hut(x: number, y: number): string {
  return join(
    rect(x - 110, y - 130, 220, 130, '#d9a873'),
    rect(x - 26, y - 90, 52, 90, '#7d5233'),
    shape(`M${x - 150} ${y - 120}Q${x} ${y - 250} ${x + 150} ${y - 120}Z`, '#b98f4e'),
    times(5, (i) => circle(x - 84 + i * 42, y - 40 + (i === 2 ? 200 : 0), i === 2 ? 0 : 8, paper)),
  );
}

export const outreach = page('outreach', () =>
  join(
    morning(1600, 500, 300),
    hut(1130, 560),
    hut(1360, 590),
    tree(250, 640, 520, 'banyan', 6),
    lawn(1600, 550, 900, 5, '#b9cf86', '#a3c072'),
    shape('M0 820Q500 700 1600 690V780Q700 800 260 900H0Z', sand),
    figure(560, 800, 430, {
      ...cast.teenGirl(1),
      arms: pose(20, 0, 60, 60),
      holds: ['', emoji('books', 4, 6, 20)],
    }),
    figure(760, 810, 420, { ...cast.elder(), arms: pose(60, 60, 12, 4) }),
    figure(930, 830, 360, {
      ...cast.smallGirl(2),
      wear: cast.teacherSuit(rose, marigold).wear,
      arms: pose(14, 0, 120, 160),
    }),
    figure(330, 820, 430, {
      ...cast.teenBoy(0),
      arms: pose(14, 0, 30, 10),
      holds: ['', emoji('bucket', 0, 16, 24)],
    }),
    figure(1180, 820, 440, { ...cast.mother('#d7792a'), arms: pose(40, 140, 12, 4) }),
    emoji('cow', 1420, 830, 210),
    emoji('seedling', 180, 850, 90),
    emoji('seedling', 1060, 870, 70),
  ),
);
