import type { MetadataRoute } from 'next';
import { listSitePages } from '@/lib/site/site-pages';
import { siteTime } from '@/lib/text/dates';
import { getContent } from '@/lib/content/get-content';

export const dynamic = 'force-static';

export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const content = await getContent();
  const pages = listSitePages(content, siteTime().day);
  const newest = pages
    .flatMap(({ updated }) => updated ?? [])
    .toSorted()
    .at(-1);
  return pages.map(({ route, updated = newest }) => ({
    url: `${content.school.siteAddress}${route}`,
    lastModified: updated,
  }));
}
