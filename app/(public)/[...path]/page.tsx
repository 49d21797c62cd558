import type { Metadata } from 'next';
import { PublicFrame } from '@/components/layout/PublicFrame';
import { InformationPage, StructuredData } from '@/components/page/InformationPage';
import { MadePageView } from '@/components/page/MadePageView';
import { siteDate } from '@/lib/text/dates';
import { getContent } from '@/lib/content/get-content';
import {
  describePage,
  descriptionOf,
  titleOf,
  listPages,
  shownOn,
  type ListPage,
  findMenuSection,
} from '@/lib/site/pages';
import { listMadePages, type MadePage } from '@/lib/site/made-pages';
import { describeBlocks, describeBreadcrumb } from '@/lib/site/structured-data';

/** The page that the site makes at this address, if it is none of an editor's. */
async function findMadePage({ params }: Props): Promise<MadePage | undefined> {
  const route = `/${(await params).path.join('/')}`;
  return listMadePages(await getContent(), siteDate(new Date())).find((each) => each.route === route);
}

interface Props {
  params: Promise<{ path: string[] }>;
}

export const dynamicParams = false;

/** Every file of content/pages/ is a page; its path is the address. Others are made of lists. */
export async function generateStaticParams(): Promise<{ path: string[] }[]> {
  const content = await getContent();
  const all = [...listPages(content), ...listMadePages(content, siteDate(new Date()))];
  return all.map(({ route }) => ({ path: route.slice(1).split('/') }));
}

async function findPage({ params }: Props): Promise<ListPage> {
  const route = `/${(await params).path.join('/')}`;
  const page = listPages(await getContent()).find((each) => each.route === route);
  // `next dev` still asks for a page whose file was deleted or renamed since it started.
  if (!page)
    throw new Error(`There is no page ${route} any more: its file in pages/ was deleted or renamed.`);
  return page;
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const content = await getContent();
  const made = await findMadePage(props);
  if (made)
    return {
      ...(await describePage({ content, ...made, drawnTitle: made.fact })),
      ...(made.kind === 'class' && { manifest: `/cards/${made.school.name.toLowerCase()}.webmanifest` }),
    };
  const at = await findPage(props);
  const words = content.words.page;
  return describePage({
    content,
    route: at.route,
    title: titleOf(at, words),
    description: descriptionOf(at, words),
    drawnTitle: at.page.title,
  });
}

export default async function InformationRoute(props: Props) {
  const content = await getContent();
  const made = await findMadePage(props);
  if (made)
    return (
      <PublicFrame content={content} route={made.route}>
        <MadePageView content={content} page={made} day={siteDate(new Date())} />
      </PublicFrame>
    );
  const at = await findPage(props);
  const { page } = at;
  const section = findMenuSection(content.menu, page.route);
  const list = at.number === 1 ? undefined : page;
  const title = titleOf(at, content.words.page);
  return (
    <PublicFrame content={content} route={page.route}>
      <InformationPage at={at} content={content} />
      <StructuredData data={describeBreadcrumb(content, title, at.route, section, list)} />
      {describeBlocks(shownOn(at, content), content, siteDate(new Date())).map((data, index) => (
        <StructuredData key={index} data={data} />
      ))}
    </PublicFrame>
  );
}
