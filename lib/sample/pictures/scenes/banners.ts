import { flagPole } from '../blocks/tricolour';
import { schoolBuilding } from '../blocks/building';
import { morning } from '../blocks/outdoors';
import { ashoka, flowerPot, hedge, lawn, tree } from '../blocks/trees';
import { ellipse, join, rect, shape, times } from '../blocks/shapes';
import { earth, ink, marigold, sand } from '../blocks/palette';
import * as cast from '../people/cast';
import { figure, type Person } from '../people/figure';
import { picture, type Picture } from '../render';

const row = (y: number, height: number, from: number, step: number, pupils: Person[]): string =>
  join(pupils.map((pupil, i) => figure(from + i * step, y, height, { ...pupil, behind: true, arms: [[6, 2], [6, 2]] })));

const mixed = (count: number, start: number): Person[] =>
  times(count, (i) => {
    const pick = (i * 5 + start) % 7;
    if (pick === 3) return cast.sikhBoy(ink);
    return pick % 2 ? cast.girl(((i + start) % 3) as 0 | 1 | 2) : cast.boy(((i + start + 1) % 3) as 0 | 1 | 2);
  });

const assembly = picture('banner-assembly', 2400, 1200, () =>
  join(
    morning(2400, 640, 2010),
    tree(130, 700, 470, 'neem', 4),
    tree(2290, 700, 500, 'gulmohar', 7),
    schoolBuilding(400, 690, 1600, 500),
    [300, 2090].map((x) => ashoka(x, 704, 380)),
    rect(0, 690, 2400, 510, '#eddcb8'),
    hedge(0, 712, 400, 50), hedge(2000, 712, 400, 50),
    shape('M1080 690H1320L1560 1200H840Z', sand),
    shape('M0 980Q1200 900 2400 980V1200H0Z', '#e4cf9f'),
    rect(760, 736, 880, 40, '#b5523b', 4), rect(740, 770, 920, 26, '#8e3c2c', 4),
    flagPole(1200, 742, 560, 210),
    times(4, (i) => flowerPot(790 + i * 70, 742, 46, marigold)), times(4, (i) => flowerPot(1400 + i * 70, 742, 46, marigold)),
    figure(1010, 760, 190, { ...cast.teacherSari(), arms: [[12, 4], [30, 150]] }),
    figure(1400, 760, 196, { ...cast.sardarji(), arms: [[12, 4], [12, 4]] }),
    figure(1110, 762, 150, { ...cast.teenGirl(), arms: [[10, 4], [60, 150]] }),
    row(900, 190, 210, 132, mixed(16, 1)),
    row(990, 220, 140, 154, mixed(15, 4)),
    row(1110, 262, 90, 186, mixed(13, 2)),
    ellipse(0, 0, 0, 0, earth),
  ));

export const banners: Picture[] = [assembly];
