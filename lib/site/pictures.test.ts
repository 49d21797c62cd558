import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';

import { prepareIcons } from './icons';
import { getPicture, pathsOf, preparePictures, PUBLIC_FOLDER, type PictureSet } from './pictures';
import { useScratch } from '@/lib/setup/testing/use-scratch';

const RED = { r: 200, g: 30, b: 30 };
const BLUE = { r: 30, g: 30, b: 200 };
const inScratch = useScratch(true);

/** Draws a picture with a red left half and a blue right half. */
function twoHalves(width: number, height: number): Sharp {
  const half = { create: { width: width / 2, height, channels: 3 as const, background: BLUE } };
  return sharp({ create: { width, height, channels: 3, background: RED } }).composite([
    { input: half, left: width / 2, top: 0 },
  ]);
}

async function prepare(name: string): Promise<PictureSet> {
  const [set] = await preparePictures(inScratch(), [name]);
  if (!set) throw new Error('nothing was made');
  return set;
}

const versionsOf = (set: PictureSet): Sharp[] => pathsOf(set).map((file) => sharp(inScratch('public', file)));

/** The colour at a point, which is given as fractions of the picture's width and height. */
async function colourAt(image: Sharp, x: number, y: number): Promise<number[]> {
  const { data, info } = await image.clone().raw().toBuffer({ resolveWithObject: true });
  const at = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels;
  return [...data.subarray(at, at + info.channels)];
}

const isRed = ([r = 0, , b = 0]: number[]): boolean => r > 150 && b < 100;
const isBlue = ([r = 0, , b = 0]: number[]): boolean => b > 120 && r < 100;

test('identical photos with different Hindi names can be processed at the same time', async () => {
  for (const name of ['बस.png', 'छुट्टी.png', 'मेला.png'])
    await twoHalves(900, 600).png().toFile(inScratch(name));
  const sets = await preparePictures(inScratch(), ['बस.png', 'छुट्टी.png', 'मेला.png']);
  expect(sets.map(({ width }) => width)).toEqual([900, 900, 900]);
});

describe('a photo from a telephone', () => {
  async function photo(): Promise<PictureSet> {
    await twoHalves(1200, 800)
      .withExif({
        IFD0: { Make: 'Telephone', Copyright: 'R. Mishra' },
        IFD3: {
          GPSLatitudeRef: 'N',
          GPSLatitude: '23/1 50/1 0/1',
          GPSLongitudeRef: 'E',
          GPSLongitude: '78/1 44/1 0/1',
        },
      })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toFile('photo.jpg');
    const { exif, orientation } = await sharp('photo.jpg').metadata();
    // Make sure that the test's photo has the metadata that must be removed.
    expect([exif?.includes('Telephone'), orientation]).toEqual([true, 6]);
    return prepare('photo.jpg');
  }

  it('a photo from a telephone is turned upright', async () => {
    const set = await photo();
    expect([set.width, set.height]).toEqual([800, 1200]);
    for (const version of versionsOf(set)) {
      expect(isRed(await colourAt(version, 0.5, 0.1))).toBe(true);
      expect(isBlue(await colourAt(version, 0.5, 0.9))).toBe(true);
    }
  });

  it('the published versions of a photo contain no place, time or camera', async () => {
    const versions = versionsOf(await photo());
    expect(versions.length).toBeGreaterThan(4);
    for (const version of versions) {
      const { exif, iptc, xmp, icc, orientation } = await version.metadata();
      expect({ exif, iptc, xmp, icc, orientation }).toEqual({});
    }
  });
});

test('a photo of 12 megapixels gets versions in the five widths, none larger, and a square version', async () => {
  await twoHalves(4000, 3000).jpeg().toFile('large.jpg');
  const set = await prepare('large.jpg');
  expect([set.width, set.height]).toEqual([1600, 1200]);
  expect(set.avif.map(({ width }) => width)).toEqual([360, 560, 760, 1100, 1600]);
  for (const { width, path: file } of [set.fallback, set.webp, ...set.avif]) {
    const made = await sharp(inScratch('public', file)).metadata();
    expect([made.width, made.height]).toEqual([width, Math.round((width * 3) / 4)]);
  }
  const square = await sharp(inScratch('public', set.thumbnail.path)).metadata();
  expect([square.width, square.height]).toEqual([100, 100]);
});

test('an opaque drawing gets the versions of a photo, and one with transparent parts those of a logo', async () => {
  const draw = (name: string, part: string) =>
    writeFileSync(
      name,
      `<svg xmlns="http://www.w3.org/2000/svg" width="288" height="162"><path d="${part}"/></svg>`,
    );
  draw('scene.svg', 'M0 0H288V162H0z');
  draw('logo.svg', 'M0 0H288L0 162z');
  const [scene, logo] = [await prepare('scene.svg'), await prepare('logo.svg')];
  expect([scene.width, scene.height]).toEqual([1600, 900]);
  expect([scene, logo].map(({ avif, fallback }) => [avif[0]?.width, path.extname(fallback.path)])).toEqual([
    [360, '.jpg'],
    [160, '.png'],
  ]);
});

