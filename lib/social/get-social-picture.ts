import { readFile } from 'node:fs/promises';
import { SOCIAL_MANIFEST } from './social-file';

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
