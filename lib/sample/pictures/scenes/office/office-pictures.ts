import type { Picture } from '../../render';
import { admission } from './admission';
import { announcements } from './announcements';
import { documents } from './documents';
import { enquiry } from './enquiry';
import { feestructure } from './feestructure';
import { information } from './information';
import { message } from './message';
import { newsPicture } from './news';
import { results } from './results';

export const officePictures: Picture[] = [
  admission,
  announcements,
  documents,
  enquiry,
  feestructure,
  information,
  message,
  newsPicture,
  results,
];
