import { statSync } from 'node:fs';
import path from 'node:path';
import { inspectPicture } from './inspect-picture';
import { FILE_FOLDER, PICTURE_FOLDER } from '../schemas/kinds';
import { saveHashes } from '../files/hash-file';
import { NOT_A_FILE } from '../files/read-text';
import { wholeFileProblem, type Problem } from '../messages/problem';
import { inspectPdf } from './inspect-pdf';

export const MAX_PICTURE_BYTES = 40_000_000;
export const MAX_FILE_BYTES = 20_000_000;
const SAMPLE = "is a document of the sample school. Put the school's own there.";

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
  const problem = (file: string, message: string): Problem[] => [
    wholeFileProblem(`${name}/${file}`, message),
  ];
  const pictures = tree.pictures.map(async (picture) => {
    const file = `${PICTURE_FOLDER}/${picture}`;
    const tooBig = explainSize(path.join(directory, file), MAX_PICTURE_BYTES);
    if (tooBig) return problem(file, tooBig);
    const wrong = await inspectPicture(path.join(directory, file), picture === crest);
    return wrong ? { ...wholeFileProblem(`${name}/${file}`, wrong.message), severity: wrong.severity } : [];
  });
  const files = tree.files.map((each) => {
    const file = `${FILE_FOLDER}/${each}`;
    const tooBig = explainSize(path.join(directory, file), MAX_FILE_BYTES);
    if (tooBig) return problem(file, tooBig);
    const { wrong, sample } = inspectPdf(path.join(directory, file));
    if (wrong) return problem(file, wrong);
    return sample
      ? [{ ...wholeFileProblem(`${name}/${file}`, SAMPLE), severity: 'placeholder' as const }]
      : [];
  });
  const problems = [...(await Promise.all(pictures)), ...files].flat();
  saveHashes();
  return problems;
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
