import { emoji } from '../../blocks/emoji';
import { bunting } from '../../blocks/outdoors';
import { brick, ink, leaf, marigold, paper, rose, sky, teal, white, woodDeep } from '../../blocks/palette';
import { flask } from '../../blocks/glassware';
import { counter } from '../../blocks/furniture';
import { pinBoard, room } from '../../blocks/room';
import { circle, join, rect, shape, times } from '../../blocks/shapes';
import * as cast from '../../people/cast';
import { figure } from '../../people/figure';
import { labCoat } from '../../people/uniforms';
import { pose } from '../../people/pose';
import { moment } from './moment';

const rocket = (x: number, y: number): string =>
  join(
    rect(x - 120, y - 20, 240, 20, woodDeep, 5),
    shape(
      `M${x} ${y - 470}Q${x + 90} ${y - 340} ${x + 64} ${y - 90}H${x - 64}Q${x - 90} ${y - 340} ${x} ${y - 470}Z`,
      white,
    ),
    shape(
      `M${x} ${y - 470}Q${x + 54} ${y - 400} ${x + 66} ${y - 330}H${x - 66}Q${x - 54} ${y - 400} ${x} ${y - 470}Z`,
      brick,
    ),
    circle(x, y - 260, 36, ink),
    circle(x, y - 260, 24, sky),
    shape(
      `M${x - 70} ${y - 190}L${x - 130} ${y - 30}L${x - 60} ${y - 90}ZM${x + 70} ${y - 190}L${x + 130} ${y - 30}L${x + 60} ${y - 90}Z`,
      brick,
    ),
    rect(x - 40, y - 90, 80, 26, '#8b97a8', 4),
    rect(x - 62, y - 150, 124, 18, marigold),
  );

export const scienceFair = moment('gallery-02', () =>
  join(
    room(1600, 1200, { wall: '#eef1ea', dado: '#c9dfe6', horizon: 760 }),
    bunting(0, 110, 800, -30, 60),
    bunting(800, -30, 1600, 110, 60),
    pinBoard(90, 190, 360, 260, 1),
    pinBoard(1150, 190, 360, 260, 2),
    rect(520, 140, 560, 380, '#2b4d8f', 10),
    rect(550, 170, 500, 320, paper, 6),
    circle(800, 330, 56, marigold),
    times(
      3,
      (i) =>
        `<ellipse cx="800" cy="330" rx="${110 + i * 58}" ry="${40 + i * 34}" fill="none" stroke="#9fb4d8" stroke-width="3"/>`,
    ),
    circle(696, 312, 16, teal),
    circle(950, 368, 20, brick),
    circle(620, 300, 14, leaf),
    figure(460, 1020, 700, { ...cast.girl(1), wear: labCoat(), floor: false, arms: pose(20, -30, 50, 60) }),
    figure(1140, 1020, 700, { ...cast.boy(0), wear: labCoat(), floor: false, arms: pose(60, 110, 20, -20) }),
    counter(160, 800, 1280, 1150, teal),
    rocket(800, 806),
    flask(330, 806, 150, rose),
    emoji('robot', 1330, 812, 220),
    emoji('magnet', 560, 806, 100),
    emoji('light-bulb', 1030, 806, 120),
  ),
);
