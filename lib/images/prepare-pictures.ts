import { existsSync } from 'node:fs';
import { copyFile, link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { hashFile, saveHashes } from '@/lib/content/files/hash-file';
import { makeVersions, RECIPE } from './make-versions';
import { CACHE_FOLDER, MANIFEST, PUBLIC_FOLDER, type PictureSet } from './picture-set';

const AT_ONCE = 4;

/**
 * Makes every version of the named originals and puts them, and nothing else, into public/pictures.
 * @param folder the originals
 * @param names file names in `folder`
 */
export async function preparePictures(
  folder: string,
  names: readonly string[],
): Promise<Record<string, PictureSet>> {
  sharp.concurrency(1);
  await mkdir(CACHE_FOLDER, { recursive: true });
  const sets: Record<string, PictureSet> = {};
  const waiting = [...names].toSorted();
  const work = async (): Promise<void> => {
    for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
      sets[name] = await preparePicture(path.join(folder, name));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  saveHashes();
  await writeFile(MANIFEST, JSON.stringify(sets));
  await publish(sets);
  return sets;
}

/** The versions of one original, from the cache where its content is known there. */
export async function preparePicture(original: string): Promise<PictureSet> {
  const hash = (await hashFile(original, RECIPE)).slice(0, 10);
  const stem = `${path
    .basename(original, path.extname(original))
    .replaceAll(/[^\w-]+/g, '-')
    .slice(0, 80)}.${hash}`;
  // Copies of one photo, under names without a Latin letter, have the same versions.
  const made = making.get(stem) ?? makeOnce(original, stem).finally(() => making.delete(stem));
  making.set(stem, made);
  return made;
}

const making = new Map<string, Promise<PictureSet>>();

async function makeOnce(original: string, stem: string): Promise<PictureSet> {
  const known = path.join(CACHE_FOLDER, `${stem}.json`);
  if (existsSync(known)) return JSON.parse(await readFile(known, 'utf8')) as PictureSet;
  const set = await makeVersions(original, stem);
  await writeFile(known, JSON.stringify(set));
  return set;
}

async function publish(sets: Record<string, PictureSet>): Promise<void> {
  await rm(PUBLIC_FOLDER, { recursive: true, force: true });
  await mkdir(PUBLIC_FOLDER, { recursive: true });
  await Promise.all(Object.values(sets).flatMap(pathsOf).map(publishFile));
}

export async function publishFile(file: string): Promise<void> {
  const name = path.posix.basename(file);
  const [from, to] = [path.join(CACHE_FOLDER, name), path.join(PUBLIC_FOLDER, name)];
  if (existsSync(to)) return;
  // A second name for the same file costs no space; not every disk allows it.
  await link(from, to).catch(() => copyFile(from, to));
}

export function pathsOf({ sources, fallback, thumbnails }: PictureSet): string[] {
  return [...sources.flatMap(({ files }) => files), fallback, ...thumbnails].map((file) => file.path);
}
