import { schoolBuilding } from '../../blocks/building';
import { boundary, morning } from '../../blocks/outdoors';
import {
  brick,
  brickDeep,
  cream,
  ink,
  inkSoft,
  marigold,
  paper,
  rose,
  skyDeep,
  steel,
  stone,
  teal,
  white,
  woodDeep,
} from '../../blocks/palette';
import { cone } from '../../blocks/vehicles';
import { circle, join, rect, times } from '../../blocks/shapes';
import { tree } from '../../blocks/trees';
import * as cast from '../../people/cast';
import { figure } from '../../people/figure';
import { pose } from '../../people/pose';
import { page } from '../../render';

const gate = (x: number, ground: number): string =>
  join(
    [0, 620].map((dx) =>
      join(
        rect(x + dx, ground - 330, 90, 330, brick),
        rect(x + dx - 12, ground - 350, 114, 26, ink),
        rect(x + dx - 8, ground - 40, 106, 40, brickDeep),
        circle(x + dx + 45, ground - 380, 32, marigold),
      ),
    ),
    [90, 360].map((dx) =>
      join(
        times(9, (i) =>
          rect(
            x + dx + 12 + i * 28,
            ground - 240 + Math.abs(i - 4) * 8,
            9,
            226 - Math.abs(i - 4) * 8,
            inkSoft,
          ),
        ),
        rect(x + dx, ground - 180, 260, 12, inkSoft),
        rect(x + dx, ground - 40, 260, 12, inkSoft),
      ),
    ),
  );

const camera = (x: number, y: number): string =>
  join(
    rect(x - 10, y - 40, 8, 44, steel),
    rect(x - 60, y - 66, 84, 34, white, 8),
    rect(x - 66, y - 60, 14, 22, ink, 4),
    circle(x + 12, y - 49, 5, rose),
  );

export const security = page('security', () =>
  join(
    morning(1600, 520),
    schoolBuilding(180, 560, 1240, 360),
    boundary(1600, 610, 110),
    rect(0, 600, 1600, 300, '#e9d9b6'),
    tree(90, 620, 420, 'neem', 3),
    gate(440, 640),
    rect(0, 720, 1600, 180, '#8f98a3'),
    rect(0, 712, 1600, 14, stone),
    times(9, (i) => rect(40 + i * 190, 800, 100, 12, paper)),
    rect(1190, 350, 230, 330, cream),
    rect(1170, 330, 270, 30, brick, 5),
    rect(1220, 400, 120, 110, skyDeep),
    rect(1220, 510, 130, 14, woodDeep),
    camera(1216, 330),
    figure(1090, 720, 430, { ...cast.guard(), arms: pose(12, 0, 110, 190) }),
    figure(600, 780, 330, { ...cast.smallGirl(1), arms: pose(14, 4, 120, 150) }),
    figure(440, 790, 460, { ...cast.mother(teal), arms: pose(12, 0, 26, 16) }),
    cone(930, 750, 90),
    cone(1400, 750, 90),
  ),
);
