import { emoji } from '../../blocks/emoji';
import { rangoli } from '../../blocks/ornament';
import { woodDeep } from '../../blocks/palette';
import { bookcase } from '../../blocks/furniture';
import { framed, room, windowPane } from '../../blocks/room';
import { join, rect, shadow } from '../../blocks/shapes';
import { flowerPot } from '../../blocks/trees';
import * as cast from '../../people/cast';
import { figure } from '../../people/figure';
import { pose } from '../../people/pose';
import { page } from '../../render';

const globeSmall = (x: number, y: number): string =>
  emoji('globe-showing-asia-australia', x, y - 10, 110) + rect(x - 40, y - 14, 80, 14, woodDeep, 6);

export const message = page('message', () =>
  join(
    room(1600, 900, { wall: '#f4ead4', dado: '#cbb287', floor: '#cfa878', line: '#bd9566', horizon: 600 }),
    bookcase(70, 80, 360, 610, 5, 5),
    windowPane(600, 100, 400, 330),
    framed(1200, 120, 280, 280, rangoli(1340, 260, 105)),
    figure(800, 880, 680, {
      ...cast.elder(),
      floor: false,
      arms: pose(36, -40, 36, -40),
      holds: ['', emoji('fountain-pen', -2, 2, 12)],
    }),
    rect(300, 680, 1000, 210, '#7d4b2c', 8),
    rect(330, 720, 940, 140, '#8d5a37', 6),
    rect(270, 656, 1060, 34, '#dba566', 8),
    shadow(800, 892, 560, 12),
    emoji('open-book', 800, 664, 140),
    emoji('books', 420, 662, 120),
    flowerPot(1220, 660, 120),
    globeSmall(1090, 660),
  ),
);
