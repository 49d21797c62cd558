import { schoolBuilding } from '../../blocks/building';
import { morning } from '../../blocks/outdoors';
import { paper, stone } from '../../blocks/palette';
import { schoolBus } from '../../blocks/vehicles';
import { join, rect, times } from '../../blocks/shapes';
import { hedge, lawn, tree } from '../../blocks/trees';
import * as cast from '../../people/cast';
import { figure } from '../../people/figure';
import { pose } from '../../people/pose';
import { page } from '../../render';
import { faces } from './faces';

export const transport = page('transport', () =>
  join(
    morning(1600, 560, 1380),
    schoolBuilding(760, 590, 900, 300),
    lawn(1600, 580, 700),
    tree(170, 640, 430, 'banyan', 6),
    tree(640, 620, 260, 'neem', 9),
    hedge(300, 640, 300, 44),
    rect(0, 690, 1600, 210, '#7f8894'),
    rect(0, 678, 1600, 18, stone),
    times(8, (i) => rect(60 + i * 220, 842, 120, 12, paper)),
    schoolBus(370, 800, 1000, faces()),
    figure(280, 806, 400, {
      ...cast.guard(),
      wear: { ...cast.guard().wear, torso: '#6b7fa8', sleeve: '#6b7fa8', legs: '#44506e' },
      arms: pose(12, 0, 16, 4),
    }),
    figure(150, 830, 300, { ...cast.smallGirl(0), arms: pose(12, 4, 12, 4) }),
  ),
);
