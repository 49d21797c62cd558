import { emoji } from '../../blocks/emoji';
import { board, brick, cream, leaf, marigold, paper, rose, sand, teal, wood } from '../../blocks/palette';
import { cup } from '../../blocks/props';
import { windowPane } from '../../blocks/room';
import { join, rect, stroke, times } from '../../blocks/shapes';
import * as cast from '../../people/cast';
import { figure } from '../../people/figure';
import { pose } from '../../people/pose';
import { page } from '../../render';
import { office } from './office';

function confetti(): string {
  return join(
    times(34, (i) =>
      rect(
        60 + ((i * 379) % 1490),
        40 + ((i * 211) % 520),
        14,
        9,
        [marigold, rose, leaf, teal, sand][i % 5] ?? cream,
        2,
      ),
    ),
  );
}

export const results = page('results', () =>
  join(
    office(),
    rect(440, 90, 720, 350, wood, 6),
    rect(460, 110, 680, 310, board),
    times(5, (i) =>
      rect(540 + i * 110, 380 - i * 50, 64, 40 + i * 50 - 20, [teal, rose, '#6fa8dc', marigold, leaf][i]!, 5),
    ),
    stroke('M500 390H1100M500 390V140', '#e9f2ea', 5),
    stroke('M560 330L680 282L790 236L900 186L1030 142', paper, 6),
    windowPane(100, 130, 230, 230),
    windowPane(1270, 130, 230, 230),
    confetti(),
    figure(560, 850, 520, { ...cast.teenGirl(1), arms: pose(20, 0, 130, 170), holds: ['', cup(0, 4, 22)] }),
    figure(1040, 850, 520, {
      ...cast.teenBoy(0),
      arms: pose(140, 170, 20, 0),
      holds: [emoji('scroll', 0, 6, 18), ''],
    }),
    figure(800, 870, 530, { ...cast.scarfGirl(), arms: pose(34, -104, 34, -104) }),
    figure(270, 850, 560, { ...cast.teacherSari(leaf, marigold), arms: pose(36, -100, 36, -100) }),
    figure(1330, 850, 540, { ...cast.sikhBoy(brick), age: 'teen', arms: pose(12, 4, 140, 170) }),
  ),
);
