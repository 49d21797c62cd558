import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { contentDirectory } from '@/lib/content/files/directory';
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

/** While editing, a picture that was just put in the folder is made when a page first asks for it. */
async function prepareNow(name: string): Promise<PictureSet> {
  const { preparePicture, pathsOf, publishFile } = await import('./prepare-pictures');
  const set = await preparePicture(path.join(contentDirectory(), 'images', name));
  await Promise.all(pathsOf(set).map(publishFile));
  return set;
}
