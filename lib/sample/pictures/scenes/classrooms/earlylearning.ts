import { emoji } from '../../blocks/emoji';
import { brick, leaf, marigold, rose } from '../../blocks/palette';
import { pinBoard, room, windowPane } from '../../blocks/room';
import { ellipse, join, rect } from '../../blocks/shapes';
import * as cast from '../../people/cast';
import { figure } from '../../people/figure';
import { pose } from '../../people/pose';
import { page } from '../../render';

function blocks(x: number, y: number): string {
  return join(
    rect(x - 30, y - 34, 34, 34, leaf, 4),
    rect(x + 6, y - 34, 34, 34, brick, 4),
    rect(x - 12, y - 68, 34, 34, marigold, 4),
  );
}

export const earlylearning = page('earlylearning', () =>
  join(
    room(1600, 900, { wall: '#fbeecb', dado: '#f3c9a7', floor: '#dfe9cf', line: '#c7d8b2', horizon: 500 }),
    windowPane(640, 100, 320, 200),
    pinBoard(150, 90, 360, 210, 3),
    pinBoard(1100, 90, 360, 210, 1),
    ellipse(800, 720, 640, 150, '#f6dd9c'),
    ellipse(800, 720, 560, 126, '#f2c66a'),
    ellipse(800, 720, 470, 100, '#f7e3b0'),
    figure(800, 660, 520, {
      ...cast.teacherSari(rose, marigold),
      sit: true,
      arms: pose(60, -20, 60, -20),
      holds: [emoji('open-book', 9, 8, 22), ''],
    }),
    figure(330, 740, 420, { ...cast.smallGirl(0), sit: true, arms: pose(140, 160, 30, -20) }),
    figure(560, 830, 420, { ...cast.smallBoy(2), sit: true, arms: pose(30, -50, 30, -50) }),
    figure(1060, 830, 420, { ...cast.smallGirl(1), sit: true, arms: pose(30, -30, 30, -30) }),
    figure(1280, 740, 420, { ...cast.smallBoy(0), sit: true, arms: pose(30, -20, 140, 170) }),
    emoji('abacus', 160, 690, 150),
    emoji('teddy-bear', 1480, 700, 150),
    emoji('puzzle-piece', 800, 850, 80),
    blocks(700, 860),
    blocks(920, 866),
  ),
);
