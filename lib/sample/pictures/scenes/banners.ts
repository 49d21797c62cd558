import { schoolBuilding } from '../blocks/building';
import { morning, toran } from '../blocks/outdoors';
import { brick, brickDeep, ink, leaf, leafDeep, marigold, rose, sand } from '../blocks/palette';
import { ellipse, join, rect, shape, times } from '../blocks/shapes';
import { flagPole } from '../blocks/tricolour';
import { ashoka, flowerPot, hedge, tree } from '../blocks/trees';
import * as cast from '../people/cast';
import { figure, type Person } from '../people/figure';
import { picture, type Picture } from '../render';
import { pose } from '../people/pose';

const pupil = (pick: number): Person => {
  const tone = ([0, 1, 2] as const)[pick % 3] ?? 1;
  if (pick % 7 === 3) return cast.sikhBoy(ink);
  return pick % 2 ? cast.girl(tone) : cast.boy(tone);
};

/** A row of pupils seen from behind, with an aisle in the middle. */
function assemblyRow(y: number, height: number, each: number, aisle: number): string {
  const step = height * 0.78;
  const side = (sign: number): string[] =>
    times(each, (i) =>
      figure(1200 + sign * (aisle + i * step), y, height, {
        ...pupil(i * 5 + (sign > 0 ? 1 : 4) + Math.round(y / 10)),
        behind: true,
        arms: pose(6, 2, 6, 2),
      }),
    );
  return join(side(-1), side(1));
}

const dais = join(
  rect(690, 690, 1020, 40, brick, 4),
  rect(670, 726, 1060, 26, brickDeep, 4),
  toran(700, 700, 1000, 10, 9),
  times(3, (i) => flowerPot(740 + i * 62, 694, 50, i % 2 ? rose : marigold)),
  times(3, (i) => flowerPot(1536 + i * 62, 694, 50, i % 2 ? rose : marigold)),
  flagPole(770, 694, 396, 150),
  figure(950, 696, 196, { ...cast.teacherSuit(), arms: pose(12, 2, 12, 2) }),
  figure(1046, 696, 202, { ...cast.teacherSari(), arms: pose(12, 2, 12, 2) }),
  figure(1360, 696, 206, { ...cast.sardarji(), arms: pose(12, 2, 12, 2) }),
  figure(1456, 696, 202, { ...cast.teacherMan(), arms: pose(12, 2, 12, 2) }),
);

const assembly = picture('banner-assembly', 2400, 1200, () =>
  join(
    morning(2400, 620, 1960),
    tree(150, 690, 430, 'neem', 4),
    tree(2280, 690, 440, 'neem', 7),
    schoolBuilding(420, 668, 1560, 330, 5),
    [330, 2070].map((x) => ashoka(x, 684, 330)),
    rect(0, 650, 2400, 550, '#eddcb8'),
    hedge(-60, 690, 430, 54),
    hedge(2030, 690, 430, 54),
    [376, 2024].map((x) => ellipse(x, 672, 62, 44, leaf)),
    [330, 2070].map((x) => ellipse(x, 664, 46, 40, leafDeep)),
    ellipse(210, 694, 300, 16, '#d8c08c'),
    ellipse(2190, 694, 300, 16, '#d8c08c'),
    shape('M1110 740H1290L1420 1200H980Z', sand),
    shape('M0 960Q600 900 1110 930L980 1200H0ZM2400 960Q1800 900 1290 930L1420 1200H2400Z', '#e4cf9f'),
    dais,
    assemblyRow(880, 180, 8, 150),
    assemblyRow(970, 220, 7, 190),
    assemblyRow(1090, 270, 6, 236),
  ),
);

export const banners: Picture[] = [assembly];
