import type { Metadata } from 'next';
import type { Content } from '@/lib/content/content';
import { getPicture } from '@/lib/images/get-picture';

interface PageDescription {
  content: Content;
  route: string;
  title: string;
  description: string;
  /** File name in content/images/; the school's crest stands in for it. */
  picture?: string;
  /** Whether the title is already whole, without the school's name to be added. */
  whole?: boolean;
}

/** Title, description, canonical address and Open Graph of one page. */
export async function describePage({
  content,
  route,
  title,
  description,
  picture,
  whole,
}: PageDescription): Promise<Metadata> {
  const { school } = content;
  const { fallback, width, height } = await getPicture(picture ?? school.logo);
  return {
    title: whole ? { absolute: title } : title,
    description,
    alternates: { canonical: route },
    openGraph: {
      type: 'website',
      siteName: school.name,
      locale: 'en_IN',
      title,
      description,
      url: route,
      images: [
        { url: fallback.path, width: fallback.width, height: Math.round((fallback.width * height) / width) },
      ],
    },
    twitter: { card: 'summary_large_image' },
  };
}
