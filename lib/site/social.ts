import type { Content } from '@/lib/content/content';
import { readFile, copyFile, mkdir, rm, writeFile } from 'node:fs/promises';
import { SOCIAL_MANIFEST, drawSocialPicture, type SocialPicture, SOCIAL_FOLDER } from './social-picture';
import path from 'node:path';
import PQueue from 'p-queue';
import { cached, keyOf } from './cached';
import { siteDate } from '@/lib/text/dates';
import { listMadePages } from './made-pages';
import { lightPalette } from '@/lib/theme/palette';

/** Titles of all pages that can be shared, as `describePage` is given them. */
function pageTitles(content: Content): string[] {
  const { school, words, pages } = content;
  const made = listMadePages(content, siteDate(new Date())).map(({ fact }) => fact);
  return [homeTitle(school), words.page.siteMap, ...pages.map(({ title }) => title), ...made];
}

/** The school's name and place: what the home page is called. */
export function homeTitle({ name, town }: Pick<Content['school'], 'name' | 'town'>): string {
  return `${name}, ${town}`;
}

let manifest: Promise<Record<string, string>> | undefined;

/**
 * The social picture of the page of this title.
 * @returns its path; undefined in `next dev` for a title that was typed since the last build, where nobody shares it
 * @throws Error when a build lacks it
 */
export async function getSocialPicture(title: string): Promise<string | undefined> {
  const isDevelopment = process.env.NODE_ENV === 'development';
  // In a build every page asks; under `next dev` the next build may replace it.
  if (isDevelopment || !manifest) manifest = readManifest();
  const found = (await manifest)[title];
  if (found === undefined && !isDevelopment) {
    throw new Error(
      `"${title}" has no picture in ${SOCIAL_MANIFEST}. Run npm run build, which draws them first.`,
    );
  }
  return found;
}

async function readManifest(): Promise<Record<string, string>> {
  return JSON.parse(await readFile(SOCIAL_MANIFEST, 'utf8')) as Record<string, string>;
}

/** Raise it when the drawing changes: cached pictures are then made again. */
const RECIPE = '2';

const AT_ONCE = 4;

/** Draws the social picture of every page and puts them, and nothing else, into public/social. */
export async function prepareSocial(content: Content, images: string): Promise<void> {
  await rm(SOCIAL_FOLDER, { recursive: true, force: true });
  await mkdir(SOCIAL_FOLDER, { recursive: true });
  const { name: school, town, logo, colours } = content.school;
  const look = { school, town, crest: path.join(images, logo), palette: lightPalette(colours) };
  const crest = await readFile(look.crest);
  const paths: Record<string, string> = {};
  const queue = new PQueue({ concurrency: AT_ONCE });
  const draw = async (title: string): Promise<void> => {
    const file = await drawOnce({ title, ...look }, crest);
    const name = path.basename(file);
    await copyFile(file, path.join(SOCIAL_FOLDER, name));
    paths[title] = `/social/${name}`;
  };
  await queue.addAll(pageTitles(content).map((title) => () => draw(title)));
  await writeFile(SOCIAL_MANIFEST, JSON.stringify(paths));
}

/** @returns the path of the picture in the cache */
function drawOnce(picture: SocialPicture, crest: Buffer): Promise<string> {
  const { title, school, town, palette } = picture;
  const hash = keyOf(JSON.stringify([RECIPE, title, school, town, palette]), crest).slice(0, 16);
  return cached('social', `${hash}.png`, () => drawSocialPicture(picture));
}
