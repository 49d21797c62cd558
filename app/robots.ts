import type { MetadataRoute } from 'next';
import { getContent } from '@/lib/content/get-content';

export const dynamic = 'force-static';

export default async function robots(): Promise<MetadataRoute.Robots> {
  const { school } = await getContent();
  return {
    // The staff pages say noindex. Search engines read that only where they may look.
    rules: { userAgent: '*', allow: '/' },
    sitemap: `${school.siteAddress}/sitemap.xml`,
  };
}
