import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { IslandBundle } from './islands/bundle-islands';
import { islandsOf } from './page/islands-of';
import { rewritePublicPage } from './page/public-page';
import { scanPage } from './page/scan-page';
import { routeOf } from './files/route-of';

interface PublicSite {
  folder: string;
  /** Paths of HTML files in the folder. */
  files: readonly string[];
  /** The script of a set of islands. */
  bundle: (names: readonly string[]) => Promise<IslandBundle>;
}

/**
 * Rewrites every page for visitors, in place.
 * @throws Error that names each page which is not whole without script
 */
export async function rewritePublicPages({ folder, files, bundle }: PublicSite): Promise<void> {
  const reasons: string[] = [];
  for (const file of files) {
    const page = scanPage(await readFile(path.join(folder, file), 'utf8'));
    const islands = islandsOf(page);
    try {
      const html = rewritePublicPage(page, islands.length ? await bundle(islands) : undefined);
      await writeFile(path.join(folder, file), html);
    } catch (error) {
      reasons.push(`${routeOf(file)}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  if (reasons.length) throw new Error(reasons.join('\n'));
}
