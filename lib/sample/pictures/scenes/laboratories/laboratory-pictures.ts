import type { Picture } from '../../render';
import { laboratoryBanner } from './banner-laboratory';
import { biologylab } from './biologylab';
import { chemistrylab } from './chemistrylab';
import { computerlab } from './computerlab';
import { experimentszone } from './experimentszone';
import { physicslab } from './physicslab';

export const laboratoryPictures: Picture[] = [
  laboratoryBanner,
  biologylab,
  chemistrylab,
  computerlab,
  experimentszone,
  physicslab,
];
