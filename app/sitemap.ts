import type { MetadataRoute } from 'next';
import { lastUpdated, listPages } from '@/lib/site/pages';
import { listMadePages } from '@/lib/site/made-pages';
import { siteDate } from '@/lib/text/dates';
import { getContent } from '@/lib/content/get-content';

export const dynamic = 'force-static';

export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const content = await getContent();
  const { school, pages } = content;
  const newest = pages
    .map((page) => lastUpdated(page, content))
    .toSorted()
    .at(-1);
  return [
    { url: `${school.siteAddress}/`, lastModified: newest },
    { url: `${school.siteAddress}/site-map`, lastModified: newest },
    ...listPages(content).map(({ route, page }) => ({
      url: `${school.siteAddress}${route}`,
      lastModified: lastUpdated(page, content),
    })),
    ...listMadePages(content, siteDate(new Date())).map(({ route }) => ({
      url: `${school.siteAddress}${route}`,
      lastModified: newest,
    })),
  ];
}
