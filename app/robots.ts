import type { MetadataRoute } from 'next';
import { addressOf } from '@/lib/content/read/addresses';
import { getContent } from '@/lib/content/get-content';

export const dynamic = 'force-static';

export default async function robots(): Promise<MetadataRoute.Robots> {
  const { school } = await getContent();
  return {
    // Let search engines crawl staff pages: only then can they read the noindex on them.
    rules: { userAgent: '*', allow: '/' },
    sitemap: addressOf(school, '/sitemap.xml'),
  };
}
