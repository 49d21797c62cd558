import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { contentDirectory } from '@/lib/content/files/directory';
import { stateOf } from '@/lib/content/files/file-state';
import { MANIFEST, type PictureSet } from './picture-set';

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
