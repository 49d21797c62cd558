import { emoji } from '../../blocks/emoji';
import { brick, marigold, rose, steel, wood, woodDeep } from '../../blocks/palette';
import { counter } from '../../blocks/furniture';
import { greenBoard, windowPane } from '../../blocks/room';
import { circle, join, rect, stroke } from '../../blocks/shapes';
import * as cast from '../../people/cast';
import { figure } from '../../people/figure';
import { pose } from '../../people/pose';
import { page } from '../../render';
import { laboratoryBack } from './laboratory-back';

function pendulum(x: number, y: number): string {
  return join(
    rect(x - 110, y - 14, 220, 14, woodDeep, 4),
    rect(x - 98, y - 270, 12, 262, steel),
    rect(x + 86, y - 270, 12, 262, steel),
    rect(x - 104, y - 280, 208, 14, woodDeep, 4),
    [-40, 0, 40].map((dx) =>
      join(stroke(`M${x + dx} ${y - 268}V${y - 90}`, '#555f70', 3), circle(x + dx, y - 74, 20, marigold)),
    ),
    stroke(`M${x + 60} ${y - 268}L${x + 118} ${y - 128}`, '#555f70', 3),
    circle(x + 122, y - 116, 20, brick),
  );
}

function circuit(x: number, y: number): string {
  return join(
    rect(x - 110, y - 12, 220, 12, wood, 3),
    emoji('battery', x - 66, y - 10, 90),
    emoji('light-bulb', x + 62, y - 12, 120),
    stroke(`M${x - 66} ${y - 92}Q${x - 10} ${y - 170} ${x + 46} ${y - 30}`, rose, 6),
  );
}

export const physicslab = page('physicslab', () =>
  join(
    laboratoryBack(1600, 900),
    greenBoard(
      460,
      90,
      680,
      250,
      '<path d="M60 200H280L280 80Z"/><rect x="150" y="104" width="56" height="40" transform="rotate(-28 178 124)"/><path d="M380 60H600M420 60L420 160M500 60L560 150M580 60V160"/><circle cx="420" cy="180" r="20"/><circle cx="570" cy="168" r="20"/>',
    ),
    windowPane(80, 130, 240, 230),
    windowPane(1280, 130, 240, 230),
    figure(330, 830, 550, { ...cast.teenBoy(1), arms: pose(20, -30, 66, 60) }),
    figure(1270, 830, 550, { ...cast.teenGirl(2), arms: pose(66, 70, 20, -30) }),
    figure(800, 830, 560, { ...cast.sikhBoy(rose), age: 'teen', arms: pose(40, -20, 40, -20) }),
    counter(110, 620, 1380, 880, '#3d5a80'),
    pendulum(560, 620),
    circuit(960, 620),
    emoji('magnet', 1130, 620, 120),
    emoji('telescope', 200, 628, 170),
  ),
);
