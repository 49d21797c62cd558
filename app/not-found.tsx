import type { Metadata } from 'next';
import { PublicFrame } from '@/components/layout/PublicFrame';
import { NotFoundPage } from '@/components/page/NotFoundPage';
import { getContent } from '@/lib/content/get-content';
import { words } from '@/lib/content/words/in-use';

export async function generateMetadata(): Promise<Metadata> {
  await getContent();
  const { title, description } = words.notFound;
  return { title, description };
}

export default async function NotFound() {
  const content = await getContent();
  return (
    <PublicFrame content={content} route="">
      <NotFoundPage {...content} />
    </PublicFrame>
  );
}
