import { readBuiltSite } from '@/lib/export/checks/built-site';
import { judgeSite } from '@/lib/export/checks/judge-site';
import { checkPictureMetadata } from '@/lib/export/checks/picture-metadata';
import { checkValidity } from '@/lib/export/checks/validity';
import { NEXT_FOLDER, SITE_FOLDER } from '@/lib/export/files/folders';
import { readStaffRoutes } from '@/lib/export/files/staff-routes';
import { runProgram } from '@/lib/terminal/run-program';

/** `npm run check:site`: every check of the finished site, including the slow ones; exit code 1 when one fails. */
await runProgram(async () => {
  const site = await readBuiltSite(SITE_FOLDER, await readStaffRoutes(NEXT_FOLDER));
  const findings = await judgeSite(site, [checkPictureMetadata, checkValidity]);
  if (findings.length) {
    console.error(`${findings.join('\n')}\n\nThe finished site has ${findings.length} faults.`);
    return 1;
  }
  console.log(`The finished site is in order: ${site.pages.length} pages were checked.`);
  return 0;
});
