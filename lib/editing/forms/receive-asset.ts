import * as fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { checkBinaryFiles, openOriginal } from '@/lib/content/across/assets';
import { BINARIES } from '@/lib/content/kinds/kinds';
import { uniqueName } from '@/lib/content/read/names';
import { leadsOut } from '@/lib/content/read/text';
import { assetFile, contentDirectory, listFiles, RECEIVED_FOLDER } from '@/lib/content/read/tree';
import { itemName } from '../questions';
import { toFormProblem } from './form-problems';
import { EditorRefusal, refuse } from './refusal';
import type { Change } from './repository';
import { describeFailure } from './save-failures';
import { assetsIn } from './versions';

/** The types of files, recognized by their first bytes, because names can be wrong. */
const SIGNATURES = [
  ['.jpg', /^\u00FF\u00D8\u00FF/],
  ['.png', /^\u0089PNG\r\n/],
  ['.webp', /^RIFF.{4}WEBP/s],
  ['.pdf', /^%PDF-/],
] as const;

const WRONG = 'This is not a JPEG, PNG, WebP or PDF file. Save a photo as JPEG, and a document as PDF.';

/** Decoding an interlaced PNG takes up to 10 bytes a pixel. The editor itself sends photos of at most 6.6 million pixels. */
const MAX_PIXELS = 50_000_000;

/** How long a file waits for a save. For this long, a browser might keep an unsaved form that uses the file. */
const KEPT_MS = 30 * 24 * 60 * 60_000;

const listReceived = (): string[] => (fs.existsSync(RECEIVED_FOLDER) ? listFiles(RECEIVED_FOLDER) : []);

/** Keeps a file outside the content, until a save uses it. @returns its path within the content @throws EditorRefusal */
export async function receiveAsset({ name: typed, bytes }: { name: string; bytes: Uint8Array }) {
  const start = Buffer.from(bytes.subarray(0, 16)).toString('latin1');
  const [extension] = SIGNATURES.find(([, signature]) => signature.test(start)) ?? [];
  if (!extension) throw refuse('unsuitable', WRONG);
  const list = extension === '.pdf' ? 'files' : 'pictures';
  if (list === 'pictures') await refuseHuge(bytes);
  const { folder } = BINARIES[list];
  dropForgotten();
  const known = [...listFiles(contentDirectory()), ...listReceived()];
  const same = known.find((file) => file.startsWith(`${folder}/`) && hasBytes(assetFile(file), bytes));
  if (same) return { path: same };
  const taken = new Set(known.map((file) => file.toLowerCase()));
  const stem = itemName(list === 'files' ? 'document' : 'photo', { title: path.posix.parse(typed).name });
  const name = uniqueName(stem, (each) => taken.has(`${folder}/${each}${extension}`)) + extension;
  try {
    await keep(list, name, bytes);
  } catch (error) {
    throw await describeFailure(error, contentDirectory());
  }
  return { path: `${folder}/${name}` };
}

/** In pixels: twice the width at which a form shows the thumbnail. */
const THUMBNAIL_WIDTH = 192;

/** A small JPEG, in base64, of a picture that is not published yet, even if unsaved. @throws EditorRefusal */
export async function drawThumbnail(name: string): Promise<{ bytes: string }> {
  const own = `${BINARIES.pictures.folder}/${name}`;
  const directory = contentDirectory();
  const isSaved = listFiles(directory).includes(own) && !leadsOut(path.join(directory, own), directory);
  if (!isSaved && !listReceived().includes(own)) throw refuse('notFound', 'This picture is not there.');
  const picture = (await openOriginal(assetFile(own), 72)).autoOrient().resize(THUMBNAIL_WIDTH);
  return { bytes: (await picture.flatten({ background: '#fff' }).jpeg().toBuffer()).toString('base64') };
}

async function refuseHuge(bytes: Uint8Array): Promise<void> {
  // Ignore a picture that cannot be read, because the check rejects it.
  const read = sharp(bytes, { limitInputPixels: false }).metadata();
  const { width, height } = await read.catch(() => ({ width: 0, height: 0 }));
  const huge = `This photo has ${width} × ${height} pixels, which is too many. Save it with at most 7000 × 7000 pixels, and send it again.`;
  if (width * height > MAX_PIXELS) throw refuse('unsuitable', huge);
}

const hasBytes = (file: string, bytes: Uint8Array): boolean =>
  fs.statSync(file).size === bytes.length && fs.readFileSync(file).equals(bytes);

function dropForgotten(): void {
  const places = listReceived().map((file) => path.join(RECEIVED_FOLDER, file));
  for (const place of places) if (fs.statSync(place).mtimeMs < Date.now() - KEPT_MS) fs.rmSync(place);
}

/** Applies the rules of the check in a temporary folder, and keeps the file only if it passes. */
async function keep(list: keyof typeof BINARIES, name: string, bytes: Uint8Array): Promise<void> {
  const own = path.join(BINARIES[list].folder, name);
  fs.mkdirSync(path.join(RECEIVED_FOLDER, BINARIES[list].folder), { recursive: true });
  const scratch = fs.mkdtempSync(path.join(RECEIVED_FOLDER, 'new-'));
  try {
    fs.mkdirSync(path.join(scratch, BINARIES[list].folder));
    fs.writeFileSync(path.join(scratch, own), bytes);
    const names = { pictures: [], files: [], [list]: [name] };
    const found = await checkBinaryFiles(scratch, 'content', names, undefined);
    const problems = found.map((problem) => toFormProblem(problem));
    // A file that is only a placeholder prevents publishing, but not a save.
    const errorMessage = problems.find(({ severity }) => severity !== 'placeholder')?.message;
    if (errorMessage) throw new EditorRefusal({ code: 'mistakes', errorMessage, problems, elsewhere: [] });
    fs.renameSync(path.join(scratch, own), path.join(RECEIVED_FOLDER, own));
  } finally {
    fs.rmSync(scratch, { recursive: true });
  }
}

/** The received files to which a text refers, if no save has used them yet. They are committed with the text. */
export function receivedIn(text: string): Change[] {
  const named = new Set(assetsIn(text));
  return listReceived()
    .filter((file) => named.has(file) && !fs.existsSync(path.join(contentDirectory(), file)))
    .map((file) => ({ path: file, bytes: fs.readFileSync(path.join(RECEIVED_FOLDER, file)) }));
}
