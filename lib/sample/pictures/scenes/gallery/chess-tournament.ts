import { emoji } from '../../blocks/emoji';
import { brick, brickDeep, cream, ink, marigold, paper, wood, woodDeep } from '../../blocks/palette';
import { framed, room, windowPane } from '../../blocks/room';
import { circle, ellipse, join, place, rect, shape, times } from '../../blocks/shapes';
import * as cast from '../../people/cast';
import { figure } from '../../people/figure';
import { pose } from '../../people/pose';
import { moment } from './moment';

/** The board's left edge moved `k` of 8 squares to the right, where the board is `2 * half` wide. */
const squareEdge = (half: number, k: number): number => 800 - half + (2 * half * k) / 8;

function square(row: number, column: number): string {
  const [far, near, y] = [250 + row * 22, 272 + row * 22, 820 + row * 28];
  return shape(
    `M${squareEdge(far, column)} ${y}H${squareEdge(far, column + 1)}L${squareEdge(near, column + 1)} ${y + 28}H${squareEdge(near, column)}Z`,
    (row + column) % 2 ? woodDeep : cream,
  );
}

const chessBoard = (): string =>
  join(
    shape('M536 810H1064L1190 950H410Z', brickDeep),
    times(4, (row) => times(8, (column) => square(row, column)).join('')),
  );

const piece = (x: number, y: number, fill: string, kind: number): string =>
  place(
    x,
    y,
    1.5,
    join(
      ellipse(0, 0, 30, 8, '#00000033'),
      shape('M-26 0Q-26 -14 -12 -18Q-4 -50 -10 -66H10Q4 -50 12 -18Q26 -14 26 0Z', fill),
      rect(-14, -72, 28, 8, fill, 4),
      kind % 3
        ? circle(0, -84, 15, fill)
        : join(
            shape('M-16 -74L-20 -104L-8 -92L0 -110L8 -92L20 -104L16 -74Z', fill),
            circle(0, -114, 5, marigold),
          ),
    ),
  );

export const chess = moment('gallery-11', () =>
  join(
    room(1600, 1200, { wall: '#eaf0ea', dado: '#b9cfc4', horizon: 760 }),
    windowPane(120, 150, 320, 300),
    windowPane(1160, 150, 320, 300),
    framed(640, 130, 320, 220, emoji('trophy', 800, 336, 200)),
    [650, 800, 950].map((x, i) =>
      figure(x, 930, [460, 560, 460][i]!, {
        ...[cast.teenBoy(2), cast.teacherSari(brick, marigold), cast.teenGirl(0)][i]!,
        arms: pose(24, -50, 24, -50),
      }),
    ),
    figure(330, 1240, 760, { ...cast.girl(1), floor: false, arms: pose(20, -20, 62, 60) }),
    figure(1270, 1240, 760, { ...cast.boy(0), floor: false, arms: pose(26, -40, 26, -40) }),
    rect(180, 960, 1240, 240, wood),
    rect(140, 930, 1320, 40, '#d39a5f', 10),
    chessBoard(),
    [
      [560, 930],
      [640, 880],
      [720, 930],
      [890, 880],
      [960, 930],
      [1050, 890],
    ].map(([x, y], i) => piece(x!, y!, i % 2 ? ink : paper, i)),
  ),
);
