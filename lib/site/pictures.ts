import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { PICTURES_ADDRESS } from '@/lib/content/read/addresses';
import { contentDirectory } from '@/lib/content/read/tree';
import { stateOf } from '@/lib/content/read/file-state';

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
 * Versions for phones, for phones with dense screens, for columns and for wide screens; never larger than the original.
 * 760 and 1100 are a little more than phones of 360 to 412 px ask for at twice and three times the density: one pixel
 * less, and they fetch the next larger version.
 */
export const WIDTHS = [360, 760, 1100, 1600] as const;
/** A drawing is mostly the logo, which every page shows 56 to 80 px wide. */
export const LOGO_WIDTH = 160;
export const THUMBNAIL_WIDTHS = [100, 200] as const;

/** Where the picture step leaves its list for the pages. */
export const MANIFEST = '.cache/pictures.json';
export const PUBLIC_FOLDER = `public${PICTURES_ADDRESS}`;

let manifest: Promise<Record<string, PictureSet>> | undefined;

/**
 * The versions of a picture of content/images/.
 * @param name file name, such as `transport.jpg`
 * @throws Error when the picture step did not make it
 */
export async function getPicture(name: string): Promise<PictureSet> {
  if (process.env.NODE_ENV === 'development') return prepareNow(name);
  manifest ??= readFile(MANIFEST, 'utf8').then((text) => JSON.parse(text) as Record<string, PictureSet>);
  const set = (await manifest)[name];
  if (!set)
    throw new Error(`${name} is not in ${MANIFEST}. Run npm run build, which makes the pictures first.`);
  return set;
}

const prepared = new Map<string, { state: string; set: PictureSet }>();

/** While editing, a picture that was just put in the folder is made when a page first asks for it. */
async function prepareNow(name: string): Promise<PictureSet> {
  const file = path.join(contentDirectory(), 'images', name);
  const state = stateOf(file);
  const before = prepared.get(file);
  if (before && before.state === state) return before.set;
  const { preparePicture, pathsOf, publishFile } = await import('./prepare-pictures');
  const set = await preparePicture(file);
  await Promise.all(pathsOf(set).map(publishFile));
  if (state !== undefined) prepared.set(file, { state, set });
  return set;
}
