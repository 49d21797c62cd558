import { emoji } from '../../blocks/emoji';
import { bunting } from '../../blocks/outdoors';
import { leaf, marigold } from '../../blocks/palette';
import { easel } from '../../blocks/props';
import { pinBoard, room, windowPane } from '../../blocks/room';
import { circle, join, shape } from '../../blocks/shapes';
import * as cast from '../../people/cast';
import { figure } from '../../people/figure';
import { pose } from '../../people/pose';
import { page } from '../../render';

export const clubs = page('clubs', () =>
  join(
    room(1600, 900, { wall: '#fdf1d2', dado: '#c4dcd6' }),
    bunting(0, 80, 800, -30, 60),
    bunting(800, -30, 1600, 80, 60),
    pinBoard(620, 150, 360, 210, 2),
    windowPane(180, 150, 240, 220),
    windowPane(1180, 150, 240, 220),
    easel(
      180,
      870,
      260,
      join(circle(20, -14, 14, marigold), shape('M-50 40L-14 -4L14 24L30 8L54 40Z', leaf)),
    ),
    figure(390, 860, 500, {
      ...cast.girl(1),
      arms: pose(60, 60, 14, 0),
      holds: [emoji('paintbrush', 1, 4, 18, -60), ''],
    }),
    figure(680, 860, 500, {
      ...cast.boy(0),
      arms: pose(34, -40, 34, -40),
      holds: [emoji('robot', 9, 8, 26), ''],
    }),
    figure(930, 860, 500, {
      ...cast.bobGirl(2),
      arms: pose(14, 0, 26, 160),
      holds: ['', emoji('microphone', 0, 4, 18)],
    }),
    figure(1215, 860, 500, {
      ...cast.sikhBoy(marigold),
      arms: pose(20, 0, 40, -30),
      holds: ['', emoji('potted-plant', -4, 6, 30)],
    }),
    emoji('telescope', 1440, 870, 230),
  ),
);
