import { emoji } from '../../blocks/emoji';
import { ink, marigold, rose, teal } from '../../blocks/palette';
import { flask } from '../../blocks/glassware';
import { counter } from '../../blocks/furniture';
import { framed, pinBoard, room, windowPane } from '../../blocks/room';
import { circle, join, rect, shape, times } from '../../blocks/shapes';
import { flowerPot } from '../../blocks/trees';
import * as cast from '../../people/cast';
import { figure } from '../../people/figure';
import { pose } from '../../people/pose';
import { page } from '../../render';

function volcano(x: number, y: number): string {
  return join(
    shape(
      `M${x - 110} ${y}Q${x - 50} ${y - 60} ${x - 26} ${y - 130}H${x + 26}Q${x + 50} ${y - 60} ${x + 110} ${y}Z`,
      '#8a5a3c',
    ),
    shape(
      `M${x - 28} ${y - 132}Q${x - 60} ${y - 190} ${x - 20} ${y - 190}Q${x} ${y - 240} ${x + 24} ${y - 192}Q${x + 60} ${y - 184} ${x + 28} ${y - 132}L${x + 36} ${y - 70}L${x + 10} ${y - 100}L${x - 8} ${y - 40}L${x - 26} ${y - 104}Z`,
      '#e8562e',
    ),
    circle(x - 30, y - 216, 9, marigold),
    circle(x + 34, y - 226, 7, marigold),
  );
}

export const experimentszone = page('experimentszone', () =>
  join(
    room(1600, 900, { wall: '#fdf1d2', dado: '#b9d9d6', horizon: 540 }),
    windowPane(90, 100, 260, 230),
    pinBoard(480, 100, 380, 220, 1),
    windowPane(1240, 100, 260, 230),
    framed(
      960,
      96,
      190,
      220,
      join(
        circle(1055, 206, 34, marigold),
        `<ellipse cx="1055" cy="206" rx="76" ry="34" fill="none" stroke="${ink}" stroke-width="4"/>`,
        circle(1128, 214, 12, teal),
      ),
    ),
    counter(180, 600, 1240, 830, teal),
    figure(430, 800, 480, { ...cast.girl(1), arms: pose(40, 30, 56, 120), floor: false }),
    figure(820, 800, 500, { ...cast.boy(2), floor: false, arms: pose(120, 150, 120, 150) }),
    figure(1160, 800, 480, { ...cast.bobGirl(0), floor: false, arms: pose(60, 30, 30, -40) }),
    rect(188, 618, 1224, 212, teal),
    rect(172, 600, 1256, 24, '#e7d9b8', 5),
    times(5, (i) => rect(230 + i * 236, 660, 190, 140, '#ffffff22', 8)),
    volcano(660, 602),
    emoji('telescope', 300, 608, 190),
    emoji('magnet', 960, 606, 110),
    flask(1040, 602, 120, rose),
    emoji('robot', 1320, 606, 150),
    flowerPot(90, 850, 120),
  ),
);
