import { emoji } from '../../blocks/emoji';
import { cream, rose, steel, teal, white } from '../../blocks/palette';
import { almirah } from '../../blocks/props';
import { wallClock, windowPane } from '../../blocks/room';
import { join, rect, shadow, stroke } from '../../blocks/shapes';
import { flowerPot } from '../../blocks/trees';
import * as cast from '../../people/cast';
import { figure } from '../../people/figure';
import { pose } from '../../people/pose';
import { page } from '../../render';
import { clinic } from './clinic';
import { cross } from './cross';

const couch = (x: number, y: number): string =>
  join(
    shadow(x + 260, y + 210, 290),
    rect(x + 20, y + 60, 20, 150, steel),
    rect(x + 480, y + 60, 20, 150, steel),
    rect(x, y + 20, 520, 50, white, 12),
    rect(x, y + 56, 520, 22, teal, 6),
    rect(x + 6, y - 16, 130, 44, '#d9ecf3', 18),
  );

export const medical = page('medical', () =>
  join(
    clinic(),
    windowPane(120, 110, 280, 240),
    almirah(1300, 170, 210, 590, '#dfe8ea'),
    cross(1405, 300, 44),
    rect(520, 110, 330, 280, '#cfe6df', 8),
    stroke('M580 110V390M640 110V390M700 110V390M770 110V390', '#b3d3ca', 4),
    rect(490, 98, 390, 12, steel, 5),
    couch(180, 560),
    figure(420, 610, 430, { ...cast.bobGirl(1), sit: true, floor: false }),
    figure(800, 800, 580, {
      ...cast.nurse(),
      arms: pose(60, 60, 20, 20),
      holds: [emoji('stethoscope', 0, 12, 16), ''],
    }),
    figure(1110, 800, 590, {
      ...cast.teacherSuit(teal, cream),
      wear: {
        ...cast.teacherSuit().wear,
        torso: white,
        sleeve: '#e3e7ee',
        skirt: cast.nurse().wear.skirt,
        legs: white,
      },
      arms: pose(30, -50, 20, -10),
      holds: [emoji('clipboard', 4, 8, 17), ''],
    }),
    flowerPot(1480, 850, 120, rose),
    wallClock(1090, 160, 48),
  ),
);
