import { mkdirSync } from 'node:fs';
import { join as joinPath } from 'node:path';
import sharp from 'sharp';

export interface Picture {
  name: string;
  width: number;
  height: number;
  draw: () => string;
}

export const picture = (name: string, width: number, height: number, draw: () => string): Picture => ({
  name,
  width,
  height,
  draw,
});

/** A page picture, 1600 by 900. */
export const page = (name: string, draw: () => string): Picture => picture(name, 1600, 900, draw);

/** Writes each picture as a JPEG into `folder`. */
export async function renderPictures(pictures: Picture[], folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  for (const { name, width, height, draw } of pictures) {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${draw()}</svg>`;
    await sharp(Buffer.from(svg), { limitInputPixels: false })
      .flatten({ background: '#fbf7ee' })
      .jpeg({ quality: 88, mozjpeg: true, chromaSubsampling: '4:4:4' })
      .toFile(joinPath(folder, `${name}.jpg`));
  }
}
