import type { Metadata } from 'next';
import { HomePage } from '@/components/home/HomePage';
import { PublicFrame } from '@/components/layout/PublicFrame';
import { StructuredData } from '@/components/page/StructuredData';
import { getContent } from '@/lib/content/get-content';
import { describePage } from '@/lib/pages/describe-page';
import { describeSchool } from '@/lib/pages/structured-data';

export async function generateMetadata(): Promise<Metadata> {
  const content = await getContent();
  const { school, home } = content;
  const title = `${school.name}, ${school.town}`;
  return describePage({
    content,
    route: '/',
    title,
    description: home.description,
    picture: home.banners[0]?.picture,
    whole: true,
  });
}

export default async function Page() {
  const content = await getContent();
  return (
    <PublicFrame content={content} route="/">
      <HomePage content={content} />
      <StructuredData data={describeSchool(content.school)} />
    </PublicFrame>
  );
}
