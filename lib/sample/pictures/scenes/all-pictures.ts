import type { Picture } from '../render';
import { banners } from './banners';
import { portraits } from './portraits';
import { sportsDay } from './sports-day';
import { classroomPictures } from './classrooms/classroom-pictures';
import { laboratoryPictures } from './laboratories/laboratory-pictures';
import { facilityPictures } from './facilities/facility-pictures';
import { officePictures } from './office/office-pictures';
import { communityPictures } from './community/community-pictures';
import { occasionPictures } from './occasions/occasion-pictures';
import { galleryPictures } from './gallery/gallery-pictures';
import { videoPictures } from './videos/video-pictures';

export const allPictures: Picture[] = [
  ...banners,
  ...sportsDay,
  ...portraits,
  ...classroomPictures,
  ...laboratoryPictures,
  ...facilityPictures,
  ...officePictures,
  ...communityPictures,
  ...occasionPictures,
  ...galleryPictures,
  ...videoPictures,
];
