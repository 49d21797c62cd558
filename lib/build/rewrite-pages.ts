import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { compressAhead } from './compress';
import { routeOf } from './files';
import { createPageBundles, isStaffPage } from './islands';
import { createStyleReader } from './page-styles';
import { rewritePage } from './rewrite-page';
import { islandsOf, scanPage } from './scan-page';
import { createLaterFile } from './styles';

/**
 * Rewrites every page, in place.
 * @param files paths of HTML files in the folder
 * @param apiOrigin of the school's API, when it is not the site's own
 * @throws Error that names each page which is not whole without script
 */
export async function rewritePages(
  folder: string,
  files: readonly string[],
  apiOrigin: string,
): Promise<void> {
  const bundleOf = createPageBundles(folder);
  const laterFileOf = createLaterFile(folder);
  const stylesOf = createStyleReader(folder);
  const reasons: string[] = [];
  // Only staff pages call a server.
  const connect = ["'self'", apiOrigin].filter(Boolean);
  for (const file of files) {
    const page = scanPage(await readFile(path.join(folder, file), 'utf8'));
    const css = await stylesOf(page);
    const islands = islandsOf(page);
    const bundle = islands.length ? await bundleOf(islands) : undefined;
    const own = isStaffPage(islands) ? { connect } : { laterFile: await laterFileOf(css) };
    try {
      await writeFile(path.join(folder, file), rewritePage(page, { css, bundle, ...own }));
      compressAhead(path.join(folder, file));
    } catch (error) {
      reasons.push(`${routeOf(file)}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  if (reasons.length) throw new Error(reasons.join('\n'));
}
