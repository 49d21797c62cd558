import type { Picture } from '../render';
import { banners } from './banners';
import { classrooms } from './classrooms';
import { community } from './community';
import { facilities } from './facilities';
import { schoolDays } from './gallery-days';
import { festivals } from './gallery-festivals';
import { laboratories } from './laboratories';
import { occasions } from './occasions';
import { offices } from './office';
import { portraits } from './portraits';
import { sportsDay } from './sports-day';
import { videoStills } from './video-stills';

export const allPictures: Picture[] = [
  ...banners, ...classrooms, ...community, ...laboratories, ...facilities, ...schoolDays, ...festivals, ...occasions, ...offices, ...portraits, ...sportsDay, ...videoStills,
];
