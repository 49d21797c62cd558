import type { Picture } from '../../render';
import { aptitude } from './aptitude';
import { clubs } from './clubs';
import { council } from './council';
import { courtyard } from './courtyard';
import { curators } from './curators';
import { faculty } from './faculty';
import { houses } from './houses';
import { outreach } from './outreach';
import { parents } from './parents';
import { testimonials } from './testimonials';

export const communityPictures: Picture[] = [
  aptitude,
  clubs,
  council,
  courtyard,
  curators,
  faculty,
  houses,
  outreach,
  parents,
  testimonials,
];
