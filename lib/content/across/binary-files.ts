import { closeSync, fstatSync, openSync, readSync, statSync } from 'node:fs';
import path from 'node:path';
import PQueue from 'p-queue';
import { inspectPicture } from './pictures';
import { FILE_FOLDER, PICTURE_FOLDER } from '../kinds/kinds';
import { stateOf, saveHashes } from '../read/file-state';
import { NOT_A_FILE } from '../read/text';
import { wholeFileProblem, type Problem } from '../say/problem';

/** Readers look for the end of a PDF in its last kilobyte (ISO 32000-1, annex H, note 18). */
const KILOBYTE = 1024;

/** What the sample's PDFs have in the place of the program's name; no name of a school or program looks like it. */
export const SAMPLE_CREATOR = '/Creator (Sample document of the school-website project, not a certificate';

export interface InspectedPdf {
  /** Why it cannot be opened, and what to do. */
  wrong?: string;
  /** Whether it is one of the documents of the sample school. */
  sample: boolean;
}

/** Looks at both ends of a PDF: an upload that broke off has a beginning and no end. @param file its path */
function inspectPdf(file: string): InspectedPdf {
  const handle = openSync(file, 'r');
  try {
    const { size } = fstatSync(handle);
    const start = readAt(handle, 0);
    if (!start.startsWith('%PDF-'))
      return {
        wrong: 'is not a PDF. Save the document as PDF and copy it here again.',
        sample: false,
      };
    if (!readAt(handle, Math.max(0, size - KILOBYTE)).includes('%%EOF'))
      return { wrong: 'is cut off: the end of the document is missing. Copy it here again.', sample: false };
    return { sample: start.includes(SAMPLE_CREATOR) };
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
const SAMPLE = "is a document of the sample school. Put the school's own there.";

/** At once: each takes the memory of a decoded photo. */
const AT_ONCE = 8;

const known = new Map<string, { state: string; problems: readonly Problem[] }>();

/**
 * Pictures that are not pictures or too small, PDFs that are not PDFs, and files too big to put on a website.
 * A program looks at each only once for each state of it.
 * @param crest file name of the school's crest
 */
export async function checkBinaryFiles(
  directory: string,
  name: string,
  tree: { pictures: readonly string[]; files: readonly string[] },
  crest: string | undefined,
): Promise<Problem[]> {
  const files = [
    ...tree.pictures.map((picture) => ({ file: `${PICTURE_FOLDER}/${picture}`, crest: picture === crest })),
    ...tree.files.map((each) => ({ file: `${FILE_FOLDER}/${each}`, crest: undefined })),
  ].map((each) => ({ ...each, key: [directory, name, each.file, each.crest].join('\n') }));
  const queue = new PQueue({ concurrency: AT_ONCE });
  const found = new Map<string, readonly Problem[]>();
  const waiting: Promise<void>[] = [];
  for (const { file, crest: isCrest, key } of files) {
    const whole = path.join(directory, file);
    const state = stateOf(whole);
    const before = known.get(key);
    if (before && before.state === state) {
      found.set(key, before.problems);
      continue;
    }
    const look = async (): Promise<void> => {
      const problems = await inspect(whole, `${name}/${file}`, isCrest);
      found.set(key, problems);
      if (state !== undefined) known.set(key, { state, problems });
    };
    waiting.push(queue.add(look));
  }
  await Promise.all(waiting);
  saveHashes();
  return files.flatMap(({ key }) => found.get(key) ?? []);
}

/** @param crest undefined for a PDF */
async function inspect(whole: string, file: string, crest: boolean | undefined): Promise<Problem[]> {
  const problem = (message: string, severity: Problem['severity'] = 'error'): Problem[] => [
    { ...wholeFileProblem(file, message), severity },
  ];
  const tooBig = explainSize(whole, crest === undefined ? MAX_FILE_BYTES : MAX_PICTURE_BYTES);
  if (tooBig) return problem(tooBig);
  if (crest !== undefined) {
    const finding = await inspectPicture(whole, crest);
    return finding ? problem(finding.message, finding.severity) : [];
  }
  const { wrong, sample } = inspectPdf(whole);
  if (wrong) return problem(wrong);
  return sample ? problem(SAMPLE, 'placeholder') : [];
}

function explainSize(file: string, most: number): string | undefined {
  const stats = statSync(file, { throwIfNoEntry: false });
  if (!stats) return 'cannot be opened. Copy the file here again.';
  if (!stats.isFile()) return NOT_A_FILE;
  const { size } = stats;
  if (size === 0) return 'is empty. Copy the file here again.';
  if (size <= most) return undefined;
  return `has ${megabytes(size)} MB; at most ${megabytes(most)} MB are allowed. Save it smaller and copy it here again.`;
}

function megabytes(bytes: number): string {
  return Math.ceil(bytes / 1_000_000).toString();
}
