import { existsSync } from 'node:fs';
import { cp, mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { hashFile } from '@/lib/content/read/file-state';
import { openOriginal } from '@/lib/content/across/pictures';

/** Icons that browsers and phones ask for, made from the school's crest. Sizes in pixels. */
export const ICONS = [
  { file: 'icon-32.png', size: 32 },
  { file: 'icon-192.png', size: 192 },
  { file: 'icon-512.png', size: 512 },
  { file: 'apple-touch-icon.png', size: 180 },
] as const;

const FOLDER = 'public/icons';
const CACHE = '.cache/icons';

/** Change it when the icons below change: cached ones are then made again. */
const RECIPE = '1';

/** @param background the ground of the icon that phones cut to their own shape, `#rrggbb` */
export async function prepareIcons(crest: string, background: string): Promise<void> {
  const made = path.join(CACHE, await hashFile(crest, [RECIPE, background, path.extname(crest)].join(' ')));
  if (!existsSync(made)) {
    await rm(`${made}.part`, { recursive: true, force: true });
    await mkdir(`${made}.part`, { recursive: true });
    await drawIcons(crest, background, `${made}.part`);
    await rename(`${made}.part`, made);
  }
  await rm(FOLDER, { recursive: true, force: true });
  await cp(made, FOLDER, { recursive: true });
}

async function drawIcons(crest: string, background: string, folder: string): Promise<void> {
  const original = await openOriginal(crest, 600);
  const open = (size: number): Sharp =>
    original.clone().resize(size, size, { fit: 'contain', background: '#0000' });
  for (const { file, size } of ICONS) {
    const opaque = file.startsWith('apple');
    const image = opaque ? open(size).flatten({ background }) : open(size);
    await image.png({ palette: true }).toFile(path.join(folder, file));
  }
  const inset = await open(340).png().toBuffer();
  await sharp({ create: { width: 512, height: 512, channels: 4, background } })
    .composite([{ input: inset }])
    .png({ palette: true })
    .toFile(path.join(folder, 'icon-maskable.png'));
}
