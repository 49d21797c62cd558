import type { MetadataRoute } from 'next';
import { getContent } from '@/lib/content/get-content';

export const dynamic = 'force-static';

export default async function robots(): Promise<MetadataRoute.Robots> {
  const { school } = await getContent();
  return {
    rules: { userAgent: '*', allow: '/', disallow: ['/login', '/dashboard'] },
    sitemap: `${school.siteAddress}/sitemap.xml`,
  };
}
