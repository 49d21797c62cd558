import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import PQueue from 'p-queue';
import sharp, { type Sharp } from 'sharp';
import { isDrawing, openOriginal } from '@/lib/content/across/assets';
import { PICTURES_ADDRESS } from '@/lib/content/read/addresses';
import { stateOf } from '@/lib/content/read/file-state';
import { assetFile } from '@/lib/content/read/tree';
import { memoize } from '@/lib/content/memoize';
import { AT_ONCE, cached, fillFolder, keyOf, putFile } from './cached';

// Why: docs/decisions/pictures.md
export type PictureSet = Awaited<ReturnType<typeof makeVersions>>;
export type PictureFile = PictureSet['webp'];

/** In pixels, from small phones to wide screens. Phones with dense screens need just under 760 or 1100. */
const WIDTHS = [360, 560, 760, 1100, 1600] as const;
/** Twice the largest width at which pages show a logo. */
const LOGO_WIDTH = 160;
const WEBP_WIDTH = 760;
const THUMBNAIL_WIDTH = 100;

const FOLDER = 'pictures';

export const PUBLIC_FOLDER = `public${PICTURES_ADDRESS}`;

const originalOf = (name: string): string => assetFile(`images/${name}`);

/** The versions of a picture in content/images/. `next dev` makes missing ones here. @param name `transport.jpg` */
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
  // A new object never equals the last state, so the result for a file in an unknown state is not memoized.
  (name) => stateOf(originalOf(name)) ?? {},
);

/** The address of an existing small version, or undefined. Never makes one: making all versions would take a minute. */
export async function findThumbnail(name: string): Promise<string | undefined> {
  const file = keptAt(`${await stemOf(originalOf(name))}.versions.json`);
  if (!existsSync(file)) return undefined;
  return (JSON.parse(await readFile(file, 'utf8')) as PictureSet).thumbnail.path;
}

/** Makes `PUBLIC_FOLDER` contain exactly the versions of these originals. @param names originals in `folder` */
export async function preparePictures(folder: string, names: readonly string[]) {
  sharp.concurrency(1);
  const prepare = names.map((name) => () => preparePicture(path.join(folder, name)));
  const sets = await new PQueue({ concurrency: AT_ONCE }).addAll(prepare);
  await fillFolder(PUBLIC_FOLDER, sets.flatMap(pathsOf).map(keptAt));
  return sets;
}

/** The beginning that the names of all versions share. */
async function stemOf(original: string): Promise<string> {
  const hash = keyOf(RECIPE, await readFile(original)).slice(0, 10);
  const name = path.basename(original, path.extname(original)).replaceAll(/[^\w-]+/g, '-');
  return `${name.slice(0, 80)}.${hash}`;
}

async function preparePicture(original: string): Promise<PictureSet> {
  const stem = await stemOf(original);
  const make = async (): Promise<string> => JSON.stringify(await makeVersions(original, stem));
  const versions = await cached(FOLDER, `${stem}.versions.json`, make);
  return JSON.parse(await readFile(versions, 'utf8')) as PictureSet;
}

export const pathsOf = ({ avif, webp, fallback, thumbnail }: PictureSet): string[] =>
  [...avif, webp, fallback, thumbnail].map((file) => file.path);

const keptAt = (address: string): string => path.join('.cache', FOLDER, path.posix.basename(address));

/** Part of every version's name: change it when the code below makes different versions. */
const RECIPE = '11';

/** The encoder's default effort would take eight times as long, and save only a few per cent. Half the resolution for
 * colours saves a tenth, and shows no difference even in flat drawings. */
const AVIF = { quality: 38, effort: 2, chromaSubsampling: '4:2:0' } as const;
const WEBP = { quality: 74, effort: 2 } as const;
const JPEG = { quality: 78, mozjpeg: true } as const;

/** Makes versions missing from the cache, turned upright and without metadata. @throws Error for a broken original */
async function makeVersions(original: string, stem: string) {
  const opened = await openOriginal(original, 400);
  const { data, info } = await opened
    .autoOrient()
    .resize({ width: WIDTHS.at(-1), withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  // Decode the original once, for all versions.
  const decoded = (): Sharp => sharp(data, { raw: { width, height, channels } });
  const { isOpaque } = await decoded().stats();
  // In AVIF, even an opaque alpha channel takes 230 bytes.
  const open = (): Sharp => (isOpaque ? decoded().removeAlpha() : decoded());
  // Treat an opaque drawing like a photograph: it shows a scene.
  const logo = isDrawing(original) && !isOpaque;
  const smaller = [LOGO_WIDTH, ...WIDTHS].slice(logo ? 0 : 1).filter((size) => size < width * 0.9);
  const widths = [...smaller, width];

  const make = async (size: number, ending: string, save: (image: Sharp) => Sharp, cutTo?: number) => {
    const name = `${stem}-${size}${ending}`;
    await cached(FOLDER, name, () => save(open().resize({ width: size, height: cutTo })).toBuffer());
    return { width: size, path: PICTURES_ADDRESS + name };
  };
  const middle = widths.findLast((size) => size <= 1100) ?? width;
  const asWebp = (image: Sharp): Sharp => image.webp(WEBP);
  const avif = await Promise.all(widths.map((size) => make(size, '.avif', (image) => image.avif(AVIF))));
  const fallback = logo
    ? await make(middle, '.png', (image) => image.png())
    : await make(middle, '.jpg', (image) => image.flatten({ background: '#fff' }).jpeg(JPEG));
  return {
    /** Size of the largest version in pixels, after rotation. */
    width,
    height,
    avif,
    /** For browsers without AVIF. One medium size is enough, because few people use such browsers. */
    webp: await make(widths.findLast((size) => size <= WEBP_WIDTH) ?? width, '.webp', asWebp),
    /** For other sites and programs, which may not support the newer formats. */
    fallback,
    /** A small square cut from the middle. */
    thumbnail: await make(THUMBNAIL_WIDTH, '-square.webp', asWebp, THUMBNAIL_WIDTH),
  };
}
