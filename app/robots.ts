import type { MetadataRoute } from 'next';
import { addressOf } from '@/lib/content/read/addresses';
import { getContent } from '@/lib/content/get-content';

export const dynamic = 'force-static';

export default async function robots(): Promise<MetadataRoute.Robots> {
  const { school } = await getContent();
  return {
    // The staff pages have noindex. Search engines read it only on pages that they may crawl.
    rules: { userAgent: '*', allow: '/' },
    sitemap: addressOf(school, '/sitemap.xml'),
  };
}
