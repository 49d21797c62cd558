import type { MetadataRoute } from 'next';
import type { Content } from '@/lib/content/content';
import { routeIn } from '@/lib/content/read/addresses';
import { lightPalette } from '@/lib/theme/palette';
import type { SchoolClass } from './class-card';

/** The web app manifest with which a phone adds the site, or the card of one class, to its home screen. */
export function cardManifest({ school }: Pick<Content, 'school'>, of?: SchoolClass): MetadataRoute.Manifest {
  const { band, paper } = lightPalette(school.colours);
  return {
    name: of ? `${of.title}, ${school.name}` : school.name,
    short_name: of ? of.title : school.shortName,
    description: school.description,
    start_url: routeIn(school.language, of?.route ?? '/'),
    ...(school.language && { lang: school.language }),
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
