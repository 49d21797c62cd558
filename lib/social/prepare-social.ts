import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import PQueue from 'p-queue';
import type { Content } from '@/lib/content/content';
import { lightPalette } from '@/lib/theme/palette';
import { drawSocialPicture, type SocialPicture } from './draw-social-picture';
import { pageTitles } from './shared-titles';
import { SOCIAL_CACHE, SOCIAL_FOLDER, SOCIAL_MANIFEST } from './social-file';

/** Raise it when the drawing changes: cached pictures are then made again. */
const RECIPE = '2';

const AT_ONCE = 4;

/** Draws the social picture of every page and puts them, and nothing else, into public/social. */
export async function prepareSocial(content: Content, images: string): Promise<void> {
  await mkdir(SOCIAL_CACHE, { recursive: true });
  await rm(SOCIAL_FOLDER, { recursive: true, force: true });
  await mkdir(SOCIAL_FOLDER, { recursive: true });
  const { name: school, town, logo, colours } = content.school;
  const look = { school, town, crest: path.join(images, logo), palette: lightPalette(colours) };
  const crest = await readFile(look.crest);
  const paths: Record<string, string> = {};
  const queue = new PQueue({ concurrency: AT_ONCE });
  const draw = async (title: string): Promise<void> => {
    const name = await drawOnce({ title, ...look }, crest);
    await copyFile(path.join(SOCIAL_CACHE, name), path.join(SOCIAL_FOLDER, name));
    paths[title] = `/social/${name}`;
  };
  await queue.addAll(pageTitles(content).map((title) => () => draw(title)));
  await writeFile(SOCIAL_MANIFEST, JSON.stringify(paths));
}

/** @returns the name of the picture's file in the cache */
async function drawOnce(picture: SocialPicture, crest: Buffer): Promise<string> {
  const { title, school, town, palette } = picture;
  const hash = createHash('sha256')
    .update(JSON.stringify([RECIPE, title, school, town, palette]))
    .update(crest);
  const name = `${hash.digest('hex').slice(0, 16)}.png`;
  const file = path.join(SOCIAL_CACHE, name);
  if (!existsSync(file)) await writeFile(file, await drawSocialPicture(picture));
  return name;
}
