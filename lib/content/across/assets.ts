import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { createHash } from 'node:crypto';
import { existsSync, statSync, readFileSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import PQueue from 'p-queue';
import { inflateSync } from 'node:zlib';
import { stateOf } from '../read/file-state';
import { type Finding, problemsOf, type Problem } from '../say/problem';
import { BINARIES, BINARY_NAMES, type Binary } from '../kinds/kinds';
import { IPHONE_PHOTO } from '../read/names';
import { CLOSED, leadsOut, LINK, NOT_A_FILE } from '../read/text';
import { memoize } from '../memoize';

/** The largest number of pixels accepted in a photo. Phones take photos of up to about 200 megapixels. */
const MAX_PIXELS = 200_000_000;

/** The maximum side of a rasterized SVG, in pixels: twice the widest version, because larger sides only cost memory. */
const MAX_DRAWN = 3200;

/** The density, in dots per inch, at which an SVG is rasterized at its declared size. */
const OWN_DENSITY = 72;

export const isDrawing = (file: string): boolean => path.extname(file).toLowerCase() === '.svg';

export async function openOriginal(file: string, density: number): Promise<Sharp> {
  if (!isDrawing(file)) return sharp(file, { failOn: 'error', limitInputPixels: MAX_PIXELS });
  const { width, height } = await sharp(file, { limitInputPixels: false }).metadata();
  const most = (OWN_DENSITY * MAX_DRAWN) / Math.max(width, height);
  return sharp(file, { density: Math.max(1, Math.min(density, most)), limitInputPixels: MAX_PIXELS });
}

/** The folder of markers: an empty file for each completely decoded picture, named after the picture's hash. */
const DECODED = '.cache/decoded-pictures';
/** A picture with a shorter side looks blurred: the smallest slot is 100 CSS pixels wide, which is 200 on a phone. */
const SHARP_SIDE = 200;
/** The minimum length of a crest's longer side, in pixels, because icons for phones are made from the crest. */
const CREST_SIDE = 512;
const BROKEN = 'is cut off or damaged: it cannot be read to the end. Copy the file here again.';

/** Matches the first bytes of a HEIC file (ISO/IEC 23008-12). Such a file is often named `.jpg`. */
const HEIC = /^.{4}ftyphe(?:i|v)[cmsx]/s;

/** Decodes the whole picture, because a partly copied file begins like a valid one. Decodes identical files once. */
async function inspectPicture(file: string, crest: boolean): Promise<Finding | undefined> {
  const bytes = await readFile(file);
  if (HEIC.test(bytes.toString('latin1', 0, 12))) return IPHONE_PHOTO;
  // A WebP file declares its length (RIFF). Check that length here: sharp pads missing bytes without an error.
  const isWebp = bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.length > 8;
  if (isWebp && bytes.readUInt32LE(4) + 8 > bytes.length) return BROKEN;
  const picture = sharp(file, { limitInputPixels: false });
  const size = await picture.metadata().catch(() => undefined);
  if (!size) return 'is not a picture that can be read. Save it as JPEG or PNG and copy it here again.';
  const { width, height } = size;
  if (width * height > MAX_PIXELS)
    return `has ${width} × ${height} pixels, which is too many. Save it smaller and copy it here again.`;
  const hash = createHash('sha256').update(bytes).digest('hex');
  // The marker's name includes the extension, because the extension decides how the file is read.
  const marker = path.join(DECODED, hash + path.extname(file).toLowerCase());
  if (!existsSync(marker)) {
    const decoded = openOriginal(file, OWN_DENSITY).then((own) =>
      own.resize({ width: 16, height: 16, fit: 'fill' }).raw().toBuffer(),
    );
    if (!(await decoded.catch(() => undefined))) return BROKEN;
    await mkdir(DECODED, { recursive: true });
    await writeFile(marker, '');
  }
  return isDrawing(file) ? undefined : inspectSize(width, height, crest);
}

function inspectSize(width: number, height: number, crest: boolean): Finding | undefined {
  const has = `has only ${width} × ${height} pixels`;
  const small = `${has}, but the crest needs ${CREST_SIDE} × ${CREST_SIDE}. Ask its designer for an SVG, or for a PNG of that size, and copy it here.`;
  if (crest) return Math.max(width, height) < CREST_SIDE ? small : undefined;
  const blurred = `${has}, and would look blurred. Copy the original photo here, 1200 pixels wide or more.`;
  return Math.min(width, height) < SHARP_SIDE ? { message: blurred, severity: 'warning' } : undefined;
}

const MAX_BYTES = { pictures: 40_000_000, files: 20_000_000 };

/** Each task holds a decoded photo in memory, so few run at once. */
const queue = new PQueue({ concurrency: 8 });

export async function checkBinaryFiles(
  directory: string,
  folder: string,
  names: Readonly<Record<Binary, readonly string[]>>,
  crest: string | undefined,
): Promise<Problem[]> {
  const found = BINARY_NAMES.flatMap((list) =>
    names[list].map(async (name) => {
      const own = `${BINARIES[list].folder}/${name}`;
      const file = path.join(directory, own);
      const wrong =
        explainFile(file, MAX_BYTES[list], directory) ?? (await INSPECTORS[list](file, name === crest));
      return problemsOf(`${folder}/${own}`, wrong);
    }),
  );
  return (await Promise.all(found)).flat();
}

/** Memoizes the result until the file's size or timestamps change; never if the timestamps are unreliable. */
const once = (judge: (file: string, crest: boolean) => Promise<Finding | undefined>) =>
  memoize(
    (file: string, crest: boolean) => queue.add(() => judge(file, crest)),
    (...args) => args.join('\n'),
    (file) => stateOf(file) ?? Symbol(file),
  );
const INSPECTORS = { pictures: once(inspectPicture), files: once(async (file) => inspectPdf(file)) };

function explainFile(file: string, most: number, directory: string): string | undefined {
  // `statSync` throws on a symbolic link that leads back to itself, so ask `existsSync` first.
  if (!existsSync(file)) return CLOSED;
  const stats = statSync(file);
  if (!stats.isFile()) return NOT_A_FILE;
  if (leadsOut(file, directory)) return LINK;
  if (stats.size === 0) return 'is empty. Copy the file here again.';
  const [size, allowed] = [stats.size, most].map((bytes) => Math.ceil(bytes / 1_000_000));
  const large = `is ${size} MB; at most ${allowed} MB is allowed. Save it smaller and copy it here again.`;
  return stats.size > most ? large : undefined;
}

/** PDF readers look for the end marker in the last kilobyte of a file (ISO 32000-1, annex H, note 18). */
const KILOBYTE = 1024;

/** The creator in the sample's PDFs. No real program or school has this name. */
export const SAMPLE_CREATOR = '/Creator (Sample document of the school-website project, not a certificate';

export function inspectPdf(file: string): Finding | undefined {
  const bytes = readFileSync(file);
  const document = bytes.toString('latin1');
  if (!document.startsWith('%PDF-')) return 'is not a PDF. Save the document as PDF and copy it here again.';
  if (!document.slice(-KILOBYTE).includes('%%EOF'))
    return 'is cut off: the end of the document is missing. Copy it here again.';
  const act = findAct([objectsIn(document), ...inflateObjects(bytes, document)].join('\n'));
  if (act)
    return `runs something when it is opened (${act}). Open it, print it to a new PDF, and copy that file here.`;
  const isSample = document.slice(0, KILOBYTE).includes(SAMPLE_CREATOR);
  const message = "is a document from the sample school. Replace it with your school's own.";
  return isSample ? { message, severity: 'placeholder' } : undefined;
}

/** Removes streams: the bytes of pictures and fonts can contain any word by chance. */
function objectsIn(document: string): string {
  const parts = document.split(/\bendstream\b/);
  // The part after the last `endstream` belongs to no stream.
  const last = parts.pop();
  return [...parts.map((part) => part.replace(/\bstream\r?\n.*/s, ' ')), last].join(' ');
}

/** Matches actions that do more than navigate (ISO 32000-1, section 12.6.4). */
const ACTS = /\/(JavaScript|Launch|SubmitForm|ImportData)\b/;

function findAct(document: string): string | undefined {
  // A name can contain escapes: `/Open#41ction` means `/OpenAction`.
  const plain = document.replaceAll(/#([\da-f]{2})/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
  const act = ACTS.exec(plain)?.[1];
  if (act) return act;
  const isHarmless = [...plain.matchAll(/\/OpenAction\s*(?:(\d+)\s+(\d+)\s+R|(.{0,300}))/gs)].every(
    ([, number, generation, inline = '']) => {
      if (number === undefined) return showsPlace(inline);
      const object = new RegExp(`(?<!\\d)${number}\\s+${generation}\\s+obj(.{0,300})`, 's').exec(plain)?.[1];
      // An object in a compressed stream is not found here. `ACTS` has already searched such objects.
      return object === undefined || showsPlace(object);
    },
  );
  return isHarmless ? undefined : 'OpenAction';
}

const showsPlace = (action: string): boolean => /^\s*\[/.test(action) || /\/S\s*\/GoTo\b/.test(action);

/** Inflates the object streams in which newer PDFs keep their objects. */
const inflateObjects = (bytes: Buffer, document: string): string[] =>
  [...document.matchAll(/\/ObjStm\b.{0,500}?stream\r?\n/gs)].map(({ 0: head, index }) => {
    try {
      const packed = bytes.subarray(index + head.length);
      return inflateSync(packed, { maxOutputLength: 50_000_000 }).toString('latin1');
    } catch {
      // The stream is damaged, encrypted, or compressed with another filter.
      return '';
    }
  });
