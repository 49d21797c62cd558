import { emoji } from '../../blocks/emoji';
import { leaf, marigold, rose, teal } from '../../blocks/palette';
import { beaker, burner, flask, tubeRack } from '../../blocks/glassware';
import { counter } from '../../blocks/furniture';
import { windowPane } from '../../blocks/room';
import { join } from '../../blocks/shapes';
import * as cast from '../../people/cast';
import { figure } from '../../people/figure';
import { pose } from '../../people/pose';
import { page } from '../../render';
import { bottles } from './bottles';
import { coated } from './coated';
import { laboratoryBack } from './laboratory-back';

export const chemistrylab = page('chemistrylab', () =>
  join(
    laboratoryBack(1600, 900),
    bottles(90, 200, 420),
    bottles(90, 330, 420),
    windowPane(640, 110, 320, 240),
    bottles(1090, 200, 420),
    bottles(1090, 330, 420),
    figure(420, 830, 560, {
      ...coated(cast.teenGirl(1)),
      arms: pose(20, -30, 62, 120),
      holds: ['', emoji('test-tube', 1, 6, 20)],
    }),
    figure(820, 840, 580, { ...coated(cast.teenBoy(0)), arms: pose(50, 80, 30, -40) }),
    figure(1200, 830, 560, {
      ...coated(cast.teenBoy(2)),
      head: 'patka',
      accent: marigold,
      arms: pose(30, -40, 30, -30),
    }),
    counter(130, 620, 1340, 880),
    flask(260, 622, 140, rose),
    tubeRack(600, 622, 150),
    burner(760, 622, 130),
    beaker(960, 622, 110, teal),
    flask(1060, 622, 120, leaf),
    beaker(1360, 622, 130, marigold),
  ),
);
