import { readFile } from 'node:fs/promises';
import { SOCIAL_MANIFEST } from './social-file';

/**
 * The social picture of the page of this title.
 * @returns its path; undefined in `next dev` for a title that was typed since the last build, where nobody shares it
 * @throws Error when a build lacks it
 */
export async function getSocialPicture(title: string): Promise<string | undefined> {
  const paths = JSON.parse(await readFile(SOCIAL_MANIFEST, 'utf8')) as Record<string, string>;
  const found = paths[title];
  if (found === undefined && process.env.NODE_ENV !== 'development') {
    throw new Error(
      `"${title}" has no picture in ${SOCIAL_MANIFEST}. Run npm run build, which draws them first.`,
    );
  }
  return found;
}
