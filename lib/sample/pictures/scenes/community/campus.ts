import { schoolBuilding } from '../../blocks/building';
import { newBlock } from '../../blocks/new-block';
import { morning } from '../../blocks/outdoors';
import { join } from '../../blocks/shapes';
import { ashoka, hedge, lawn } from '../../blocks/trees';

export const campus = (horizon = 560, second = false): string =>
  join(
    morning(1600, horizon),
    second ? newBlock(280, horizon + 30, 1040, 430) : schoolBuilding(260, horizon + 30, 1080, 360),
    ashoka(120, horizon + 40, 360),
    ashoka(1480, horizon + 40, 360),
    hedge(0, horizon + 50, 1600, 46),
    lawn(1600, horizon + 46, 900),
  );
