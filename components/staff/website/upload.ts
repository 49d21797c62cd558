import type { Staff } from '@/lib/content/kinds/staff';
import { sendRequest, type Transport } from '@/lib/staff/client';

interface Upload {
  name: string;
  bytes: Blob;
  /** From 0 to 1. */
  onProgress: (done: number) => void;
  signal?: AbortSignal;
}

const TIME_LIMIT_MS = 60_000;

/** Sends these bytes as `fetch` would, but also reports the progress, which `fetch` cannot do. */
const fetchWithProgress =
  ({ bytes, onProgress }: Upload): Transport['fetch'] =>
  (address, { headers, signal } = {}) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open('POST', address as string);
      const type = { 'Content-Type': bytes.type || 'application/octet-stream' };
      const own = { ...(headers as Record<string, string>), ...type };
      for (const [header, value] of Object.entries(own)) request.setRequestHeader(header, value);
      request.upload.addEventListener('progress', ({ loaded, total }) =>
        onProgress(total ? loaded / total : 0),
      );
      for (const failure of ['error', 'abort']) request.addEventListener(failure, reject);
      request.addEventListener('load', () => {
        const { status, responseText } = request;
        // The part of a response that `sendRequest` reads.
        resolve({ status, ok: status === 200, text: async () => responseText } as Response);
      });
      signal?.addEventListener('abort', () => request.abort());
      request.send(bytes);
    });

export const uploadFile = (transport: Transport, upload: Upload) =>
  sendRequest(
    { ...transport, fetch: fetchWithProgress(upload) },
    {
      variant: 'post',
      method: 'POST',
      path: '/api/Content/Picture',
      params: { name: upload.name },
      bearer: true,
      signal: upload.signal,
      timeLimitMs: TIME_LIMIT_MS,
    },
  ) as Promise<{ name: string }>;

/** The greatest width or height of a sent photo, in pixels. The build makes the website's sizes from this photo. */
export const LONGEST_SIDE = 2560;
const QUALITY = 0.85;

/** The message tells the user what to send instead. */
export class UnsuitableFile extends Error {}

export function shrunkSize({ width, height }: { width: number; height: number }) {
  const scale = Math.min(1, LONGEST_SIDE / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

export function drawPhoto(canvas: HTMLCanvasElement, bitmap: ImageBitmap, background?: string): void {
  Object.assign(canvas, shrunkSize(bitmap));
  const context = canvas.getContext('2d');
  if (context && background !== undefined) {
    context.fillStyle = background;
    context.fillRect(0, 0, canvas.width, canvas.height);
  }
  context?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
}

/** Recognizes an iPhone's photo by its name or, because it is often named `.jpg`, by its first bytes. */
const isHeic = async (photo: File): Promise<boolean> =>
  /\.hei[cf]$/i.test(photo.name) || /^ftyp(he|mif1)/.test(await photo.slice(4, 12).text());

/** Rotates, shrinks and re-encodes a photo, which removes all metadata, such as the location. @throws UnsuitableFile */
export async function shrinkPhoto(
  photo: File,
  text: Pick<Staff['website'], 'notPhoto' | 'unreadable'>,
): Promise<Pick<Upload, 'bytes' | 'name'>> {
  // All supported browsers rotate the photo by default. In the oldest ones, asking for this explicitly fails.
  const bitmap = await createImageBitmap(photo).catch(async (error: unknown) => {
    const message = (await isHeic(photo)) ? text.unreadable : text.notPhoto;
    throw new UnsuitableFile(message, { cause: error });
  });
  const canvas = document.createElement('canvas');
  const isPng = photo.type === 'image/png';
  // JPEG would turn transparent parts black, so a PNG stays a PNG, and other pictures get a white background.
  drawPhoto(canvas, bitmap, isPng ? undefined : '#fff');
  const type = isPng ? 'image/png' : 'image/jpeg';
  const shrunk = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, QUALITY));
  if (!shrunk) throw new UnsuitableFile(text.notPhoto);
  return { bytes: shrunk, name: photo.name.replace(/\.\w+$/, '') + (isPng ? '.png' : '.jpg') };
}
