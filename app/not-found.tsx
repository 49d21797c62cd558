import type { Metadata } from 'next';
import { PublicFrame } from '@/components/layout/PublicFrame';
import { NotFoundPage } from '@/components/page/SiteMapPage';
import { getContent } from '@/lib/content/get-content';
import { words } from '@/lib/content/words/in-use';
import { listMenuSections } from '@/lib/site/pages';

export async function generateMetadata(): Promise<Metadata> {
  await getContent();
  const { title, description } = words.notFound;
  return { title, description };
}

/**
 * Next.js also renders it beside every page, so its menu links to sections of the site map instead of pages. Finished
 * pages do not contain it.
 */
export default async function NotFound() {
  const { menu, ...rest } = await getContent();
  const sections = listMenuSections(menu);
  const entries = menu.entries.map(({ text, to, entries: list }) => {
    const section = list && sections.find(({ title }) => title === text);
    return { text, to: section ? `/site-map#${section.id}` : to };
  });
  const content = { ...rest, menu: { ...menu, entries } };
  return (
    <PublicFrame content={content} route="">
      <NotFoundPage {...content} />
    </PublicFrame>
  );
}
