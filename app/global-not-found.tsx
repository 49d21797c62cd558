import type { Metadata } from 'next';
import { PublicFrame } from '@/components/layout/PublicFrame';
import { NotFoundPage } from '@/components/page/SiteMapPage';
import { getContent } from '@/lib/content/get-content';
import RootLayout, { generateMetadata as describeSite } from './layout';

export { generateViewport } from './layout';

export async function generateMetadata(): Promise<Metadata> {
  const { school, words } = await getContent();
  return {
    ...(await describeSite()),
    title: `${words.notFound.title} | ${school.name}`,
    description: words.notFound.description,
  };
}

/** A `not-found.tsx` would be rendered into the payload of every page, twice, and it lists all pages. */
export default async function GlobalNotFound() {
  const content = await getContent();
  return (
    <RootLayout>
      <PublicFrame content={content} route="">
        <NotFoundPage content={content} />
      </PublicFrame>
    </RootLayout>
  );
}
