import type { Picture } from '../../render';
import { annualDay } from './video-annual-day';
import { campusTour } from './video-campus-tour';
import { scienceFair } from './video-science-fair';

export const videoPictures: Picture[] = [annualDay, campusTour, scienceFair];
