import { emoji } from '../../blocks/emoji';
import { brick, brickDeep, teal, white } from '../../blocks/palette';
import { counter } from '../../blocks/furniture';
import { pinBoard, windowPane } from '../../blocks/room';
import { ellipse, join, rect } from '../../blocks/shapes';
import * as cast from '../../people/cast';
import { figure } from '../../people/figure';
import { pose } from '../../people/pose';
import { page } from '../../render';
import { clinic } from './clinic';
import { cross } from './cross';

const bandage = (x: number, y: number): string =>
  join(
    ellipse(x, y - 40, 46, 40, white),
    ellipse(x, y - 40, 30, 26, '#e5ebee'),
    ellipse(x, y - 40, 14, 12, white),
    rect(x - 4, y - 10, 70, 12, white, 4),
  );

export const firstAid = page('first-aid', () =>
  join(
    clinic(),
    windowPane(1120, 110, 320, 240),
    pinBoard(150, 120, 360, 230, 2),
    cross(800, 210, 80),
    figure(400, 930, 720, { ...cast.nurse(), floor: false, arms: pose(20, -20, 66, 50) }),
    figure(1160, 850, 540, { ...cast.smallBoy(1), floor: false, arms: pose(66, 70, 16, 10) }),
    counter(140, 640, 1320, 940, teal),
    rect(560, 430, 400, 212, brick, 22),
    rect(680, 392, 160, 60, brickDeep, 16),
    rect(706, 414, 108, 30, '#f1f6f2', 8),
    rect(560, 520, 400, 14, brickDeep),
    cross(760, 540, 76),
    emoji('adhesive-bandage', 1010, 640, 110),
    emoji('thermometer', 280, 640, 110),
    emoji('soap', 1330, 644, 110),
    bandage(1220, 640),
  ),
);
