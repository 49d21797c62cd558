import { brassLamp, lotus } from '../../blocks/ornament';
import { leaf, marigold, rose, teal } from '../../blocks/palette';
import { fade, join } from '../../blocks/shapes';
import * as cast from '../../people/cast';
import { figure } from '../../people/figure';
import { pose } from '../../people/pose';
import { page } from '../../render';
import { dancing } from './dancing';
import { stage } from './stage';

export const programmes = page('programmes', () =>
  join(
    stage(1600, 900),
    fade(0.5, lotus(800, 600, 480)),
    figure(430, 790, 470, { ...dancing(cast.girl(1), leaf, rose), arms: pose(120, 60, 70, 150) }),
    figure(800, 810, 500, { ...dancing(cast.teenGirl(0), rose, teal), arms: pose(110, 190, 110, 190) }),
    figure(1170, 790, 470, { ...dancing(cast.girl(2), '#3d5a80', marigold), arms: pose(70, 150, 120, 60) }),
    brassLamp(250, 840, 300),
    brassLamp(1350, 840, 300),
  ),
);
