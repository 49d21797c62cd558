import { newBlock } from '../../blocks/new-block';
import { emoji } from '../../blocks/emoji';
import { bunting, morning } from '../../blocks/outdoors';
import { brick, leaf, marigold, paper, rose, teal, wood, woodDeep } from '../../blocks/palette';
import { join, rect, shadow, shape, times } from '../../blocks/shapes';
import { lawn } from '../../blocks/trees';
import * as cast from '../../people/cast';
import { figure } from '../../people/figure';
import { pose } from '../../people/pose';
import { page } from '../../render';

const stall = (x: number, y: number): string =>
  join(
    rect(x + 10, y - 360, 14, 360, woodDeep),
    rect(x + 356, y - 360, 14, 360, woodDeep),
    rect(x + 24, y - 330, 332, 210, '#fff6e0'),
    shadow(x + 190, y, 210),
  );

const stallFront = (x: number, y: number, fill: string): string =>
  join(
    rect(x, y - 120, 380, 120, fill, 6),
    rect(x - 10, y - 132, 400, 22, wood, 5),
    times(7, (i) =>
      shape(
        `M${x - 10 + i * 57} ${y - 370}H${x + 47 + i * 57}V${y - 320}Q${x + 18 + i * 57} ${y - 286} ${x - 10 + i * 57} ${y - 320}Z`,
        i % 2 ? paper : fill,
      ),
    ),
  );

export const events = page('events', () =>
  join(
    morning(1600, 520, 1380),
    newBlock(300, 560, 1000, 400),
    lawn(1600, 560, 900),
    bunting(0, 130, 800, -30, 70),
    bunting(800, -30, 1600, 130, 70),
    stall(60, 740),
    stall(620, 720),
    stall(1180, 740),
    figure(250, 730, 330, { ...cast.teacherSari(rose, marigold), floor: false }),
    figure(800, 700, 330, { ...cast.teenGirl(0), floor: false }),
    figure(1370, 730, 330, { ...cast.teacherMan(), floor: false }),
    stallFront(60, 740, brick),
    stallFront(620, 720, teal),
    stallFront(1180, 740, leaf),
    emoji('potted-plant', 150, 622, 90),
    emoji('kite', 350, 622, 80),
    emoji('books', 690, 602, 90),
    emoji('framed-picture', 920, 602, 80),
    emoji('teapot', 1270, 622, 80),
    emoji('cupcake', 1480, 622, 70),
    figure(520, 860, 350, {
      ...cast.smallBoy(1),
      arms: pose(14, 2, 120, 160),
      holds: ['', emoji('balloon', 6, 4, 36)],
    }),
    figure(680, 876, 470, { ...cast.mother(), arms: pose(12, 2, 12, 2) }),
    figure(1060, 870, 400, { ...cast.girl(0), arms: pose(70, 120, 12, 2) }),
  ),
);
