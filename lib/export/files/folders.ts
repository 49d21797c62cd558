import { existsSync } from 'node:fs';
import path from 'node:path';

/** What is served. Only a build that succeeded replaces it. */
export const SITE_FOLDER = 'out';

/** The site while it is being built; after a failed build, the incomplete site. */
export const EXPORT_FOLDER = '.export';

/** @throws Error that says what to do when there is no finished site in the folder */
export function requireSite(folder: string): void {
  if (!existsSync(path.join(folder, 'index.html')))
    throw new Error(`There is no finished site in ${folder}/. Type npm run build first.`);
}
