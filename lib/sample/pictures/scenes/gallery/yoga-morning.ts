import { morning } from '../../blocks/outdoors';
import { brick, ink, leaf, marigold, rose, teal } from '../../blocks/palette';
import { ellipse, join } from '../../blocks/shapes';
import { hedge, lawn, tree } from '../../blocks/trees';
import * as cast from '../../people/cast';
import { figure } from '../../people/figure';
import { yogaKit } from '../../people/uniforms';
import { pose } from '../../people/pose';
import { moment } from './moment';

export const yoga = moment('gallery-08', () =>
  join(
    morning(1600, 640, 800),
    tree(120, 720, 520, 'neem', 2),
    tree(1490, 720, 540, 'gulmohar', 6),
    hedge(0, 730, 1600, 70),
    lawn(1600, 710, 1200),
    [
      [330, 860, 380],
      [640, 850, 370],
      [960, 850, 370],
      [1270, 860, 380],
    ].map(([x, y, h], i) =>
      join(
        ellipse(x!, y! + 4, 130, 26, [rose, teal, marigold, '#2f6fb0'][i]!),
        figure(x!, y!, h!, {
          ...[cast.boy(1), cast.girl(0), cast.boy(2), cast.bobGirl(1)][i]!,
          wear: yogaKit(),
          sit: true,
          arms: pose(34, -112, 34, -112),
        }),
      ),
    ),
    [
      [360, 1100],
      [1240, 1100],
    ].map(([x, y], i) =>
      join(
        ellipse(x!, y! + 6, 220, 44, i ? leaf : brick),
        figure(x!, y!, 620, {
          ...[cast.bobGirl(2), cast.sikhBoy(ink)][i]!,
          wear: yogaKit(),
          sit: true,
          arms: pose(34, -112, 34, -112),
        }),
      ),
    ),
    ellipse(800, 1126, 300, 58, '#7c6aa8'),
    figure(800, 1116, 880, { ...cast.girl(1), wear: yogaKit(), sit: true, arms: pose(34, -114, 34, -114) }),
  ),
);
