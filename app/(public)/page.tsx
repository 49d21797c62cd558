import type { Metadata } from 'next';
import { HomePage } from '@/components/home/HomePage';
import { PublicFrame } from '@/components/layout/PublicFrame';
import { StructuredData } from '@/components/page/InformationPage';
import { getContent } from '@/lib/content/get-content';
import { siteDate } from '@/lib/text/dates';
import { describePage } from '@/lib/site/pages';
import { homeTitle } from '@/lib/site/social';
import { describeSchool } from '@/lib/site/structured-data';

export async function generateMetadata(): Promise<Metadata> {
  const content = await getContent();
  const { school, home } = content;
  return describePage({
    content,
    route: '/',
    title: homeTitle(school),
    description: home.description,
    whole: true,
  });
}

export default async function Page() {
  const content = await getContent();
  return (
    <PublicFrame content={content} route="/">
      <HomePage content={content} day={siteDate(new Date())} />
      <StructuredData data={[describeSchool(content.school)]} />
    </PublicFrame>
  );
}
