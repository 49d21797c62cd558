/** The greatest width or height of a sent photo, in pixels. The build makes the website's sizes from that photo. */
export const LONGEST_SIDE = 2560;
const QUALITY = 0.85;

/** The message tells the user what to send instead. Most browsers cannot open HEIC. */
export class UnsuitableFile extends Error {}

/** The size to which a photo shrinks: at most LONGEST_SIDE in each direction, in whole pixels. */
export function shrunkSize({ width, height }: { width: number; height: number }) {
  const scale = Math.min(1, LONGEST_SIDE / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/**
 * Rotates, shrinks and re-encodes a photo, which removes all metadata, such as the location.
 * @param unreadable what to tell the user if the browser cannot open it @throws UnsuitableFile
 */
export async function shrinkPhoto(
  photo: File,
  unreadable: string,
): Promise<{ photo: Blob; name: string; canvas: HTMLCanvasElement }> {
  const bitmap = await createImageBitmap(photo, { imageOrientation: 'from-image' }).catch(
    (error: unknown) => {
      throw new UnsuitableFile(unreadable, { cause: error });
    },
  );
  const canvas = document.createElement('canvas');
  Object.assign(canvas, shrunkSize(bitmap));
  const context = canvas.getContext('2d');
  // JPEG would turn transparent parts black, so a PNG stays a PNG. Everything else gets a white background.
  const type = photo.type === 'image/png' ? 'image/png' : 'image/jpeg';
  if (context && type === 'image/jpeg') {
    context.fillStyle = '#fff';
    context.fillRect(0, 0, canvas.width, canvas.height);
  }
  context?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  const shrunk = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, QUALITY));
  if (!shrunk) throw new UnsuitableFile(unreadable);
  const ending = type === 'image/png' ? '.png' : '.jpg';
  return { photo: shrunk, name: photo.name.replace(/\.\w+$/, '') + ending, canvas };
}
