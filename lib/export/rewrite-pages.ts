import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describeUnmarked, type FoundComponents } from './flight/describe-unmarked';
import { findUnmarked } from './flight/find-unmarked';
import { parseRows } from './flight/parse-rows';
import { readPayload } from './flight/read-payload';
import type { IslandBundle } from './islands/bundle-islands';
import { islandsOf } from './page/islands-of';
import { rewritePublicPage } from './page/public-page';
import { scanPage } from './page/scan-page';
import { routeOf } from './files/route-of';

interface PublicSite {
  folder: string;
  /** Paths of HTML files in the folder. */
  files: readonly string[];
  /** Source files of client components by module number. */
  modules: ReadonlyMap<number, string>;
  /** The script of a set of islands. */
  bundle: (names: readonly string[]) => Promise<IslandBundle>;
}

/**
 * Rewrites every page for visitors, in place.
 * @throws Error that names each page and component which would be dead without the framework
 */
export async function rewritePublicPages({ folder, files, modules, bundle }: PublicSite): Promise<void> {
  const unmarked: FoundComponents = new Map();
  const reasons: string[] = [];
  for (const file of files) {
    const page = scanPage(await readFile(path.join(folder, file), 'utf8'));
    const scripts = page.elements.filter(({ name }) => name === 'script').map(({ text }) => text);
    for (const component of findUnmarked(parseRows(readPayload(scripts)), modules)) {
      const key = `${component.name} (${component.file})`;
      unmarked.set(key, [...(unmarked.get(key) ?? []), routeOf(file)]);
    }
    const islands = islandsOf(page);
    try {
      const html = rewritePublicPage(page, islands.length ? await bundle(islands) : undefined);
      await writeFile(path.join(folder, file), html);
    } catch (error) {
      reasons.push(`${routeOf(file)}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  reasons.push(...describeUnmarked(unmarked));
  if (reasons.length) throw new Error(reasons.join('\n'));
}
