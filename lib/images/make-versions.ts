import { existsSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { isDrawing, openOriginal } from '@/lib/content/checks/open-original';
import {
  CACHE_FOLDER,
  LOGO_WIDTH,
  THUMBNAIL_WIDTHS,
  WIDTHS,
  type PictureFile,
  type PictureSet,
} from './picture-set';

/** Change it when the versions below change: it is part of their names. */
export const RECIPE = '5';

/** AVIF at effort 2: the default takes eight times as long for a few per cent. */
const AVIF = { quality: 43, effort: 2 } as const;
const WEBP = { quality: 74, effort: 2 } as const;
const JPEG = { quality: 78, mozjpeg: true } as const;

/**
 * Makes the versions of one original that are not in the cache yet. Upright by EXIF; all metadata is left out.
 * @param stem the start of the versions' file names, with the hash of the original
 * @throws Error when the original is broken
 */
export async function makeVersions(original: string, stem: string): Promise<PictureSet> {
  const vector = isDrawing(original);
  const { data, info } = await (
    await openOriginal(original, 400)
  )
    .autoOrient()
    .resize({ width: WIDTHS.at(-1), withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  // Read and turned once: every version is made from these points.
  const open = (): Sharp => sharp(data, { raw: { width, height, channels } });
  const widths = widthsFor(width, vector ? [LOGO_WIDTH, ...WIDTHS] : WIDTHS);

  const sized = async (size: number, ending: string, save: (image: Sharp) => Sharp): Promise<PictureFile> => {
    const file = await keep(`${stem}-${size}.${ending}`, () => save(open().resize({ width: size })));
    return { width: size, path: file };
  };
  const square = async (size: number): Promise<PictureFile> => {
    const cut = (): Sharp =>
      open().resize({ width: size, height: size, fit: 'cover', position: 'centre' }).webp(WEBP);
    return { width: size, path: await keep(`${stem}-${size}-square.webp`, cut) };
  };
  const middle = widths.findLast((size) => size <= 1100) ?? width;
  const avif = await Promise.all(widths.map((size) => sized(size, 'avif', (image) => image.avif(AVIF))));
  // Browsers without AVIF are old, and their screens seldom wide.
  const webp = await Promise.all(
    widths.filter((size) => size <= middle).map((size) => sized(size, 'webp', (image) => image.webp(WEBP))),
  );
  const fallback = vector
    ? await sized(middle, 'png', (image) => image.png())
    : await sized(middle, 'jpg', (image) => image.flatten({ background: '#fff' }).jpeg(JPEG));
  return {
    width,
    height,
    sources: [
      { type: 'image/avif', files: avif },
      { type: 'image/webp', files: webp },
    ],
    fallback,
    thumbnails: await Promise.all(THUMBNAIL_WIDTHS.map(square)),
  };
}

function widthsFor(most: number, widths: readonly number[]): number[] {
  const smaller = widths.filter((width) => width < most * 0.9);
  return [...smaller, most];
}

async function keep(name: string, make: () => Sharp): Promise<string> {
  const file = path.join(CACHE_FOLDER, name);
  if (!existsSync(file)) {
    // A build that is stopped midway must not leave half a picture under its final name.
    await make().toFile(`${file}.part`);
    await rename(`${file}.part`, file);
  }
  return `/pictures/${name}`;
}
