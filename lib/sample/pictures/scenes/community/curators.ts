import { emoji } from '../../blocks/emoji';
import { rangoli } from '../../blocks/ornament';
import { toran } from '../../blocks/outdoors';
import { cream, ink, leaf, marigold, rose, teal } from '../../blocks/palette';
import { tabla } from '../../blocks/instruments';
import { easel } from '../../blocks/props';
import { framed, pinBoard, room, windowPane } from '../../blocks/room';
import { circle, join, shape } from '../../blocks/shapes';
import * as cast from '../../people/cast';
import { figure } from '../../people/figure';
import { sportsKit } from '../../people/uniforms';
import { pose } from '../../people/pose';
import { page } from '../../render';

export const curators = page('curators', () =>
  join(
    room(1600, 900, { wall: '#fbf0d2', dado: '#cfe0c6' }),
    toran(60, 60, 1480, 9, 14),
    windowPane(660, 140, 280, 230),
    pinBoard(140, 150, 360, 200, 1),
    framed(1120, 140, 320, 220, rangoli(1280, 250, 90)),
    figure(250, 850, 550, {
      ...cast.teacherSari(rose, marigold),
      arms: pose(14, 0, 70, 140),
      holds: ['', emoji('paintbrush', 4, 4, 16)],
    }),
    easel(
      470,
      860,
      230,
      join(circle(10, -14, 14, marigold), shape('M-50 40L-14 -4L14 24L30 8L54 40Z', leaf)),
    ),
    figure(760, 850, 560, { ...cast.elder(), arms: pose(30, -30, 30, -30) }),
    tabla(760, 850, 120),
    figure(1060, 850, 550, {
      ...cast.teacherMan(),
      wear: sportsKit(leaf, ink),
      arms: pose(12, 0, 24, 6),
      holds: ['', emoji('cricket-game', 2, 18, 28)],
    }),
    figure(1350, 850, 550, {
      ...cast.teacherSuit(teal, cream),
      arms: pose(12, 2, 24, 150),
      holds: ['', emoji('studio-microphone', 0, 4, 16)],
    }),
  ),
);
