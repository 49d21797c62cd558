import type { Metadata } from 'next';
import { PublicFrame } from '@/components/layout/PublicFrame';
import { InformationPage } from '@/components/page/InformationPage';
import { MadePageView } from '@/components/page/MadePageView';
import { siteDate } from '@/lib/text/dates';
import { getContent } from '@/lib/content/get-content';
import { describePage, descriptionOf, titleOf, listPages, type ListPage } from '@/lib/site/pages';
import { factOfPage, listMadePages, type MadePage } from '@/lib/site/made-pages';

interface Props {
  params: Promise<{ path: string[] }>;
}

export const dynamicParams = false;

/** Every file of content/pages/ is a page; its path is the address. Others are made of lists. */
async function listAll(): Promise<(ListPage | MadePage)[]> {
  const content = await getContent();
  return [...listPages(content), ...listMadePages(content, siteDate(new Date()))];
}

export async function generateStaticParams(): Promise<{ path: string[] }[]> {
  return (await listAll()).map(({ route }) => ({ path: route.slice(1).split('/') }));
}

async function findPage({ params }: Props): Promise<ListPage | MadePage> {
  const route = `/${(await params).path.join('/')}`;
  const page = (await listAll()).find((each) => each.route === route);
  // `next dev` still asks for a page whose file was deleted or renamed since it started.
  if (!page)
    throw new Error(`There is no page ${route} any more: its file in pages/ was deleted or renamed.`);
  return page;
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const content = await getContent();
  const at = await findPage(props);
  if (!('page' in at))
    return {
      ...describePage({ content, ...at, drawnTitle: at.fact }),
      ...(at.kind === 'class' && { manifest: `${at.school.files}.webmanifest` }),
    };
  const words = content.words.page;
  return describePage({
    content,
    route: at.route,
    title: titleOf(at, words),
    description: descriptionOf(at, words),
    drawnTitle: factOfPage(at.page, content, siteDate(new Date())),
  });
}

export default async function InformationRoute(props: Props) {
  const content = await getContent();
  const day = siteDate(new Date());
  const at = await findPage(props);
  return (
    <PublicFrame content={content} route={'page' in at ? at.page.route : at.route}>
      {'page' in at ? (
        <InformationPage at={at} content={content} day={day} />
      ) : (
        <MadePageView content={content} page={at} day={day} />
      )}
    </PublicFrame>
  );
}
