import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createPageBundles } from './islands/page-bundles';
import { isStaffPage } from './islands/staff-islands';
import { islandsOf } from './page/islands-of';
import { rewritePage } from './page/rewrite-page';
import { scanPage } from './page/scan-page';
import { routeOf } from './files/route-of';

interface ExportedPages {
  folder: string;
  /** Paths of HTML files in the folder. */
  files: readonly string[];
  /** Origin of the school's API, when it is not the site's own. */
  apiOrigin: string | undefined;
}

/**
 * Rewrites every page, in place. Only the staff area may call a server.
 * @throws Error that names each page which is not whole without script
 */
export async function rewritePages({ folder, files, apiOrigin }: ExportedPages): Promise<void> {
  const bundleOf = createPageBundles(folder);
  const api = ["'self'", ...(apiOrigin === undefined ? [] : [apiOrigin])];
  const reasons: string[] = [];
  for (const file of files) {
    const page = scanPage(await readFile(path.join(folder, file), 'utf8'));
    const islands = islandsOf(page);
    try {
      const html = rewritePage(page, {
        bundle: islands.length ? await bundleOf(islands) : undefined,
        connect: isStaffPage(islands) ? api : undefined,
      });
      await writeFile(path.join(folder, file), html);
    } catch (error) {
      reasons.push(`${routeOf(file)}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  if (reasons.length) throw new Error(reasons.join('\n'));
}
