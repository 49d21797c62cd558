import { lotus } from '../../blocks/ornament';
import { bunting, morning } from '../../blocks/outdoors';
import { brick, ink, marigold, paper, sky, white } from '../../blocks/palette';
import { circle, join, rect, shape, stroke } from '../../blocks/shapes';
import { hedge, lawn } from '../../blocks/trees';
import * as cast from '../../people/cast';
import { figure } from '../../people/figure';
import { sportsKit } from '../../people/uniforms';
import { pose } from '../../people/pose';
import { page } from '../../render';

function banner(x: number, base: number, colour: string, kind: number): string {
  const emblem =
    [
      lotus(x + 8, 300, 70, '#fff', '#ffe3ea'),
      circle(x + 8, 260, 44, paper),
      shape(`M${x + 8} 196Q${x + 70} 260 ${x + 8} 324Q${x - 54} 260 ${x + 8} 196Z`, '#d7ecd2'),
      join(circle(x + 8, 260, 40, sky), stroke(`M${x - 26} 264q17 -20 34 0t34 0`, white, 7)),
    ][kind] ?? '';
  return join(
    rect(x - 106, 130, 12, base - 60, '#8d5e38', 5),
    shape(`M${x - 94} 150H${x + 110}V390L${x + 8} 350L${x - 94} 390Z`, colour),
    emblem,
    kind === 1 ? circle(x + 8, 260, 26, brick) : '',
    circle(x - 100, 126, 12, marigold),
  );
}

export const houses = page('houses', () =>
  join(
    morning(1600, 500),
    hedge(0, 560, 1600, 60),
    lawn(1600, 540, 900),
    bunting(0, 60, 1600, 60, 90),
    cast.houses.map((colour, i) =>
      join(
        banner(300 + i * 340, 560, colour, i),
        figure(208 + i * 340, 840, 400, {
          ...[cast.girl(1), cast.boy(0), cast.bobGirl(2), cast.sikhBoy(ink)][i]!,
          wear: sportsKit(colour, ink),
          accent: ink,
          arms: pose(12, 2, 12, 2),
        }),
        figure(390 + i * 340, 860, 380, {
          ...[cast.boy(2), cast.girl(0), cast.boy(1), cast.girl(1)][i]!,
          wear: sportsKit(colour, ink),
          arms: pose(36, -70, 12, 2),
        }),
      ),
    ),
    rect(0, 880, 1600, 20, '#7fb269'),
  ),
);
