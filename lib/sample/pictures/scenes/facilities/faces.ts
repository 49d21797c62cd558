import { rose } from '../../blocks/palette';
import { join } from '../../blocks/shapes';
import * as cast from '../../people/cast';
import { figure } from '../../people/figure';

export const faces = (): string =>
  join(
    [cast.girl(1), cast.boy(0), cast.sikhBoy(rose), cast.bobGirl(2), cast.girl(0)].map(
      (pupil, i) =>
        `<svg x="${60 + i * 142}" y="-354" width="122" height="130" viewBox="0 0 122 130">${figure(61, 300 + i * 0.37, 300, { ...pupil, floor: false })}</svg>`,
    ),
  );
