import sharp from 'sharp';

/** A phone's largest photo is about 200 megapixels; more is a mistake or an attack. */
export const MAX_PIXELS = 200_000_000;

/** What is wrong with a picture file, judged by its first bytes, or undefined when it can be used. */
export async function inspectPicture(path: string): Promise<string | undefined> {
  try {
    const { width, height } = await sharp(path, { limitInputPixels: false }).metadata();
    if (width * height > MAX_PIXELS) {
      return `has ${width} × ${height} pixels, which is too many. Save it smaller and copy it here again.`;
    }
    return undefined;
  } catch {
    return 'is not a picture that can be read. Save it as JPEG or PNG and copy it here again.';
  }
}
