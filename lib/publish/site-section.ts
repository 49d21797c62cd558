import { judgeBuiltSite } from '@/lib/build/judge-built-site';
import type { Section } from './section';

/** What `npm run check:site` says of the folder out/. */
export async function siteSection(): Promise<Section> {
  const { faults, look } = await judgeBuiltSite();
  return { title: 'The finished site', mend: faults, look };
}
