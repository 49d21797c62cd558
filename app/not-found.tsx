import type { Metadata } from 'next';
import { PublicFrame } from '@/components/layout/PublicFrame';
import { NotFoundPage } from '@/components/page/SiteMapPage';
import { getContent } from '@/lib/content/get-content';

export async function generateMetadata(): Promise<Metadata> {
  const { words } = await getContent();
  return { title: words.notFound.title, description: words.notFound.description };
}

/** Next.js renders it beside every page too, so it lists no pages. The finished pages are without it. */
export default async function NotFound() {
  const content = await getContent();
  return (
    <PublicFrame content={content} route="">
      <NotFoundPage content={content} />
    </PublicFrame>
  );
}
