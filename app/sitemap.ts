import type { MetadataRoute } from 'next';
import { lastUpdated } from '@/lib/site/pages';
import { listSitePages } from '@/lib/site/made-pages';
import { siteDate } from '@/lib/text/dates';
import { getContent } from '@/lib/content/get-content';

export const dynamic = 'force-static';

export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const content = await getContent();
  const newest = content.pages
    .map((page) => lastUpdated(page, content))
    .toSorted()
    .at(-1);
  return listSitePages(content, siteDate(new Date())).map((page) => ({
    url: `${content.school.siteAddress}${page.route}`,
    lastModified: page.kind === 'page' ? lastUpdated(page.page, content) : newest,
  }));
}
