import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { compressAhead } from './compress';
import { routeOf } from './files';
import { createPageBundles, isStaffPage } from './islands';
import { createStyleReader } from './page-styles';
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
  // Only staff pages call a server.
  const connect = ["'self'", ...(apiOrigin === undefined ? [] : [apiOrigin])];
  const rewrite = async (file: string, page: ScannedPage, needs: PageNeeds): Promise<void> => {
    try {
      await writeFile(path.join(folder, file), rewritePage(page, needs));
      compressAhead(path.join(folder, file));
    } catch (error) {
      reasons.push(`${routeOf(file)}: ${error instanceof Error ? error.message : String(error)}`);
    }
  };
  for (const file of files) {
    const page = scanPage(await readFile(path.join(folder, file), 'utf8'));
    const css = await stylesOf(page);
    const islands = islandsOf(page);
    const bundle = islands.length ? await bundleOf(islands) : undefined;
    if (isStaffPage(islands)) await rewrite(file, page, { css, bundle, connect });
    else await rewrite(file, page, { css, bundle, laterFile: await laterFileOf(css) });
  }
  if (reasons.length) throw new Error(reasons.join('\n'));
}
