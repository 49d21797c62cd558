import { closeSync, fstatSync, openSync, readSync, statSync } from 'node:fs';
import path from 'node:path';
import PQueue from 'p-queue';
import { inspectPicture } from './pictures';
import { FILE_FOLDER, PICTURE_FOLDER } from '../kinds/kinds';
import { stateOf, saveHashes } from '../read/file-state';
import { NOT_A_FILE } from '../read/text';
import { rememberWhile } from '../remember';
import { wholeFileProblem, type Finding, type Problem } from '../say/problem';

/** Readers look for the end of a PDF in its last kilobyte (ISO 32000-1, annex H, note 18). */
const KILOBYTE = 1024;

/** What the sample's PDFs have in the place of the program's name; no name of a school or program looks like it. */
export const SAMPLE_CREATOR = '/Creator (Sample document of the school-website project, not a certificate';

const SAMPLE = "is a document of the sample school. Put the school's own there.";

/** Looks at both ends of a PDF: an upload that broke off has a beginning and no end. @param file its path */
function inspectPdf(file: string): Finding | undefined {
  const handle = openSync(file, 'r');
  try {
    const { size } = fstatSync(handle);
    const start = readAt(handle, 0);
    if (!start.startsWith('%PDF-'))
      return { message: 'is not a PDF. Save the document as PDF and copy it here again.' };
    if (!readAt(handle, Math.max(0, size - KILOBYTE)).includes('%%EOF'))
      return { message: 'is cut off: the end of the document is missing. Copy it here again.' };
    return start.includes(SAMPLE_CREATOR) ? { message: SAMPLE, severity: 'placeholder' } : undefined;
  } finally {
    closeSync(handle);
  }
}

function readAt(handle: number, position: number): string {
  const part = Buffer.alloc(KILOBYTE);
  return part.toString('latin1', 0, readSync(handle, part, 0, KILOBYTE, position));
}

export const MAX_PICTURE_BYTES = 40_000_000;
export const MAX_FILE_BYTES = 20_000_000;

/** A picture or PDF of the content folder. */
interface BinaryFile {
  /** Where it is on this computer. */
  whole: string;
  /** As editors see it. */
  file: string;
  /** Whether it is the school's crest; undefined for a PDF. */
  crest?: boolean;
}

/** At once: each takes the memory of a decoded photo. */
const queue = new PQueue({ concurrency: 8 });

/** Once for each state of a file; each time where nothing tells whether it has changed. */
const inspectOnce = rememberWhile(
  (binary: BinaryFile) => queue.add(() => inspect(binary)),
  ({ whole, file, crest }) => [whole, file, crest].join('\n'),
  ({ whole }) => stateOf(whole) ?? Symbol(whole),
);

/**
 * Pictures that are not pictures or too small, PDFs that are not PDFs, and files too big to put on a website.
 * @param crest file name of the school's crest
 */
export async function checkBinaryFiles(
  directory: string,
  name: string,
  tree: { pictures: readonly string[]; files: readonly string[] },
  crest: string | undefined,
): Promise<Problem[]> {
  const at = (file: string) => ({ whole: path.join(directory, file), file: `${name}/${file}` });
  const pictures = tree.pictures.map((own) => ({ ...at(`${PICTURE_FOLDER}/${own}`), crest: own === crest }));
  const pdfs = tree.files.map((own) => at(`${FILE_FOLDER}/${own}`));
  const found = await Promise.all([...pictures, ...pdfs].map(inspectOnce));
  saveHashes();
  return found.flat();
}

async function inspect({ whole, file, crest }: BinaryFile): Promise<Problem[]> {
  const tooBig = explainSize(whole, crest === undefined ? MAX_FILE_BYTES : MAX_PICTURE_BYTES);
  const found = tooBig ?? (crest === undefined ? inspectPdf(whole) : await inspectPicture(whole, crest));
  return found ? [{ ...wholeFileProblem(file, found.message), ...found }] : [];
}

function explainSize(file: string, most: number): Finding | undefined {
  const stats = statSync(file, { throwIfNoEntry: false });
  if (!stats) return { message: 'cannot be opened. Copy the file here again.' };
  if (!stats.isFile()) return { message: NOT_A_FILE };
  const { size } = stats;
  if (size === 0) return { message: 'is empty. Copy the file here again.' };
  const message = `has ${megabytes(size)} MB; at most ${megabytes(most)} MB are allowed. Save it smaller and copy it here again.`;
  return size > most ? { message } : undefined;
}

function megabytes(bytes: number): string {
  return Math.ceil(bytes / 1_000_000).toString();
}
