import { emoji } from '../../blocks/emoji';
import { leaf, marigold, rose } from '../../blocks/palette';
import { globe } from '../../blocks/furniture';
import { ceilingFan, greenBoard, pinBoard, room, windowPane } from '../../blocks/room';
import { join } from '../../blocks/shapes';
import * as cast from '../../people/cast';
import { figure } from '../../people/figure';
import { pose } from '../../people/pose';
import { page } from '../../render';
import { atDesk } from './at-desk';
import { write } from './write';

export const primary = page('primary', () =>
  join(
    room(1600, 900, { wall: '#fdf0cf', dado: '#bfdcc6' }),
    greenBoard(
      110,
      110,
      420,
      230,
      '<circle cx="110" cy="110" r="46"/><path d="M110 40V20M110 200V180M40 110H20M200 110H180M60 60L46 46M160 60L174 46"/><path d="M250 190Q300 90 350 190ZM300 130V60"/>',
    ),
    pinBoard(640, 120, 380, 210, 2),
    windowPane(1150, 120, 300, 230),
    globe(1500, 560, 120),
    ceilingFan(800, 50, 140),
    atDesk(250, 600, { ...cast.smallGirl(1), arms: pose(150, 180, 20, -30) }, 330),
    atDesk(620, 600, { ...cast.smallBoy(2), arms: write }, 330),
    figure(930, 780, 500, {
      ...cast.teacherSari(leaf, marigold),
      arms: pose(30, -50, 30, -50),
      holds: [emoji('open-book', 5, 6, 22), ''],
    }),
    atDesk(1250, 600, { ...cast.smallBoy(0), head: 'patka', accent: rose }, 330),
    emoji('backpack', 460, 850, 110),
    emoji('backpack', 1090, 850, 100),
  ),
);
