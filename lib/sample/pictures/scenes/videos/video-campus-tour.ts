import { schoolBuilding } from '../../blocks/building';
import { lotus } from '../../blocks/ornament';
import { morning, toran } from '../../blocks/outdoors';
import { brick, brickDeep, marigold, sand } from '../../blocks/palette';
import { join, shape } from '../../blocks/shapes';
import { flowerPot, lawn } from '../../blocks/trees';
import * as cast from '../../people/cast';
import { figure } from '../../people/figure';
import { pose } from '../../people/pose';
import { page } from '../../render';

export const campusTour = page('video-campus-tour', () =>
  join(
    morning(1600, 520, 1080),
    schoolBuilding(330, 570, 940, 330),
    lawn(1600, 570, 900),
    shape('M740 570H860L1120 900H480Z', sand),
    figure(960, 850, 450, { ...cast.girl(1), arms: pose(14, 2, 120, 150) }),
    figure(660, 850, 450, { ...cast.boy(0), arms: pose(100, 120, 14, 2) }),
    `<path fill-rule="evenodd" fill="${brick}" d="M0 0H1600V900H0ZM170 900V420Q170 200 800 90Q1430 200 1430 420V900Z"/>`,
    `<path fill="none" stroke="${marigold}" stroke-width="12" d="M190 900V424Q190 220 800 112Q1410 220 1410 424V900"/>`,
    `<path fill="none" stroke="${brickDeep}" stroke-width="10" d="M158 900V416Q158 186 800 76Q1442 186 1442 416V900"/>`,
    lotus(190, 190, 100, '#d98a63', '#c9714d', '#e3a684'),
    lotus(1410, 190, 100, '#d98a63', '#c9714d', '#e3a684'),
    toran(40, 20, 1520, 8, 12),
    flowerPot(90, 880, 130),
    flowerPot(1510, 880, 130),
  ),
);
