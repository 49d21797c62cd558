import { bunting, morning } from '../blocks/outdoors';
import { brick, ink, leaf, marigold, paper, rose, saffron, sand, white } from '../blocks/palette';
import { cup } from '../blocks/props';
import { circle, join, rect, shape, stroke, times } from '../blocks/shapes';
import { hedge, lawn, tree } from '../blocks/trees';
import * as cast from '../people/cast';
import { figure, type Person } from '../people/figure';
import { sportsKit } from '../people/uniforms';
import { running } from '../people/running';
import { page, picture, type Picture } from '../render';
import { pose } from '../people/pose';

const runners = (): Person[] =>
  [cast.girl(1), cast.boy(0), cast.sikhBoy(ink), cast.bobGirl(2)].map((person, i) => ({
    ...person,
    wear: sportsKit(cast.houses[i]!, ink, true),
  }));

/** A striped festive tent with spectators beneath. */
function shamiana(x: number, ground: number, width: number): string {
  const panels = Math.round(width / 100);
  const w = width / panels;
  return join(
    rect(x, ground - 190, width, 190, '#fff4dc'),
    times(Math.floor(width / 62), (i) =>
      join(
        circle(
          x + 34 + i * 62,
          ground - 70 + (i % 2) * 18,
          20,
          ['#2a2126', '#2a2126', marigold, '#2a2126'][i % 4]!,
        ),
        rect(
          x + 12 + i * 62,
          ground - 52 + (i % 2) * 18,
          44,
          60,
          [rose, '#2f6fb0', leaf, brick, saffron][i % 5]!,
          14,
        ),
        circle(x + 34 + i * 62, ground - 64 + (i % 2) * 18, 14, ['#c58b5d', '#dcaa7c', '#a36d47'][i % 3]!),
      ),
    ),
    times(panels, (i) =>
      join(
        shape(
          `M${x + i * w} ${ground - 240}H${x + (i + 1) * w}V${ground - 196}Q${x + (i + 0.5) * w} ${ground - 166} ${x + i * w} ${ground - 196}Z`,
          i % 2 ? paper : brick,
        ),
        shape(
          `M${x + width / 2} ${ground - 330}L${x + i * w} ${ground - 238}H${x + (i + 1) * w}Z`,
          i % 2 ? '#f3e2bd' : '#c4613f',
        ),
      ),
    ),
    [0, 1].map((side) => rect(x + side * (width - 14), ground - 240, 14, 250, '#8d5e38')),
  );
}

const houseFlag = (x: number, ground: number, height: number, fill: string): string =>
  join(
    rect(x - 4, ground - height, 9, height, '#8d5e38', 4),
    shape(
      `M${x + 5} ${ground - height + 6}L${x + 100} ${ground - height + 40}L${x + 5} ${ground - height + 76}Z`,
      fill,
    ),
  );

const track = (width: number, top: number, bottom: number, lanes: number): string =>
  join(
    rect(0, top, width, bottom - top, '#c96f4a'),
    times(lanes + 1, (i) => rect(0, top + (bottom - top) * (i / lanes) ** 1.25, width, 4 + i, '#f6e3d0')),
  );

const sportsBanner = picture('banner-sports', 2400, 1200, () =>
  join(
    morning(2400, 560, 420),
    tree(130, 640, 460, 'neem', 4),
    hedge(0, 640, 2400, 70),
    lawn(2400, 620, 1200),
    shamiana(420, 690, 900),
    bunting(0, 130, 1200, -30, 90),
    bunting(1200, -30, 2400, 130, 90),
    [1420, 1560, 1700, 1840].map((x, i) => houseFlag(x, 690, 270, cast.houses[i]!)),
    track(2400, 740, 1130, 4),
    tree(2330, 720, 470, 'neem', 6),
    tree(2020, 650, 300, 'neem', 3),
    rect(2040, 560, 20, 330, '#3b4777', 6),
    stroke('M1812 700Q1930 740 2050 680', rose, 14),
    rect(1800, 580, 22, 440, '#3b4777', 6),
    runners().map((person, i) =>
      figure(
        [640, 1110, 1520, 850][i]!,
        [900, 990, 910, 1120][i]!,
        [500, 560, 510, 600][i]!,
        running(person, i % 2 ? 1 : 0),
      ),
    ),
    figure(2180, 900, 470, {
      ...cast.teacherMan(),
      wear: sportsKit(white, ink),
      arms: pose(100, 150, 14, 0),
    }),
    figure(400, 880, 400, { ...cast.teacherSuit(rose, sand), arms: pose(14, 0, 120, 160) }),
    rect(1590, 985, 170, 120, paper, 4),
    rect(1590, 985, 170, 22, marigold, 4),
    cup(1675, 991, 130),
  ),
);

const sportsStill = page('video-sports-day', () =>
  join(
    morning(1600, 470, 1250),
    tree(120, 560, 430, 'neem', 7),
    hedge(0, 560, 1600, 60),
    lawn(1600, 540, 900),
    shamiana(520, 600, 620),
    bunting(0, 90, 800, -40, 70),
    bunting(800, -40, 1600, 90, 70),
    [240, 1280, 1420].map((x, i) => houseFlag(x, 600, 250, cast.houses[i]!)),
    track(1600, 650, 860, 3),
    rect(1210, 380, 18, 420, '#3b4777', 6),
    figure(330, 760, 400, running(runners()[1]!, 0)),
    figure(620, 850, 430, running(runners()[3]!, 1)),
    stroke('M960 610Q1090 660 1218 600', rose, 14),
    figure(960, 800, 480, {
      ...runners()[0]!,
      turn: 4,
      legs: pose(-50, -8, -26, -70),
      arms: pose(130, 170, 130, 170),
    }),
    figure(1390, 830, 480, { ...cast.teacherSuit('#2f6fb0', sand), arms: pose(110, 140, 20, 0) }),
  ),
);

export const sportsDay: Picture[] = [sportsBanner, sportsStill];
