import { brick } from '../../blocks/palette';
import { bookcase } from '../../blocks/furniture';
import { greenBoard, room, windowPane } from '../../blocks/room';
import { join } from '../../blocks/shapes';
import * as cast from '../../people/cast';
import { pose } from '../../people/pose';
import { page } from '../../render';
import { atDesk } from './at-desk';
import { write } from './write';

export const senior = page('senior', () =>
  join(
    room(1600, 900, { wall: '#eef1ea', dado: '#c7d3e6' }),
    greenBoard(
      480,
      100,
      640,
      260,
      '<path d="M60 210H300M60 210V50M60 210Q150 200 180 120T290 60"/><circle cx="430" cy="90" r="30"/><circle cx="540" cy="90" r="30"/><circle cx="486" cy="180" r="30"/><path d="M460 90H510M446 116L472 154M526 116L500 154"/>',
    ),
    bookcase(70, 150, 280, 560, 4),
    windowPane(1250, 120, 250, 250),
    atDesk(260, 650, { ...cast.teenBoy(1), arms: write }, 420),
    atDesk(640, 660, { ...cast.teenGirl(0), arms: write }, 420),
    atDesk(1010, 660, { ...cast.scarfGirl(), arms: pose(20, -30, 150, 190) }, 420),
    atDesk(1370, 650, { ...cast.teenBoy(2), head: 'patka', accent: brick }, 420),
  ),
);
