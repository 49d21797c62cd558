import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import PQueue from 'p-queue';
import sharp, { type Sharp } from 'sharp';
import { isDrawing, openOriginal } from '@/lib/content/across/assets';
import { PICTURES_ADDRESS } from '@/lib/content/read/addresses';
import { hashFile, stateOf } from '@/lib/content/read/file-state';
import { contentDirectory } from '@/lib/content/read/tree';
import { memoize } from '@/lib/content/memoize';
import { AT_ONCE, cached, fillFolder, putFile } from './cached';

// Why: docs/decisions/pictures.md
/** One picture in the sizes and formats that pages offer to browsers. */
export interface PictureSet {
  /** Pixels of the largest version, upright. */
  width: number;
  height: number;
  /** Best compression first. Paths begin with `PICTURES_ADDRESS`. */
  sources: { type: 'image/avif' | 'image/webp'; files: PictureFile[] }[];
  /** For browsers that know neither, and for other sites. */
  fallback: PictureFile;
  /** Square cuts from the middle, for thumbnails. */
  thumbnails: PictureFile[];
}

export interface PictureFile {
  /** Pixels. */
  width: number;
  path: string;
}

/**
 * For phones, phones with dense screens, columns and wide screens; never larger than the original. 760 and 1100 are a little
 * more than phones of 360 to 412 px ask for: one pixel less, and they fetch the next larger version.
 */
const WIDTHS = [360, 760, 1100, 1600] as const;
/** A drawing is mostly the logo, which every page shows 56 to 80 px wide. */
const LOGO_WIDTH = 160;
const THUMBNAIL_WIDTHS = [100, 200] as const;

/** The room of the cache with the originals' versions. */
const ROOM = 'pictures';

export const PUBLIC_FOLDER = `public${PICTURES_ADDRESS}`;

const originalOf = (name: string): string => path.join(contentDirectory(), 'images', name);

/**
 * The versions of a picture of content/images/. A build has made them; one that was put there since, under `next dev`, is
 * made when a page first asks for it. @param name file name, such as `transport.jpg`
 */
export const getPicture = memoize(
  async (name: string): Promise<PictureSet> => {
    const set = await preparePicture(originalOf(name));
    for (const file of pathsOf(set)) {
      const to = path.join(PUBLIC_FOLDER, path.posix.basename(file));
      if (!existsSync(to)) await putFile(keptAt(file), to);
    }
    return set;
  },
  undefined,
  // Where the state tells nothing it is another each time.
  (name) => stateOf(originalOf(name)) ?? {},
);

/** Makes every version of the originals `names` in `folder` and puts them, and nothing else, into `PUBLIC_FOLDER`. */
export async function preparePictures(folder: string, names: readonly string[]) {
  sharp.concurrency(1);
  const sets: Record<string, PictureSet> = {};
  const prepare = async (name: string): Promise<void> => {
    sets[name] = await preparePicture(path.join(folder, name));
  };
  await new PQueue({ concurrency: AT_ONCE }).addAll(names.map((name) => () => prepare(name)));
  const files = Object.values(sets).flatMap(pathsOf);
  await fillFolder(PUBLIC_FOLDER, files.map(keptAt));
  return sets;
}

/** The versions of one original, from the cache where its content is known there. */
async function preparePicture(original: string): Promise<PictureSet> {
  const hash = (await hashFile(original, RECIPE)).slice(0, 10);
  const name = path.basename(original, path.extname(original)).replaceAll(/[^\w-]+/g, '-');
  const stem = `${name.slice(0, 80)}.${hash}`;
  const make = async (): Promise<string> => JSON.stringify(await makeVersions(original, stem));
  return JSON.parse(await readFile(await cached(ROOM, `${stem}.versions.json`, make), 'utf8')) as PictureSet;
}

export const pathsOf = ({ sources, fallback, thumbnails }: PictureSet): string[] =>
  [...sources.flatMap(({ files }) => files), fallback, ...thumbnails].map((file) => file.path);

/** The file of the cache with a version. */
const keptAt = (address: string): string => path.join('.cache', ROOM, path.posix.basename(address));

/** Change it when the versions below change: it is part of their names. */
const RECIPE = '5';

/** AVIF at effort 2: the default takes eight times as long for a few per cent. */
const AVIF = { quality: 43, effort: 2 } as const;
const WEBP = { quality: 74, effort: 2 } as const;
const JPEG = { quality: 78, mozjpeg: true } as const;

/**
 * Makes the versions of one original that are not in the cache yet. Upright by EXIF; all metadata is left out.
 * @param stem the start of their file names, with the hash of the original @throws Error when the original is broken
 */
async function makeVersions(original: string, stem: string): Promise<PictureSet> {
  const vector = isDrawing(original);
  const opened = await openOriginal(original, 400);
  const { data, info } = await opened
    .autoOrient()
    .resize({ width: WIDTHS.at(-1), withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  // Read and turned once: every version is made from these points.
  const open = (): Sharp => sharp(data, { raw: { width, height, channels } });
  const smaller = [LOGO_WIDTH, ...WIDTHS].slice(vector ? 0 : 1).filter((size) => size < width * 0.9);
  const widths = [...smaller, width];

  const make = async (size: number, ending: string, save: (image: Sharp) => Sharp, cutTo?: number) => {
    const name = `${stem}-${size}${ending}`;
    await cached(ROOM, name, () => save(open().resize({ width: size, height: cutTo })).toBuffer());
    return { width: size, path: PICTURES_ADDRESS + name };
  };
  const middle = widths.findLast((size) => size <= 1100) ?? width;
  const asWebp = (image: Sharp): Sharp => image.webp(WEBP);
  const avif = await Promise.all(widths.map((size) => make(size, '.avif', (image) => image.avif(AVIF))));
  // Browsers without AVIF are old, and their screens seldom wide.
  const ofOld = widths.filter((size) => size <= middle);
  const webp = await Promise.all(ofOld.map((size) => make(size, '.webp', asWebp)));
  const fallback = vector
    ? await make(middle, '.png', (image) => image.png())
    : await make(middle, '.jpg', (image) => image.flatten({ background: '#fff' }).jpeg(JPEG));
  return {
    width,
    height,
    sources: [
      { type: 'image/avif', files: avif },
      { type: 'image/webp', files: webp },
    ],
    fallback,
    thumbnails: await Promise.all(THUMBNAIL_WIDTHS.map((size) => make(size, '-square.webp', asWebp, size))),
  };
}
