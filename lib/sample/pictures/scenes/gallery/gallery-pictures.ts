import type { Picture } from '../../render';
import { parade } from './republic-day';
import { scienceFair } from './science-fair';
import { dance } from './folk-dance';
import { cricket } from './cricket-match';
import { planting } from './tree-planting';
import { diwali } from './diwali';
import { reading } from './reading-week';
import { yoga } from './yoga-morning';
import { artClass } from './art-class';
import { music } from './music-room';
import { chess } from './chess-tournament';
import { trip } from './fort-trip';
import { annualDay } from './lamp-lighting';

export const galleryPictures: Picture[] = [
  parade,
  scienceFair,
  dance,
  cricket,
  planting,
  diwali,
  reading,
  yoga,
  artClass,
  music,
  chess,
  trip,
  annualDay,
];
