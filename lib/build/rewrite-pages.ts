import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { routeOf } from './files';
import { createPageBundles, isStaffPage, type IslandBundle } from './islands';
import { createStyleReader, pageStyles } from './page-styles';
import { rewritePage, type PageNeeds } from './rewrite-page';
import { islandsOf, scanPage, type ScannedPage } from './scan-page';
import { createLaterFile } from './styles';

interface ExportedPages {
  folder: string;
  /** Paths of HTML files in the folder. */
  files: readonly string[];
  /** Origin of the school's API, when it is not the site's own. */
  apiOrigin: string | undefined;
}

/**
 * Rewrites every page, in place.
 * @throws Error that names each page which is not whole without script
 */
export async function rewritePages({ folder, files, apiOrigin }: ExportedPages): Promise<void> {
  const bundleOf = createPageBundles(folder);
  const laterFileOf = createLaterFile(folder);
  const stylesOf = createStyleReader(folder);
  const reasons: string[] = [];
  const staff: { file: string; page: ScannedPage; css: string; bundle: IslandBundle }[] = [];
  const rewrite = async (file: string, page: ScannedPage, needs: PageNeeds): Promise<void> => {
    try {
      await writeFile(path.join(folder, file), rewritePage(page, needs));
    } catch (error) {
      reasons.push(`${routeOf(file)}: ${error instanceof Error ? error.message : String(error)}`);
    }
  };
  for (const file of files) {
    const page = scanPage(await readFile(path.join(folder, file), 'utf8'));
    const css = await stylesOf(page);
    const islands = islandsOf(page);
    const bundle = islands.length ? await bundleOf(islands) : undefined;
    if (bundle && isStaffPage(islands)) staff.push({ file, page, css, bundle });
    else await rewrite(file, page, { css, bundle, laterFile: await laterFileOf(css) });
  }
  // Only staff pages call a server, and each may read another one and take over its styles.
  const connect = ["'self'", ...(apiOrigin === undefined ? [] : [apiOrigin])];
  const styles = staff.map(({ page, css, bundle }) => pageStyles(page, css, { bundle }));
  for (const { file, page, css, bundle } of staff)
    await rewrite(file, page, { css, bundle, connect, styles });
  if (reasons.length) throw new Error(reasons.join('\n'));
}
