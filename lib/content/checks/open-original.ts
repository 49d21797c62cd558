import path from 'node:path';
import sharp, { type Sharp } from 'sharp';

/** A phone's largest photo is about 200 megapixels; more is a mistake or an attack. */
export const MAX_PIXELS = 200_000_000;

/** An SVG is drawn at most this large, in pixels: one that says 10,000 by itself would exhaust the memory. */
const MOST_DRAWN = 8000;

/** Dots per inch of an SVG that is drawn in its own size. */
const OWN_DENSITY = 72;

export function isDrawing(file: string): boolean {
  return path.extname(file).toLowerCase() === '.svg';
}

/**
 * Opens an editor's picture; whoever decodes it takes or refuses the same files.
 * @param density dots per inch for drawings
 */
export async function openOriginal(file: string, density: number): Promise<Sharp> {
  if (!isDrawing(file)) return sharp(file, { failOn: 'error', limitInputPixels: MAX_PIXELS });
  const { width, height } = await sharp(file, { limitInputPixels: false }).metadata();
  const most = (OWN_DENSITY * MOST_DRAWN) / Math.max(width, height);
  return sharp(file, { density: Math.max(1, Math.min(density, most)), limitInputPixels: MAX_PIXELS });
}
