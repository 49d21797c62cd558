import path from 'node:path';
import { existsSync } from 'node:fs';
import { schoolFolder } from '@/lib/content/read/tree';

/** The folder of the published site. Only a successful build replaces it. */
export const SITE_FOLDER = process.env.SITE_FOLDER ?? path.relative('', path.join(schoolFolder(), 'out'));

/** The folder of the site during a build. After a failed build, it contains the incomplete site. */
export const EXPORT_FOLDER = '.export';

/** All styles of the last build, for previews and notices. A page itself contains only the styles that it uses. */
export const WHOLE_STYLES = path.join('.cache', 'whole.css');
/** Begins the line that a build prints before each language. The server works out the progress from these lines. */
export const LANGUAGE_STEP = 'Language ';
/** True for the page that hosts send for unknown addresses. Each language has one. */
export const isErrorPage = (route: string): boolean => /^(?:\/[a-z]{2,3})?\/404$/.test(route);

export function requireSite(folder: string): void {
  if (!existsSync(path.join(folder, 'index.html')))
    throw new Error(`There is no finished site in ${folder}/. Type npm run build first.`);
}

/** The route of a file: `index.html` → `/`, `Account/Testimonials.html` → `/Account/Testimonials`. */
export function routeOf(file: string): string {
  const route = `/${file.replace(/\.html$/, '')}`;
  return route === '/index' ? '/' : route;
}
