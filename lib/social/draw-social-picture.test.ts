/** @jest-environment node */
import path from 'node:path';
import sharp from 'sharp';
import { lightPalette } from '@/lib/theme/palette';
import { drawSocialPicture } from './draw-social-picture';
import { SOCIAL_HEIGHT, SOCIAL_WIDTH } from './social-size';

const palette = lightPalette({ ink: '#4a1d1f', accent: '#e8b04a', paper: '#fdf8f0', success: '#1f5c3d' });
const crest = path.resolve('lib/content/mistakes/small-school/images/logo.svg');
const LONGEST = { title: 284, school: 80, town: 200 };

const TEXTS = [
  ['a title of one word of 54 letters', { title: 'W'.repeat(54), school: 'School', town: 'Rampur' }],
  [
    'the longest title, name and town in words of one letter each',
    {
      title: 'W '.repeat(LONGEST.title / 2),
      school: 'W '.repeat(LONGEST.school / 2),
      town: 'W '.repeat(LONGEST.town / 2),
    },
  ],
  [
    'the longest title, name and town without a space',
    {
      title: 'म'.repeat(LONGEST.title),
      school: 'W'.repeat(LONGEST.school),
      town: 'ि'.repeat(LONGEST.town),
    },
  ],
  ['signs of markup', { title: '<b>A & B</i>', school: '"&amp;"', town: '\u0007' }],
  ['one letter each', { title: 'A', school: 'B', town: 'C' }],
] as const;

test.each(TEXTS)('%s have a picture of the usual size', async (_, texts) => {
  const picture = await drawSocialPicture({ ...texts, crest, palette });
  const { width, height } = await sharp(picture).metadata();
  expect([width, height]).toEqual([SOCIAL_WIDTH, SOCIAL_HEIGHT]);
});
