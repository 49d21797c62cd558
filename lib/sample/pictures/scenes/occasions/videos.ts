import { emoji } from '../../blocks/emoji';
import { lotus } from '../../blocks/ornament';
import { brick } from '../../blocks/palette';
import { tabla } from '../../blocks/instruments';
import { fade, join, stroke } from '../../blocks/shapes';
import * as cast from '../../people/cast';
import { figure } from '../../people/figure';
import { pose } from '../../people/pose';
import { page } from '../../render';
import { stage } from './stage';

export const videos = page('videos', () =>
  join(
    stage(1600, 900, '#dfe9ee', '#f4f8f8'),
    figure(640, 760, 420, { ...cast.sikhBoy(brick), sit: true, arms: pose(30, 10, 30, 10) }),
    tabla(640, 790, 150),
    figure(960, 750, 420, {
      ...cast.teenGirl(1),
      arms: pose(30, -40, 60, 140),
      holds: ['', emoji('microphone', 0, 4, 15)],
    }),
    fade(0.4, lotus(800, 560, 400)),
    figure(1330, 980, 640, { ...cast.teenBoy(0), floor: false, arms: pose(60, 90, 14, 4) }),
    emoji('movie-camera', 1130, 670, 260),
    stroke('M1130 660L1040 900M1130 660L1220 900M1130 660V900', '#3b4252', 14),
    figure(240, 960, 560, {
      ...cast.girl(2),
      floor: false,
      arms: pose(14, 2, 50, 90),
      holds: ['', emoji('clapper-board', 6, 6, 30)],
    }),
  ),
);
