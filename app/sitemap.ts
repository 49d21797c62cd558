import type { MetadataRoute } from 'next';
import { getContent } from '@/lib/content/get-content';

export const dynamic = 'force-static';

export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const { school, pages } = await getContent();
  const newest = pages
    .map(({ updated }) => updated)
    .toSorted()
    .at(-1);
  return [
    { url: `${school.siteAddress}/`, lastModified: newest },
    { url: `${school.siteAddress}/site-map`, lastModified: newest },
    ...pages.map(({ route, updated }) => ({ url: `${school.siteAddress}${route}`, lastModified: updated })),
  ];
}
