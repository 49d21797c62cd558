import type { Picture } from '../../render';
import { curriculum } from './curriculum';
import { earlylearning } from './earlylearning';
import { middleschool } from './middleschool';
import { primary } from './primary';
import { senior } from './senior';
import { smartclass } from './smartclass';
import { teaching } from './teaching';

export const classroomPictures: Picture[] = [
  curriculum,
  earlylearning,
  middleschool,
  primary,
  senior,
  smartclass,
  teaching,
];
