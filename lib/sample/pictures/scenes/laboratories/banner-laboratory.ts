import { emoji } from '../../blocks/emoji';
import { brick, ink, leaf, marigold, rose, teal } from '../../blocks/palette';
import { beaker, burner, flask, tubeRack } from '../../blocks/glassware';
import { counter } from '../../blocks/furniture';
import { room, windowPane } from '../../blocks/room';
import { join } from '../../blocks/shapes';
import * as cast from '../../people/cast';
import { figure } from '../../people/figure';
import { pose } from '../../people/pose';
import { picture } from '../../render';
import { bottles } from './bottles';
import { coated } from './coated';

export const laboratoryBanner = picture('banner-laboratory', 2400, 1200, () =>
  join(
    room(2400, 1200, { wall: '#eef3ee', dado: '#cfe0e8', floor: '#dfe3df', line: '#c8cfca', horizon: 800 }),
    windowPane(980, 120, 440, 380),
    bottles(150, 440, 560),
    bottles(1690, 440, 560),
    figure(330, 1170, 720, { ...coated(cast.teenBoy(2)), arms: pose(30, -40, 46, -20) }),
    figure(760, 1190, 780, {
      ...coated(cast.teenGirl(1)),
      arms: pose(62, 152, 34, -30),
      holds: [emoji('test-tube', 1, 6, 20), ''],
    }),
    figure(1210, 1200, 850, { ...cast.teacherSari(brick, marigold), arms: pose(34, -44, 50, 40) }),
    figure(1650, 1190, 780, {
      ...coated(cast.sikhBoy(ink)),
      age: 'teen',
      arms: pose(40, -40, 40, -40),
      nod: -6,
    }),
    figure(2070, 1170, 720, {
      ...coated(cast.scarfGirl()),
      arms: pose(30, -30, 44, 150),
      holds: ['', flask(0, 12, 18, teal)],
    }),
    counter(60, 870, 2280, 1240),
    flask(190, 872, 210, rose),
    tubeRack(500, 872, 210),
    burner(980, 872, 180),
    beaker(1080, 872, 150, teal),
    flask(1410, 872, 200, leaf),
    emoji('petri-dish', 1540, 876, 120),
    emoji('microscope', 1840, 880, 300),
  ),
);
