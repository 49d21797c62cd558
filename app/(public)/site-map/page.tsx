import type { Metadata } from 'next';
import { PublicFrame } from '@/components/layout/PublicFrame';
import { SiteMapPage } from '@/components/page/SiteMapPage';
import { getContent } from '@/lib/content/get-content';
import { fillIn } from '@/lib/text/text';
import { describePage } from '@/lib/site/pages';

export async function generateMetadata(): Promise<Metadata> {
  const content = await getContent();
  const { siteMap, siteMapDescription } = content.words.page;
  const description = fillIn(siteMapDescription, { school: content.school.name });
  return describePage({ content, route: '/site-map', title: siteMap, description });
}

export default async function SiteMapRoute() {
  const content = await getContent();
  return (
    <PublicFrame content={content} route="/site-map">
      <SiteMapPage content={content} />
    </PublicFrame>
  );
}
