import path from 'node:path';
import { existsSync } from 'node:fs';
import { schoolFolder } from '@/lib/content/read/tree';

/** The published site. Only a successful build replaces it. */
export const SITE_FOLDER = process.env.SITE_FOLDER ?? path.relative('', path.join(schoolFolder(), 'out'));

/** The site during a build; after a failed build, the incomplete site. */
export const EXPORT_FOLDER = '.export';

/** All styles of the last build, for previews and urgent notices: each page has only those that it uses. */
export const WHOLE_STYLES = path.join('.cache', 'whole.css');
/** The page for unknown addresses, which each language has. */
export const isErrorPage = (route: string): boolean => /^(?:\/[a-z]{2,3})?\/404$/.test(route);

/** @throws Error if the folder has no finished site */
export function requireSite(folder: string): void {
  if (!existsSync(path.join(folder, 'index.html')))
    throw new Error(`There is no finished site in ${folder}/. Type npm run build first.`);
}

/** `index.html` → `/`, `Account/Testimonials.html` → `/Account/Testimonials`. */
export function routeOf(file: string): string {
  const route = `/${file.replace(/\.html$/, '')}`;
  return route === '/index' ? '/' : route;
}
