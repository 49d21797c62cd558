import type { MetadataRoute } from 'next';
import { getContent } from '@/lib/content/get-content';
import { lightPalette } from '@/lib/theme/palette';

export const dynamic = 'force-static';

export default async function manifest(): Promise<MetadataRoute.Manifest> {
  const { school } = await getContent();
  const { band, paper } = lightPalette(school.colours);
  return {
    name: school.name,
    short_name: school.shortName,
    description: school.description,
    start_url: '/',
    display: 'browser',
    background_color: paper,
    theme_color: band,
    icons: [
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/icon-maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
}
