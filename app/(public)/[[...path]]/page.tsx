import type { Metadata } from 'next';
import { HomePage } from '@/components/home/HomePage';
import { PublicFrame } from '@/components/layout/PublicFrame';
import { InformationPage, StructuredData } from '@/components/page/InformationPage';
import { MadePageView } from '@/components/page/MadePageView';
import { SiteMapPage } from '@/components/page/SiteMapPage';
import { siteDate } from '@/lib/text/dates';
import { joinLines } from '@/lib/text/text';
import { getContent } from '@/lib/content/get-content';
import { FEED_ROUTE, hasFeed } from '@/lib/site/pages';
import { listSitePages, type SitePage } from '@/lib/site/made-pages';
import { SOCIAL_HEIGHT, SOCIAL_WIDTH, socialAddress } from '@/lib/site/social';
import { describeSchool } from '@/lib/site/structured-data';

interface Props {
  params: Promise<{ path?: string[] }>;
}

export const dynamicParams = false;

export async function generateStaticParams(): Promise<{ path: string[] }[]> {
  const pages = listSitePages(await getContent(), siteDate(new Date()));
  return pages.map(({ route }) => ({ path: route.split('/').filter(Boolean) }));
}

async function findPage({ params }: Props): Promise<SitePage> {
  const route = `/${((await params).path ?? []).join('/')}`;
  const pages = listSitePages(await getContent(), siteDate(new Date()));
  const page = pages.find((each) => each.route === route);
  // `next dev` still asks for a page whose file was deleted or renamed since it started.
  if (!page)
    throw new Error(`There is no page ${route} any more: its file in pages/ was deleted or renamed.`);
  return page;
}

/** Title, description, canonical address and Open Graph. */
export async function generateMetadata(props: Props): Promise<Metadata> {
  const content = await getContent();
  const page = await findPage(props);
  const { school } = content;
  const { kind, route, title, description, fact } = page;
  const url = socialAddress(fact, school);
  return {
    // That of the home page has the school's name.
    title: kind === 'home' ? { absolute: title } : title,
    description,
    alternates: { canonical: route, types: hasFeed(content) ? { 'application/atom+xml': FEED_ROUTE } : {} },
    openGraph: {
      type: 'website',
      siteName: school.name,
      locale: 'en_IN',
      title,
      description,
      url: route,
      images: [{ url, width: SOCIAL_WIDTH, height: SOCIAL_HEIGHT, alt: joinLines(fact) }],
    },
    twitter: { card: 'summary_large_image' },
    ...(kind === 'class' && { manifest: `${page.school.files}.webmanifest` }),
  };
}

export default async function PublicRoute(props: Props) {
  const content = await getContent();
  const day = siteDate(new Date());
  const page = await findPage(props);
  return (
    <PublicFrame content={content} route={page.kind === 'page' ? page.page.route : page.route}>
      {page.kind === 'home' ? (
        <>
          <HomePage content={content} day={day} />
          <StructuredData data={[describeSchool(content.school)]} />
        </>
      ) : page.kind === 'siteMap' ? (
        <SiteMapPage content={content} />
      ) : page.kind === 'page' ? (
        <InformationPage at={page} content={content} day={day} />
      ) : (
        <MadePageView content={content} page={page} day={day} />
      )}
    </PublicFrame>
  );
}
