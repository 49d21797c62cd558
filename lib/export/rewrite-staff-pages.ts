import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { rewriteStaffPage } from './page/staff-page';
import { scanPage } from './page/scan-page';

/** Puts every page of the staff area under its policy, in place. */
export async function rewriteStaffPages(
  folder: string,
  files: readonly string[],
  apiOrigin: string | undefined,
): Promise<void> {
  const pages = await Promise.all(
    files.map(async (file) => ({ file, page: scanPage(await readFile(path.join(folder, file), 'utf8')) })),
  );
  const styles = pages.flatMap(({ page }) =>
    page.elements.filter(({ name }) => name === 'style').map(({ text }) => text),
  );
  await Promise.all(
    pages.map(({ file, page }) =>
      writeFile(path.join(folder, file), rewriteStaffPage(page, { styles, apiOrigin })),
    ),
  );
}
