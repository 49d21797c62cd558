import sharp from 'sharp';
import { drawCrest, initialsOf } from './draw-crest';
import { LETTERS } from './letters';
import { DEFAULT_COLOURS } from './school-questions';

test.each([
  ['City Montessori School', 'CM'],
  ['The Lawrence School', 'LS'],
  ['Welham', 'W'],
  ['सरस्वती विद्या मंदिर', ''],
])('the initials of %s are "%s"', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

test('there are strokes for every letter', () => {
  expect(Object.keys(LETTERS).join('')).toBe('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
});

test.each(['City Montessori', 'Welham', 'विद्या'])(
  'the crest of %s is a picture that can be drawn',
  async (name) => {
    const { width, height } = await sharp(Buffer.from(drawCrest(name, DEFAULT_COLOURS))).metadata();
    expect([width, height]).toEqual([512, 512]);
  },
);
