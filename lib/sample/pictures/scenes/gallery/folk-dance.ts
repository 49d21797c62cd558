import { lotus } from '../../blocks/ornament';
import { brick, leaf, marigold, rose, teal } from '../../blocks/palette';
import { circle, fade, join } from '../../blocks/shapes';
import * as cast from '../../people/cast';
import { figure } from '../../people/figure';
import { pose } from '../../people/pose';
import { dancing } from '../occasions/dancing';
import { stage } from '../occasions/stage';
import { moment } from './moment';

export const dance = moment('gallery-03', () =>
  join(
    stage(1600, 1200),
    fade(0.35, lotus(800, 830, 640, rose, '#e98aa3')),
    figure(340, 1020, 520, { ...dancing(cast.girl(2), leaf, marigold), arms: pose(110, 70, 60, 150) }),
    figure(1260, 1020, 520, { ...dancing(cast.girl(0), '#3d5a80', rose), arms: pose(60, 150, 110, 70) }),
    figure(800, 1100, 820, {
      ...dancing(cast.teenGirl(1), rose, teal),
      head: 'plaits',
      arms: pose(118, 190, 92, 60),
    }),
    circle(800, 368, 8, brick),
  ),
);
