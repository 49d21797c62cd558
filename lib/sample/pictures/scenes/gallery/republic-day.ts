import { schoolBuilding } from '../../blocks/building';
import { morning } from '../../blocks/outdoors';
import { marigold, white } from '../../blocks/palette';
import { circle, join, rect, shape } from '../../blocks/shapes';
import { ashoka } from '../../blocks/trees';
import { tricolour } from '../../blocks/tricolour';
import * as cast from '../../people/cast';
import { figure, type Person } from '../../people/figure';
import { blazer } from '../../people/uniforms';
import { pose } from '../../people/pose';
import { moment } from './moment';

const marching = (person: Person, left: boolean): Person => ({
  ...person,
  wear: { ...blazer(person.head === 'plaits'), torso: white, sleeve: '#e3e7ee', sleeveCover: 0.45 },
  arms: left ? pose(14, 4, 40, 24) : pose(40, 24, 14, 4),
  legs: left ? pose(3, 0, 12, -14) : pose(12, -14, 3, 0),
});

export const parade = moment('gallery-01', () =>
  join(
    morning(1600, 640, 1330),
    schoolBuilding(120, 700, 1360, 420),
    ashoka(60, 720, 420),
    ashoka(1540, 720, 420),
    rect(0, 700, 1600, 500, '#ead8b0'),
    shape('M0 900Q800 840 1600 900V1200H0Z', '#dfc793'),
    [200, 1400].map((x, i) => figure(x, 960, 390, marching([cast.girl(0), cast.boy(2)][i]!, i % 2 === 0))),
    rect(1041, 150, 14, 640, '#8d5e38', 6),
    circle(1048, 146, 13, marigold),
    tricolour(1055, 166, 330),
    figure(430, 1110, 560, marching(cast.girl(1), true)),
    figure(1220, 1110, 560, marching(cast.bobGirl(2), false)),
    figure(800, 1140, 680, { ...marching(cast.sikhBoy('#e8741e'), true), arms: pose(16, 4, 40, 130) }),
  ),
);
