import { readApiSettings } from '@/lib/api/api-settings';
import { getContent } from '@/lib/content/get-content';
import { writeHostFiles } from '@/lib/hosts/write-host-files';
import { readBuiltSite } from './checks/built-site';
import { checkSite } from './checks/check-site';
import { compressFiles } from './compress-files';
import { ExportError } from './export-error';
import { finishSite } from './finish-site';
import { EXPORT_FOLDER, NEXT_FOLDER, SITE_FOLDER } from './folders';
import { listFiles } from './list-files';
import { routeOf } from './route-of';
import { readStaffRoutes } from './staff-routes';
import { swapFolders } from './swap-folders';

/** The last step of a build: finishes what Next.js exported, and puts it in the place of the last finished site. */
async function run(): Promise<void> {
  const { school } = await getContent();
  await finishSite({
    folder: EXPORT_FOLDER,
    next: NEXT_FOLDER,
    apiOrigin: readApiSettings(process.env).origin || undefined,
  });
  const pages = (await listFiles(EXPORT_FOLDER)).filter(
    (file) => file.endsWith('.html') && file !== '404.html',
  );
  await writeHostFiles(EXPORT_FOLDER, pages.map(routeOf), school.siteAddress);
  const faults = await checkSite(await readBuiltSite(EXPORT_FOLDER, await readStaffRoutes(NEXT_FOLDER)));
  if (faults.length) throw new ExportError(faults);
  await compressFiles(EXPORT_FOLDER, await listFiles(EXPORT_FOLDER));
  await swapFolders(EXPORT_FOLDER, SITE_FOLDER);
  console.log(`The site is finished: ${pages.length} pages in ${SITE_FOLDER}/.`);
}

try {
  await run();
} catch (error) {
  // A mistake of the site is told in plain words; a mistake of this program keeps its trace.
  if (!(error instanceof ExportError)) throw error;
  console.error(
    `${error.reasons.join('\n')}\n\nThe site was not finished. The last finished site is as it was.`,
  );
  process.exitCode = 1;
}
