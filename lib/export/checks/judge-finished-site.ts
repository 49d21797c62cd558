import { NEXT_FOLDER, SITE_FOLDER } from '../files/folders';
import { readStaffRoutes } from '../files/staff-routes';
import { readBuiltSite } from './built-site';
import { judgeSite } from './judge-site';
import { checkPictureMetadata } from './picture-metadata';
import { checkValidity } from './validity';

/** Every check of the finished site in out/, including the slow ones: how many pages it has, and what is wrong. */
export async function judgeFinishedSite(): Promise<{ pages: number; findings: string[] }> {
  const site = await readBuiltSite(SITE_FOLDER, await readStaffRoutes(NEXT_FOLDER));
  return { pages: site.pages.length, findings: await judgeSite(site, [checkPictureMetadata, checkValidity]) };
}
