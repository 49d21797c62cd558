import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { openOriginal } from '@/lib/content/across/assets';
import { cached, fillFolder, keyOf } from './cached';
import type { MetadataRoute } from 'next';
import type { Content } from '@/lib/content/content';
import { routeIn } from '@/lib/content/read/addresses';
import { lightPalette } from '@/lib/theme/palette';
import type { SchoolClass } from './class-card';

/** Part of the cache's key: change it when the icons below change. */
const RECIPE = '2';

/** @param background the maskable icon's background, `#rrggbb` */
export async function prepareIcons(crest: string, background: string): Promise<void> {
  const folder = `icons/${keyOf(RECIPE, background, path.extname(crest), await readFile(crest))}`;
  const icons = Object.entries(drawings(crest, background)).map(([file, draw]) =>
    cached(folder, file, async () => (await draw()).png({ palette: true }).toBuffer()),
  );
  const files = await Promise.all(icons);
  await fillFolder('public/icons', files);
  await writeFile('public/favicon.ico', toIco(await readFile(files[0] ?? '')));
}

/** Wraps a PNG of 32 × 32 pixels in an ICO file, which browsers request for a PDF that is opened directly. */
function toIco(png: Buffer): Buffer {
  const head = Buffer.alloc(22);
  // One icon (type 1), 32 × 32 pixels, one plane, 32 bits per pixel; its bytes follow the header.
  head.set([0, 0, 1, 0, 1, 0, 32, 32, 0, 0, 1, 0, 32, 0]);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

function drawings(crest: string, background: string): Record<string, () => Promise<Sharp>> {
  const open = async (size: number): Promise<Sharp> =>
    (await openOriginal(crest, 600)).resize(size, size, { fit: 'contain', background: '#0000' });
  return {
    'icon-32.png': () => open(32),
    'icon-192.png': () => open(192),
    'icon-512.png': () => open(512),
    'apple-touch-icon.png': async () => (await open(180)).flatten({ background }),
    'icon-maskable.png': async () => {
      const inset = await (await open(340)).png().toBuffer();
      const ground = sharp({ create: { width: 512, height: 512, channels: 4, background } });
      return ground.composite([{ input: inset }]);
    },
  };
}

/** The web app manifest that a phone uses to add the site, or the card of one class, to its home screen. */
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
