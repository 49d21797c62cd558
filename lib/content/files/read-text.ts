import { readFileSync, statSync } from 'node:fs';
import { cleanText } from './invisible-signs';

export const MAX_TEXT_BYTES = 1_000_000;

/** A pipe or a device, which only looks like a file. */
export const NOT_A_FILE = 'is not a file that can be read. Delete it, and copy the file here again.';

export type ReadText = { text: string } | { wrong: string };

/** The text of a file, or what is wrong with it. */
export function readText(path: string): ReadText {
  try {
    const stats = statSync(path);
    // A pipe would be waited for without end.
    if (!stats.isFile()) return { wrong: NOT_A_FILE };
    const { size } = stats;
    return size > MAX_TEXT_BYTES ? { wrong: explainSize(size) } : decodeText(readFileSync(path));
  } catch {
    // A link that leads nowhere, or a file that this computer may not open. The message is the answer.
    return { wrong: 'cannot be opened. Copy the file here again.' };
  }
}

/** @returns the text without byte order mark and invisible signs and with `\n` line ends, or what is wrong with it */
export function decodeText(bytes: Uint8Array): ReadText {
  if (bytes.length > MAX_TEXT_BYTES) return { wrong: explainSize(bytes.length) };
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return {
      wrong: 'is not saved as UTF-8 text. Open it in the editor, choose "Save as" and the encoding UTF-8.',
    };
  }
  if (text.includes('\0')) return { wrong: 'is not a text file. Put the text back from a copy.' };
  return { text: cleanText(text.replaceAll('\r\n', '\n').replaceAll('\r', '\n')) };
}

function explainSize(bytes: number): string {
  const megabytes = (bytes / 1_000_000).toLocaleString('en-IN', { maximumFractionDigits: 1 });
  return `has ${megabytes} MB; a text file may have at most 1 MB. Pictures belong in images/, PDFs in files/.`;
}
