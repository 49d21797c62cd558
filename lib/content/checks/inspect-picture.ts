import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { MAX_PIXELS, openOriginal } from './open-original';

/** One empty file for each picture that was decoded to its end, named after its content. */
const SOUND = '.cache/sound-pictures';
const BROKEN = 'is cut off or damaged: it cannot be read to its end. Copy the file here again.';
const UNREADABLE = 'is not a picture that can be read. Save it as JPEG or PNG and copy it here again.';

/**
 * What is wrong with a picture file, or undefined when it can be used. The whole picture is decoded, once for each
 * content: a copy that broke off has a sound beginning.
 */
export async function inspectPicture(file: string): Promise<string | undefined> {
  const bytes = await readFile(file);
  // The kind of file decides how it is read.
  const hash = createHash('sha256').update(path.extname(file).toLowerCase()).update(bytes).digest('hex');
  if (existsSync(path.join(SOUND, hash))) return undefined;
  const wrong = isShort(bytes) ? BROKEN : ((await inspectHead(file)) ?? (await decode(file)));
  if (wrong !== undefined) return wrong;
  await mkdir(SOUND, { recursive: true });
  await writeFile(path.join(SOUND, hash), '');
  return undefined;
}

/** A WebP says its length (RIFF); the library fills up what is missing without a word. */
function isShort(bytes: Buffer): boolean {
  return (
    bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.length > 8 && bytes.readUInt32LE(4) + 8 > bytes.length
  );
}

async function inspectHead(file: string): Promise<string | undefined> {
  try {
    const { width, height } = await sharp(file, { limitInputPixels: false }).metadata();
    return width * height > MAX_PIXELS
      ? `has ${width} × ${height} pixels, which is too many. Save it smaller and copy it here again.`
      : undefined;
  } catch {
    // The library's reason is no help to an editor; the remedy is the same for each.
    return UNREADABLE;
  }
}

async function decode(file: string): Promise<string | undefined> {
  try {
    const picture = await openOriginal(file, 72);
    await picture.resize({ width: 16, height: 16, fit: 'fill' }).raw().toBuffer();
    return undefined;
  } catch {
    // As above.
    return BROKEN;
  }
}
