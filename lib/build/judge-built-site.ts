import { existsSync } from 'node:fs';
import path from 'node:path';
import { commandFor, contentDirectory, contentDirectoryName } from '@/lib/content/files/directory';
import { siteDate } from '@/lib/dates/site-date';
import { readBuiltSite } from '@/lib/export/checks/built-site';
import { judgeSite, noteSite } from '@/lib/export/checks/judge-site';
import { checkPictureMetadata } from '@/lib/export/checks/picture-metadata';
import { checkValidity } from '@/lib/export/checks/validity';
import { SITE_FOLDER } from '@/lib/export/files/folders';
import { readBuildRecord } from './build-record';
import { explainOtherDay, explainStale } from './explain-stale';
import { takeFingerprint } from './fingerprint';

interface Judgement {
  /** What is wrong, one sentence each. */
  faults: string[];
  /** Notes that do not stop publishing. */
  look: string[];
  /** How many pages were checked. */
  pages: number;
}

/** Every check of out/, the slow ones too, and whether it is what the content and the code would make now. */
export async function judgeBuiltSite(): Promise<Judgement> {
  const directory = contentDirectory();
  const built = { folder: contentDirectoryName(directory), day: siteDate(new Date()) };
  if (!existsSync(path.join(SITE_FOLDER, 'index.html'))) {
    const fault = `There is no finished site yet. Type ${commandFor('npm run build', built.folder)} first.`;
    return { faults: [fault], look: [], pages: 0 };
  }
  const record = await readBuildRecord(process.cwd());
  const stale = explainStale(record, { ...built, ...(await takeFingerprint(directory, process.cwd())) });
  const other = stale === undefined ? explainOtherDay(record, built) : undefined;
  const site = await readBuiltSite(SITE_FOLDER);
  const faults = await judgeSite(site, [checkPictureMetadata, checkValidity]);
  return {
    faults: [...(stale === undefined ? [] : [stale]), ...faults],
    look: [...(other === undefined ? [] : [other]), ...(await noteSite(site))],
    pages: site.pages.length,
  };
}
