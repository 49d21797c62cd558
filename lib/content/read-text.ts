import { readFileSync, statSync } from 'node:fs';

export const MAX_TEXT_BYTES = 1_000_000;

/**
 * The text of a file, without byte order mark and with `\n` line ends.
 * @returns the text, or what is wrong with the file
 */
export function readText(path: string): { text: string } | { wrong: string } {
  const { size } = statSync(path);
  if (size > MAX_TEXT_BYTES) {
    return {
      wrong: `is ${megabytes(size)} MB; a text file may have at most 1 MB. Pictures belong in images/, PDFs in files/.`,
    };
  }
  const bytes = readFileSync(path);
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return {
      wrong: 'is not saved as UTF-8 text. Open it in the editor, choose "Save as" and the encoding UTF-8.',
    };
  }
  if (text.includes('\0')) return { wrong: 'is not a text file. Put the text back from a copy.' };
  text = text.replaceAll('\r\n', '\n').replaceAll('\r', '\n');
  if (!text.trim()) return { wrong: 'is empty. Fill it in, or delete the file.' };
  return { text };
}

function megabytes(bytes: number): string {
  return (bytes / 1_000_000).toLocaleString('en-IN', { maximumFractionDigits: 1 });
}
