import { SITE_FOLDER, NEXT_FOLDER } from '../folders';
import { readStaffRoutes } from '../staff-routes';
import { readBuiltSite } from './built-site';
import { checkSite } from './check-site';
import { checkPictureMetadata } from './picture-metadata';
import { checkValidity } from './validity';

/** `npm run check:site`: every check of the finished site, those among them that take long. */
const site = await readBuiltSite(SITE_FOLDER, await readStaffRoutes(NEXT_FOLDER));
const findings = await checkSite(site, [checkPictureMetadata, checkValidity]);
if (findings.length) {
  console.error(`${findings.join('\n')}\n\nThe finished site has ${findings.length} faults.`);
  process.exitCode = 1;
} else {
  console.log(`The finished site is in order: ${site.pages.length} pages were checked.`);
}