test('a JPEG made for printing (CMYK) becomes a picture for screens with the same colours', async () => {
  await twoHalves(600, 400).toColourspace('cmyk').jpeg().toFile('print.jpg');
  expect((await sharp('print.jpg').metadata()).space).toBe('cmyk');
  for (const version of versionsOf(await prepare('print.jpg'))) {
    expect(await version.metadata()).toMatchObject({ space: 'srgb', channels: 3 });
    expect(isRed(await colourAt(version, 0.1, 0.5))).toBe(true);
    expect(isBlue(await colourAt(version, 0.9, 0.5))).toBe(true);
  }
});

test('transparent areas stay transparent, except in the JPEG, where they are white', async () => {
  const clear = { create: { width: 400, height: 400, channels: 4 as const, background: '#0000' } };
  const dot = { create: { width: 200, height: 200, channels: 4 as const, background: { ...RED, alpha: 1 } } };
  await sharp(clear)
    .composite([{ input: dot }])
    .png()
    .toFile('crest.png');
  const { avif, webp, fallback } = await prepare('crest.png');
  for (const { path: file } of [...avif, webp]) {
    const version = sharp(inScratch('public', file));
    expect((await colourAt(version, 0.05, 0.05)).at(3)).toBe(0);
    expect((await colourAt(version, 0.5, 0.5)).at(3)).toBe(255);
  }
  const jpeg = sharp(inScratch('public', fallback.path));
  expect((await colourAt(jpeg, 0.05, 0.05)).every((part) => part > 245)).toBe(true);
  expect(isRed(await colourAt(jpeg, 0.5, 0.5))).toBe(true);
});

test('a 16-bit greyscale scan keeps its shades', async () => {
  const scan = { create: { width: 300, height: 300, channels: 3 as const, background: '#808080' } };
  await sharp(scan).toColourspace('grey16').png().toFile('scan.png');
  expect(await sharp('scan.png').metadata()).toMatchObject({ depth: 'ushort', channels: 1 });
  for (const version of versionsOf(await prepare('scan.png'))) {
    const [shade = 0] = await colourAt(version, 0.5, 0.5);
    expect(Math.abs(shade - 128)).toBeLessThan(6);
  }
});

test('a small picture is not made larger', async () => {
  await twoHalves(300, 200).png().toFile('small.png');
  const { width, avif, webp } = await prepare('small.png');
  expect(width).toBe(300);
  expect([...avif, webp].map((file) => file.width)).toEqual([300, 300]);
});

test('only pictures that the content refers to are published, and cached versions are reused', async () => {
  await twoHalves(40, 40).png().toFile('one.png');
  await sharp({ create: { width: 40, height: 40, channels: 3, background: BLUE } })
    .png()
    .toFile('two.png');
  await preparePictures(inScratch(), ['one.png', 'two.png']);
  const cached = readdirSync('.cache/pictures');
  await preparePictures(inScratch(), ['one.png']);
  expect(readdirSync('.cache/pictures')).toEqual(cached);
  expect(readdirSync(PUBLIC_FOLDER).every((file) => file.startsWith('one.'))).toBe(true);
});

test('a picture that is added after the start of the preview is shown there', async () => {
  mkdirSync('content/images', { recursive: true });
  await twoHalves(40, 40).png().toFile('content/images/new.png');
  process.env.CONTENT_DIR = 'content';
  const versions = pathsOf(await getPicture('new.png'));
  expect(versions.filter((file) => !existsSync(inScratch('public', file)))).toEqual([]);
});

test('a truncated photo causes an error, and none of its versions is published', async () => {
  const whole = await twoHalves(800, 600).jpeg().toBuffer();
  writeFileSync('cut.jpg', whole.subarray(0, whole.length / 2));
  await expect(preparePictures(inScratch(), ['cut.jpg'])).rejects.toThrow(/premature end of JPEG/i);
  expect(existsSync(PUBLIC_FOLDER)).toBe(false);
});

test('favicon.ico contains the icon of 32 pixels, for PDFs that are opened directly', async () => {
  await twoHalves(300, 300).png().toFile(inScratch('crest.png'));
  await prepareIcons(inScratch('crest.png'), '#ffffff');
  const ico = readFileSync(inScratch('public', 'favicon.ico'));
  const [length, start] = [ico.readUInt32LE(14), ico.readUInt32LE(18)];
  const icon = ico.subarray(start);
  expect([...ico.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32]);
  expect(icon).toHaveLength(length);
  expect(icon.equals(readFileSync(inScratch('public', 'icons', 'icon-32.png')))).toBe(true);
});
