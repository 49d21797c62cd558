import { brick, clay, cream, marigold, rose, sky, teal, wood } from '../../blocks/palette';
import { desk } from '../../blocks/furniture';
import { room, windowPane } from '../../blocks/room';
import { circle, ellipse, join, rect, stroke, times } from '../../blocks/shapes';
import * as cast from '../../people/cast';
import { figure, type Person } from '../../people/figure';
import { pose } from '../../people/pose';
import { page } from '../../render';

const fromBehind = (x: number, y: number, pupil: Person, size: number): string =>
  figure(x, y, size, { ...pupil, behind: true, floor: false });

export const smartclass = page('smartclass', () =>
  join(
    room(1600, 900, { wall: '#f3efe4', dado: '#d7e6d2' }),
    windowPane(70, 150, 190, 220),
    windowPane(1340, 150, 190, 220),
    rect(420, 84, 760, 390, '#2b3350', 14),
    rect(440, 102, 720, 340, '#10326b'),
    circle(800, 272, 52, marigold),
    times(4, (i) =>
      join(
        `<ellipse cx="800" cy="272" rx="${110 + i * 62}" ry="${42 + i * 28}" fill="none" stroke="#7fa7d8" stroke-width="2"/>`,
      ),
    ),
    circle(700, 256, 14, clay),
    circle(944, 300, 20, sky),
    circle(640, 322, 17, brick),
    circle(1010, 206, 26, '#e3c07a'),
    ellipse(1010, 206, 44, 8, '#b98b45'),
    circle(520, 224, 22, teal),
    circle(1100, 350, 18, '#4f79c9'),
    rect(780, 474, 40, 40, '#2b3350'),
    figure(1230, 660, 450, {
      ...cast.teacherSuit(rose, cream),
      flip: true,
      arms: pose(12, 4, 100, 120),
      holds: ['', stroke('M0 0L13 -14', wood, 1.6)],
    }),
    [210, 500, 790, 1080, 1370].map((x, i) =>
      join(
        fromBehind(
          x,
          960,
          [cast.girl(0), cast.boy(1), cast.sikhBoy(brick), cast.girl(2), cast.boy(0)][i]!,
          390,
        ),
        desk(x - 140, 836, 280, 960),
      ),
    ),
  ),
);
