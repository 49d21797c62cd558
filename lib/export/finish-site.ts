import { bundleIslands, type IslandBundle } from './islands/bundle-islands';
import { listFiles } from './files/list-files';
import { removeUnused } from './remove-unused';
import { rewritePublicPages } from './rewrite-pages';
import { rewriteStaffPages } from './rewrite-staff-pages';
import { routeOf } from './files/route-of';
import { readStaffRoutes } from './files/staff-routes';

interface ExportedSite {
  /** Where Next.js exported the site to; it is rewritten in place. */
  folder: string;
  /** Next's own folder, which says what it exported. */
  next: string;
  /** Origin of the school's API, when it is not the site's own. */
  apiOrigin: string | undefined;
}

/**
 * Turns what `next build` exported into what a host should serve.
 * @throws Error with every reason why it cannot
 */
export async function finishSite({ folder, next, apiOrigin }: ExportedSite): Promise<void> {
  const staff = await readStaffRoutes(next);
  const bundles = new Map<string, Promise<IslandBundle>>();
  const bundle = (names: readonly string[]): Promise<IslandBundle> => {
    const key = names.join(' ');
    const known = bundles.get(key) ?? bundleIslands(names, folder);
    bundles.set(key, known);
    return known;
  };
  await removeUnused(folder, staff);
  const pages = (await listFiles(folder)).filter((file) => file.endsWith('.html'));
  const files = pages.filter((file) => !staff.has(routeOf(file)));
  await rewritePublicPages({ folder, files, bundle });
  await rewriteStaffPages(
    folder,
    pages.filter((file) => staff.has(routeOf(file))),
    apiOrigin,
  );
  // Only now do the public pages no longer name the framework's files.
  await removeUnused(folder, staff);
}
