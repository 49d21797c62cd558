import type { Metadata } from 'next';
import type { Content } from '@/lib/content/content';
import { FEED_ROUTE, hasFeed } from './has-feed';
import { SOCIAL_HEIGHT, SOCIAL_WIDTH } from '@/lib/social/social-file';
import { getSocialPicture } from '@/lib/social/get-social-picture';

interface PageDescription {
  content: Content;
  route: string;
  title: string;
  description: string;
  /** The title under which its social picture was drawn; its own when left out. */
  drawnTitle?: string;
  /** Whether the title is already whole, without the school's name to be added. */
  whole?: boolean;
}

/** Title, description, canonical address and Open Graph of one page. */
export async function describePage({
  content,
  route,
  title,
  description,
  drawnTitle = title,
  whole,
}: PageDescription): Promise<Metadata> {
  const { school } = content;
  const picture = await getSocialPicture(drawnTitle);
  return {
    title: whole ? { absolute: title } : title,
    description,
    alternates: { canonical: route, types: hasFeed(content) ? { 'application/atom+xml': FEED_ROUTE } : {} },
    openGraph: {
      type: 'website',
      siteName: school.name,
      locale: 'en_IN',
      title,
      description,
      url: route,
      images: picture && [{ url: picture, width: SOCIAL_WIDTH, height: SOCIAL_HEIGHT, alt: title }],
    },
    twitter: { card: 'summary_large_image' },
  };
}
