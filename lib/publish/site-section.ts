import { existsSync } from 'node:fs';
import path from 'node:path';
import { judgeFinishedSite } from '@/lib/export/checks/judge-finished-site';
import { SITE_FOLDER } from '@/lib/export/files/folders';
import type { Section } from './section';

/** What `npm run check:site` says of the folder out/. */
export async function siteSection(): Promise<Section> {
  const isThere = existsSync(path.join(SITE_FOLDER, 'index.html'));
  const mend = isThere
    ? (await judgeFinishedSite()).findings
    : ['there is none yet. Type npm run build first.'];
  return { title: 'The finished site', mend, look: [] };
}
