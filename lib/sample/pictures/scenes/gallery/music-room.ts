import { emoji } from '../../blocks/emoji';
import { cream, marigold } from '../../blocks/palette';
import { harmonium, sitar, tabla } from '../../blocks/instruments';
import { framed, room, windowPane } from '../../blocks/room';
import { circle, ellipse, join } from '../../blocks/shapes';
import * as cast from '../../people/cast';
import { figure } from '../../people/figure';
import { pose } from '../../people/pose';
import { moment } from './moment';

export const music = moment('gallery-10', () =>
  join(
    room(1600, 1200, { wall: '#efe3ee', dado: '#cdb7cc', floor: '#cf9c6b', line: '#bb8857', horizon: 780 }),
    windowPane(640, 140, 320, 320),
    framed(150, 150, 300, 300, join(circle(300, 300, 100, cream), sitar(300, 390, 150, 0)), '#e3c9a0'),
    framed(
      1150,
      150,
      300,
      300,
      join(circle(1300, 300, 100, cream), emoji('flute', 1300, 380, 160)),
      '#c9dccb',
    ),
    ellipse(800, 1060, 720, 140, '#8e3c2c'),
    ellipse(800, 1056, 660, 118, '#a94a37'),
    figure(270, 1010, 640, { ...cast.girl(0), sit: true, arms: pose(30, -30, 44, 60) }),
    sitar(270, 1080, 330, 36),
    figure(1270, 1010, 640, {
      ...cast.teacherMan(),
      wear: cast.elder().wear,
      sit: true,
      arms: pose(30, -10, 30, -10),
    }),
    harmonium(1270, 1080, 210),
    figure(800, 1000, 840, { ...cast.sikhBoy(marigold), sit: true, arms: pose(36, 4, 36, 4) }),
    tabla(800, 1110, 330),
  ),
);
