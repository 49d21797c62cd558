import { emoji } from '../../blocks/emoji';
import { table } from '../../blocks/furniture';
import { bunting } from '../../blocks/outdoors';
import { brick, ink, leaf, marigold, paper, rose, teal, wood, woodDeep } from '../../blocks/palette';
import { room, windowPane } from '../../blocks/room';
import { circle, join, rect, shape, stroke, times } from '../../blocks/shapes';
import * as cast from '../../people/cast';
import { figure } from '../../people/figure';
import { pose } from '../../people/pose';
import { page } from '../../render';

/** One page of the wall magazine: a picture and lines that stand for words. */
const sheet = (x: number, y: number, w: number, h: number, colour: string, kind: number): string =>
  join(
    rect(x, y, w, h, paper, 3),
    rect(x + 10, y + 10, w - 20, h * 0.42, colour, 3),
    kind % 3 === 0 ? circle(x + w / 2, y + 10 + h * 0.21, h * 0.13, '#ffffffcc') : '',
    kind % 3 === 1
      ? shape(
          `M${x + 20} ${y + h * 0.48}L${x + w * 0.45} ${y + 24}L${x + w - 20} ${y + h * 0.48}Z`,
          '#ffffffaa',
        )
      : '',
    kind % 3 === 2
      ? times(3, (i) => rect(x + 24 + i * (w * 0.26), y + 30 + i * 8, w * 0.16, h * 0.3 - i * 8, '#ffffffbb'))
      : '',
    times(4, (i) =>
      stroke(`M${x + 14} ${y + h * 0.58 + i * h * 0.1}H${x + w - 14 - (i % 2) * 26}`, '#b9b2a2', 5),
    ),
    circle(x + w / 2, y + 4, 7, rose),
  );

export const newsPicture = page('news', () =>
  join(
    room(1600, 900, { wall: '#f3ead6', dado: '#d8e3d2' }),
    windowPane(70, 120, 250, 250),
    rect(400, 80, 1120, 420, woodDeep, 8),
    rect(416, 96, 1088, 388, '#c99f6d', 4),
    [teal, marigold, rose, leaf, ink].map((colour, i) => sheet(446 + i * 212, 120, 180, 200, colour, i)),
    [brick, leaf, marigold].map((colour, i) => sheet(540 + i * 250, 338, 190, 132, colour, i + 1)),
    bunting(400, 60, 1520, 60, 18),
    figure(560, 850, 470, {
      ...cast.girl(1),
      arms: pose(16, 4, 130, 160),
    }),
    figure(800, 862, 450, { ...cast.smallBoy(2), arms: pose(130, 150, 14, 4) }),
    figure(1060, 858, 480, {
      ...cast.scarfGirl(),
      arms: pose(30, -40, 30, -40),
      holds: [emoji('open-book', 9, 6, 20), ''],
    }),
    figure(1320, 852, 520, { ...cast.teacherMan('#e3d3b0', '#44506e'), arms: pose(120, 150, 14, 0) }),
    table(40, 680, 380, 880, '#d39a5f'),
    rect(56, 700, 348, 26, wood, 3),
    emoji('scissors', 130, 688, 90),
    emoji('crayon', 230, 690, 80),
    emoji('camera', 330, 690, 100),
  ),
);
