import { emoji } from '../../blocks/emoji';
import { white, wood } from '../../blocks/palette';
import { bookcase, table } from '../../blocks/furniture';
import { greenBoard, room, windowPane } from '../../blocks/room';
import { join, rect } from '../../blocks/shapes';
import * as cast from '../../people/cast';
import { figure } from '../../people/figure';
import { pose } from '../../people/pose';
import { page } from '../../render';

export const aptitude = page('aptitude', () =>
  join(
    room(1600, 900, { wall: '#eef1ea', dado: '#d8cfe2' }),
    windowPane(110, 120, 260, 240),
    greenBoard(
      520,
      90,
      560,
      230,
      '<rect x="60" y="50" width="70" height="70"/><circle cx="220" cy="85" r="36"/><path d="M300 120L340 50L380 120Z"/><rect x="60" y="150" width="70" height="50"/><circle cx="220" cy="178" r="26"/><path d="M470 60L500 120H440ZM440 160H500V205H440Z"/>',
    ),
    bookcase(1260, 140, 260, 570, 4),
    figure(400, 850, 560, { ...cast.girl(0), floor: false, arms: pose(26, -44, 26, -44) }),
    figure(800, 850, 570, { ...cast.boy(1), floor: false, arms: pose(26, -40, 60, 170), nod: 6 }),
    figure(1200, 850, 560, { ...cast.bobGirl(2), floor: false, arms: pose(26, -44, 26, -44) }),
    table(160, 660, 1280, 890),
    rect(176, 680, 1248, 170, wood, 4),
    emoji('puzzle-piece', 250, 660, 120),
    emoji('abacus', 600, 664, 150),
    emoji('chess-pawn', 1010, 662, 90),
    emoji('light-bulb', 1370, 660, 110),
    [400, 800, 1200].map((x) => join(rect(x - 60, 646, 120, 18, white, 4), emoji('pencil', x + 60, 660, 50))),
  ),
);
