import { emoji } from '../../blocks/emoji';
import { lotus } from '../../blocks/ornament';
import { brick, ink, leaf, marigold, rose, steel } from '../../blocks/palette';
import { almirah, computer } from '../../blocks/props';
import { counter } from '../../blocks/furniture';
import { framed, windowPane } from '../../blocks/room';
import { join, rect, stroke, times } from '../../blocks/shapes';
import * as cast from '../../people/cast';
import { figure } from '../../people/figure';
import { pose } from '../../people/pose';
import { page } from '../../render';
import { office } from './office';

const coins = (x: number, y: number): string =>
  join(times(5, (i) => join(rect(x - 32, y - 14 - i * 13, 64, 13, i % 2 ? '#d98d08' : marigold, 6))));

export const feestructure = page('feestructure', () =>
  join(
    office(),
    windowPane(120, 110, 280, 240),
    framed(700, 90, 200, 190, lotus(800, 240, 96)),
    almirah(1280, 150, 230, 610),
    rect(500, 320, 640, 300, '#e9d5a8'),
    rect(500, 300, 640, 26, brick, 4),
    stroke(times(7, (i) => `M${540 + i * 93} 326V600`).join(''), steel, 7),
    figure(820, 830, 540, { ...cast.teacherMan('#e6d3ae', ink), floor: false, arms: pose(40, -30, 60, 40) }),
    counter(380, 620, 880, 890, leaf, '#d39a5f'),
    emoji('ledger', 620, 626, 120),
    coins(1000, 620),
    coins(1080, 622),
    computer(1170, 624, 130),
    emoji('receipt', 520, 624, 90),
    figure(230, 890, 570, { ...cast.mother(rose), arms: pose(14, 0, 70, 70) }),
    figure(1400, 890, 560, {
      ...cast.sardarji(),
      arms: pose(30, -10, 12, 4),
      holds: [emoji('notebook', 0, 10, 14), ''],
    }),
  ),
);
