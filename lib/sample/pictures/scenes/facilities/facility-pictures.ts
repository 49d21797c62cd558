import type { Picture } from '../../render';
import { auditorium } from './auditorium';
import { firstAid } from './first-aid';
import { generator } from './generator';
import { infrastructure } from './infrastructure';
import { library } from './library';
import { medical } from './medical';
import { security } from './security';
import { sports } from './sports';
import { transport } from './transport';

export const facilityPictures: Picture[] = [
  auditorium,
  firstAid,
  generator,
  infrastructure,
  library,
  medical,
  security,
  sports,
  transport,
];
