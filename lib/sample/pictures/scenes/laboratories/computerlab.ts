import { brick, ink, leaf, marigold, rose, white } from '../../blocks/palette';
import { computer, keyboard } from '../../blocks/props';
import { counter } from '../../blocks/furniture';
import { greenBoard, room, windowPane } from '../../blocks/room';
import { circle, join, rect, stroke } from '../../blocks/shapes';
import * as cast from '../../people/cast';
import { figure } from '../../people/figure';
import { pose } from '../../people/pose';
import { page } from '../../render';

function screen(kind: number): string {
  return kind % 2
    ? join(rect(-34, -76, 20, 36, marigold), rect(-8, -66, 20, 26, rose), rect(18, -58, 18, 18, leaf))
    : join(circle(-18, -58, 15, marigold), stroke('M6 -74H36M6 -64H30M6 -54H36', white, 3.4));
}

export const computerlab = page('computerlab', () =>
  join(
    room(1600, 900, { wall: '#edf1f5', dado: '#c3d2e6', floor: '#dcd6cb', line: '#c8c0b1' }),
    windowPane(140, 110, 260, 220),
    windowPane(1200, 110, 260, 220),
    greenBoard(
      560,
      90,
      480,
      220,
      '<path d="M60 60H140V110H60ZM240 60H320V110H240ZM150 160H230V200H150ZM140 85H240M100 110L160 160M280 110L220 160"/>',
    ),
    [210, 600, 990, 1380].map((x, i) =>
      join(
        figure(x + 10, 700, 400, {
          ...[cast.teenGirl(1), cast.boy(0), cast.bobGirl(2), cast.sikhBoy(brick)][i]!,
          floor: false,
          arms: pose(24, -44, 24, -44),
        }),
      ),
    ),
    counter(40, 560, 1520, 800, ink, '#d39a5f'),
    [330, 720, 1110].map((x, i) => join(computer(x, 564, 190, screen(i)), keyboard(x - 130, 574, 110))),
    keyboard(1380, 574, 110),
    computer(1510, 564, 150, screen(3)),
    figure(170, 1080, 520, { ...cast.teacherMan(), floor: false, behind: true }),
  ),
);
