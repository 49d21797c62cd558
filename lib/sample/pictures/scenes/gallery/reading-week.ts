import { emoji } from '../../blocks/emoji';
import { bookcase } from '../../blocks/furniture';
import { room, windowPane } from '../../blocks/room';
import { ellipse, join } from '../../blocks/shapes';
import * as cast from '../../people/cast';
import { figure } from '../../people/figure';
import { pose } from '../../people/pose';
import { moment } from './moment';

export const reading = moment('gallery-07', () =>
  join(
    room(1600, 1200, { wall: '#f6ead0', dado: '#e7cf9f', floor: '#cf9c6b', line: '#bb8857', horizon: 780 }),
    bookcase(20, 80, 460, 800, 6, 1),
    bookcase(1120, 80, 460, 800, 6, 4),
    windowPane(600, 130, 400, 400),
    ellipse(800, 1040, 700, 150, '#b5523b'),
    ellipse(800, 1036, 620, 124, '#c96a4c'),
    figure(330, 1030, 640, {
      ...cast.smallBoy(2),
      sit: true,
      arms: pose(30, -50, 30, -50),
      holds: [emoji('green-book', 7, 8, 20), ''],
    }),
    figure(1270, 1030, 640, {
      ...cast.smallGirl(0),
      sit: true,
      arms: pose(30, -50, 30, -50),
      holds: [emoji('blue-book', 7, 8, 20), ''],
    }),
    figure(800, 1090, 900, {
      ...cast.girl(1),
      sit: true,
      arms: pose(34, -44, 34, -44),
      holds: [emoji('open-book', 11, 10, 30), ''],
    }),
    emoji('books', 560, 1120, 150),
    emoji('books', 1060, 1120, 150),
  ),
);
