import type { Metadata } from 'next';
import { PublicFrame } from '@/components/layout/PublicFrame';
import { InformationPage } from '@/components/page/InformationPage';
import { StructuredData } from '@/components/page/StructuredData';
import type { Page } from '@/lib/content/content';
import { getContent } from '@/lib/content/get-content';
import { describePage } from '@/lib/pages/describe-page';
import { findMenuSection } from '@/lib/pages/menu-section';
import { describeBreadcrumb } from '@/lib/pages/structured-data';

interface Props {
  params: Promise<{ path: string[] }>;
}

export const dynamicParams = false;

/** Every file of content/pages/ is a page; its path is the address. */
export async function generateStaticParams(): Promise<{ path: string[] }[]> {
  const { pages } = await getContent();
  return pages.map(({ route }) => ({ path: route.slice(1).split('/') }));
}

async function findPage({ params }: Props): Promise<Page> {
  const route = `/${(await params).path.join('/')}`;
  const page = (await getContent()).pages.find((each) => each.route === route);
  if (!page) throw new Error(`no page at ${route}, though generateStaticParams named it`);
  return page;
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { route, title, description } = await findPage(props);
  return describePage({ content: await getContent(), route, title, description });
}

export default async function InformationRoute(props: Props) {
  const content = await getContent();
  const page = await findPage(props);
  const section = findMenuSection(content.menu, page.route);
  return (
    <PublicFrame content={content} route={page.route}>
      <InformationPage page={page} content={content} />
      <StructuredData data={describeBreadcrumb(content, page.title, page.route, section)} />
    </PublicFrame>
  );
}
