import { lotus } from '../../blocks/ornament';
import { brick, brickDeep, marigold, woodDeep } from '../../blocks/palette';
import { curtain } from '../../blocks/room';
import { circle, ellipse, fade, join, rect, shape, times } from '../../blocks/shapes';
import * as cast from '../../people/cast';
import { figure } from '../../people/figure';
import { pose } from '../../people/pose';
import { page } from '../../render';
import { seat } from './seat';

export const auditorium = page('auditorium', () =>
  join(
    rect(0, 0, 1600, 900, '#27335f'),
    rect(160, 60, 1280, 520, '#f7e3b8'),
    ellipse(800, 330, 420, 230, '#fbf0d4'),
    fade(0.5, lotus(800, 540, 380)),
    rect(160, 540, 1280, 70, '#c78a52'),
    rect(140, 600, 1320, 60, woodDeep),
    figure(560, 592, 330, { ...cast.teenGirl(1), arms: pose(100, 130, 20, 0) }),
    figure(1040, 592, 330, { ...cast.teenBoy(0), arms: pose(20, 0, 100, 130) }),
    figure(800, 594, 350, { ...cast.bobGirl(2), arms: pose(70, 120, 70, 120) }),
    curtain(60, 30, 230, 590),
    curtain(1310, 30, 230, 590),
    rect(40, 20, 1520, 80, brickDeep),
    times(12, (i) =>
      shape(`M${60 + i * 124} 98Q${122 + i * 124} 180 ${184 + i * 124} 98Z`, i % 2 ? brick : '#a2462f'),
    ),
    times(13, (i) => circle(60 + i * 124, 100, 13, marigold)),
    times(3, (r) =>
      times(11 + r, (i) =>
        seat(70 + i * (150 - r * 12) - r * 30, 740 + r * 78, 1 + r * 0.12, (i * 3 + r) % 4),
      ).join(''),
    ),
  ),
);
