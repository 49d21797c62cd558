import { lotus } from '../../blocks/ornament';
import { leaf, marigold, rose, teal } from '../../blocks/palette';
import { fade, join, rect, times } from '../../blocks/shapes';
import * as cast from '../../people/cast';
import { figure } from '../../people/figure';
import { pose } from '../../people/pose';
import { page } from '../../render';
import { seat } from '../facilities/seat';
import { dancing } from '../occasions/dancing';
import { stage } from '../occasions/stage';

export const annualDay = page('video-annual-day', () =>
  join(
    `<svg width="1600" height="760" viewBox="0 0 1600 900" preserveAspectRatio="none">${stage(1600, 900, '#2f3f78', '#44579a')}</svg>`,
    fade(0.9, lotus(800, 500, 340, '#5a6db0', '#4c60a5', '#7184c4')),
    figure(430, 640, 380, { ...dancing(cast.girl(1), marigold, rose), arms: pose(120, 60, 70, 150) }),
    figure(680, 660, 390, { ...dancing(cast.bobGirl(2), rose, teal), arms: pose(70, 150, 120, 60) }),
    figure(930, 660, 390, { ...dancing(cast.girl(0), teal, marigold), arms: pose(120, 60, 70, 150) }),
    figure(1180, 640, 380, { ...dancing(cast.bobGirl(1), leaf, rose), arms: pose(70, 150, 120, 60) }),
    rect(0, 740, 1600, 160, '#1a2347'),
    times(2, (r) =>
      times(12 - r, (i) => seat(60 + i * 140 + r * 76, 800 + r * 74, 0.92 + r * 0.14, (i * 3 + r) % 4)).join(
        '',
      ),
    ),
  ),
);
