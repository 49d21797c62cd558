import { dropEmptyFiles } from './drop-empty-files';
import { listFiles } from './files/list-files';
import { NEVER_ASKED_FOR, removeUnused } from './remove-unused';
import { rewritePages } from './rewrite-pages';

interface ExportedSite {
  /** Where Next.js exported the site to; it is rewritten in place. */
  folder: string;
  /** Origin of the school's API, when it is not the site's own. */
  apiOrigin: string | undefined;
}

/**
 * Turns what `next build` exported into what a host should serve.
 * @throws Error with every reason why it cannot
 */
export async function finishSite({ folder, apiOrigin }: ExportedSite): Promise<void> {
  await dropEmptyFiles(folder);
  const pages = (await listFiles(folder)).filter((file) => file.endsWith('.html'));
  const files = pages.filter((file) => !NEVER_ASKED_FOR.has(file));
  await rewritePages({ folder, files, apiOrigin });
  // Only now do the pages no longer name the framework's files.
  await removeUnused(folder);
}
