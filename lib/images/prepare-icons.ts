import { mkdir, rm } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import { openOriginal } from '@/lib/content/checks/open-original';

/** Icons that browsers and phones ask for, made from the school's crest. Sizes in pixels. */
export const ICONS = [
  { file: 'icon-32.png', size: 32 },
  { file: 'icon-192.png', size: 192 },
  { file: 'icon-512.png', size: 512 },
  { file: 'apple-touch-icon.png', size: 180 },
] as const;

const FOLDER = 'public/icons';

/** @param background the ground of the icon that phones cut to their own shape, `#rrggbb` */
export async function prepareIcons(crest: string, background: string): Promise<void> {
  await rm(FOLDER, { recursive: true, force: true });
  await mkdir(FOLDER, { recursive: true });
  const original = await openOriginal(crest, 600);
  const open = (size: number): Sharp =>
    original.clone().resize(size, size, { fit: 'contain', background: '#0000' });
  for (const { file, size } of ICONS) {
    const opaque = file.startsWith('apple');
    const image = opaque ? open(size).flatten({ background }) : open(size);
    await image.png({ palette: true }).toFile(`${FOLDER}/${file}`);
  }
  const inset = await open(340).png().toBuffer();
  await sharp({ create: { width: 512, height: 512, channels: 4, background } })
    .composite([{ input: inset }])
    .png({ palette: true })
    .toFile(`${FOLDER}/icon-maskable.png`);
}
