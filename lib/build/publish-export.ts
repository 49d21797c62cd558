import { readApiSettings } from '@/lib/staff/api-settings';
import { readBuiltSite } from '@/lib/export/checks/built-site';
import { judgeSite } from '@/lib/export/checks/judge-site';
import { compressFiles } from '@/lib/export/files/compress-files';
import { EXPORT_FOLDER, SITE_FOLDER } from '@/lib/export/files/folders';
import { listFiles } from '@/lib/export/files/list-files';
import { routeOf } from '@/lib/export/files/route-of';
import { swapFolders } from '@/lib/export/files/swap-folders';
import { finishSite } from '@/lib/export/finish-site';
import { writeHostFiles } from '@/lib/hosts/write-host-files';

/**
 * The last step of a build: finishes what Next.js exported, and replaces the last finished site with it.
 * @param siteAddress such as `https://www.school.example`
 * @throws Error that lists every reason why the site cannot be finished; the last finished site is then untouched
 */
export async function publishExport(siteAddress: string): Promise<void> {
  await finishSite({
    folder: EXPORT_FOLDER,
    apiOrigin: readApiSettings(process.env).origin || undefined,
  });
  const pages = (await listFiles(EXPORT_FOLDER)).filter(
    (file) => file.endsWith('.html') && file !== '404.html',
  );
  await writeHostFiles(EXPORT_FOLDER, pages.map(routeOf), siteAddress);
  const faults = await judgeSite(await readBuiltSite(EXPORT_FOLDER));
  if (faults.length) throw new Error(faults.join('\n'));
  await compressFiles(EXPORT_FOLDER, await listFiles(EXPORT_FOLDER));
  await swapFolders(EXPORT_FOLDER, SITE_FOLDER);
  console.log(`The site is finished: ${pages.length} pages in ${SITE_FOLDER}/.`);
}
