import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import type { ReactNode } from 'react';
import { PublicFrame } from '@/components/layout/PublicFrame';
import type { OnDay } from '@/components/page/on-day';
import type { Content } from '@/lib/content/content';
import { getContent } from '@/lib/content/get-content';
import { FEED_ROUTE, hasFeed } from '@/lib/site/pages';
import { alternatesOf, type SitePage } from '@/lib/site/site-pages';
import { routeIn } from '@/lib/content/read/addresses';
import { SOCIAL_HEIGHT, SOCIAL_WIDTH, socialAddress } from '@/lib/site/social';
import { siteTime } from '@/lib/text/dates';
import { joinLines } from '@/lib/text/text';

type PagesOf<P> = (content: Content, day: string) => readonly P[];

/** Next.js cannot export a route without pages, so each route gets this one. remove-unused.ts deletes it. */
const NO_PAGE = 'no.page';

export async function namesBelow(folder: string, pagesOf: PagesOf<SitePage>): Promise<string[]> {
  const pages = pagesOf(await getContent(), siteTime().day);
  return [NO_PAGE, ...pages.map(({ route }) => route.slice(folder.length))];
}

async function findPage<P extends SitePage>(pagesOf: PagesOf<P>, route: string) {
  const content = await getContent();
  const { day } = siteTime();
  return { content, day, page: pagesOf(content, day).find((each) => each.route === route) ?? notFound() };
}

export async function publicPage<P extends SitePage>(
  pagesOf: PagesOf<P>,
  route: string,
  View: (props: OnDay & { page: P }) => ReactNode,
) {
  const { content, day, page } = await findPage(pagesOf, route);
  return (
    <PublicFrame content={content} route={page.menuRoute ?? route} address={route}>
      <View content={content} day={day} page={page} />
    </PublicFrame>
  );
}

export async function metadataOf(pagesOf: PagesOf<SitePage>, route: string): Promise<Metadata> {
  const { content, page } = await findPage(pagesOf, route);
  const { school } = content;
  const { title, description, fact, manifest, isEnded } = page;
  const url = socialAddress(fact, school);
  return {
    // The home page's title already contains the school's name.
    title: route === '/' ? { absolute: title } : title,
    description,
    alternates: {
      ...alternatesOf(page, school),
      types: hasFeed(content) ? { 'application/atom+xml': routeIn(school.language, FEED_ROUTE) } : {},
    },
    openGraph: {
      type: 'website',
      siteName: school.name,
      locale: `${school.language ?? 'en'}_IN`,
      title,
      description,
      url: routeIn(school.language, route),
      images: [{ url, width: SOCIAL_WIDTH, height: SOCIAL_HEIGHT, alt: joinLines(fact) }],
    },
    twitter: { card: 'summary_large_image' },
    ...(manifest && { manifest }),
    ...(isEnded && { robots: { index: false } }),
  };
}
