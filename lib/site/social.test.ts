import { mkdtempSync, rmSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { copySchool } from '@/lib/content/mistakes/school-copy';
import { lightPalette } from '@/lib/theme/palette';
import { drawSocialPicture, dropEnd } from './social';
import { useScratch } from '@/lib/setup/testing/use-scratch';
import { fillFolder } from './cached';

describe('the picture for social networks', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'crest-'));
  const files = copySchool(path.join(root, 'content'));
  afterAll(() => rmSync(root, { recursive: true }));

  const SCHOOL = {
    school: 'Green Valley School',
    town: 'Sagar',
    crest: files.pathOf('images/logo.svg'),
    palette: lightPalette({ ink: '#4a1d1f', accent: '#e8b04a', paper: '#fdf8f0', success: '#1f5c3d' }),
  };
  const LONG_NAME = 'सरस्वती बाल विद्या मंदिर उच्चतर माध्यमिक विद्यालय एवं महाविद्यालय लक्ष्मीनारायणपुर';

  /** The edges of the area that differs from the background, in pixels of the whole picture. */
  async function inkOf(picture: Buffer, { top, height }: { top: number; height: number }) {
    // Extract in a separate step: sharp always trims first, whatever the order of the calls.
    const part = await sharp(picture).extract({ left: 0, top, width: 1200, height }).toBuffer();
    const { info } = await sharp(part).trim({ threshold: 40 }).toBuffer({ resolveWithObject: true });
    const [left, above] = [-(info.trimOffsetLeft ?? 0), -(info.trimOffsetTop ?? 0)];
    return { left, right: left + info.width, top: top + above, bottom: top + above + info.height };
  }

  it('the picture has the name, town and colours of its own school', async () => {
    const draw = (changes: object) => drawSocialPicture({ ...SCHOOL, title: 'School buses', ...changes });
    const first = await draw({});
    const palette = { ...SCHOOL.palette, band: '#123456' };
    for (const other of [{ school: 'Another School' }, { town: 'Bhopal' }, { palette }])
      expect(first.equals(await draw(other))).toBe(false);
    expect(first.equals(await draw({}))).toBe(true);
  });

  describe('the picture that messengers show with a link', () => {
    it.each([
      ['of ordinary length', 'School buses'],
      ['in Hindi', 'विद्यार्थियों के लिए शुल्क संरचना और छात्रवृत्ति'],
      ['of several lines', 'Admission procedure and the papers that every family has to bring'],
      ['of 54 letters without a space', 'Donaudampfschifffahrtselektrizitaetenhauptbetriebswerk'],
      ['of 60 wide letters without a space', 'W'.repeat(60)],
      ['of a home page, name and town together', `${LONG_NAME}, ${LONG_NAME}`],
      ['of nothing but wide letters', 'W '.repeat(142)],
      ['of 284 letters of Hindi without a space', 'म'.repeat(284)],
      ['with markup characters', 'Art & craft <b>"now"</b>'],
    ])('a title %s stays within the margins', async (_, title) => {
      const picture = await drawSocialPicture({ ...SCHOOL, title });
      expect(await sharp(picture).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
      // Measure below the garland.
      const { left, right, top, bottom } = await inkOf(picture, { top: 290, height: 340 });
      expect(left).toBeGreaterThanOrEqual(78);
      expect(right).toBeLessThanOrEqual(1122);
      expect(top).toBeGreaterThan(290);
      expect(bottom).toBeLessThan(630);
      expect(bottom - top).toBeGreaterThan(20);
    });

    it('every line is shown, even for the class with the longest text', async () => {
      const lines = [
        'Class XII',
        ...['Biology', 'Maths', 'Humanities/Arts'].map((each) => `${each} ₹29,700 a year`),
      ];
      const registration =
        '+ registration ₹4,500, once (fees for 2025-26; those for 2026-27 are not published yet)';
      const title = [...lines, registration, 'Monday to Friday, 8.20 am to 2.15 pm'].join('\n');
      const draw = (end: string) => drawSocialPicture({ ...SCHOOL, title: title + end });
      expect((await draw(' (Winter)')).equals(await draw(' (Summer)'))).toBe(false);
    });

    it('a text that is too long ends with an ellipsis, after a whole word', async () => {
      const title = 'Please bring your child’s papers on the first day. '.repeat(17);
      const cuts = [dropEnd(title)];
      while (cuts.length < 10) cuts.push(dropEnd(cuts.at(-1) ?? ''));
      const draw = (text: string) => drawSocialPicture({ ...SCHOOL, title: text });
      const whole = await draw(title);
      const drawn = await Promise.all(cuts.map(draw));
      const shown = cuts[drawn.findLastIndex((picture) => picture.equals(whole))] ?? '';
      expect(shown).toMatch(/^Please bring .*\s(Please|bring|your|child’s|papers|on|the|first|day\.)…$/);
      expect(whole.equals(await draw(shown.slice(0, -1)))).toBe(false);
    });

    it.each([
      ['long names', LONG_NAME, LONG_NAME],
      ['names without a space', 'W'.repeat(80), 'W'.repeat(80)],
      ['names made of one-letter words', 'W '.repeat(40), 'W '.repeat(100)],
      ['names of characters that cannot stand alone', 'B', 'ि'.repeat(200)],
      ['names of invisible characters', '"&amp;"', '\u0007'],
    ])('%s of school and town stay in the band', async (_, school, town) => {
      const picture = await drawSocialPicture({ ...SCHOOL, school, town, title: 'School buses' });
      const { left, right, top, bottom } = await inkOf(picture, { top: 0, height: 255 });
      expect(left).toBeGreaterThanOrEqual(78);
      expect(right).toBeLessThanOrEqual(1122);
      expect(top).toBeGreaterThan(0);
      expect(bottom).toBeLessThan(255);
    });
  });
});

const at = useScratch();

test('a symbolic link is published as the file to which it points', async () => {
  mkdirSync(at('files'));
  writeFileSync(at('kept.pdf'), 'sound');
  symlinkSync('../kept.pdf', at('files', 'form.pdf'));
  await fillFolder(at('public', 'assets'), [at('files', 'form.pdf')]);
  expect(readFileSync(at('public', 'assets', 'form.pdf'), 'utf8')).toBe('sound');
});
