import type { Picture } from '../../render';
import { events } from './events';
import { gallery } from './gallery';
import { programmes } from './programmes';
import { videos } from './videos';

export const occasionPictures: Picture[] = [events, gallery, programmes, videos];
