import { readFileSync, realpathSync, statSync } from 'node:fs';
import { sep } from 'node:path';
import { cleanText } from '../parse/values';

export const MAX_TEXT_BYTES = 1_000_000;

export const NOT_A_FILE = 'is not a file that can be read. Copy the file itself here.';

/** The message for a broken symbolic link, and for a file that the program may not read. */
export const CLOSED = 'cannot be opened. Copy the file here again.';

export const LINK = 'is a link that leads out of this folder. Copy the file itself here.';

/** True for a symbolic link out of the folder: it could publish any file on the computer that builds the site. */
export const leadsOut = (file: string, directory: string): boolean =>
  !realpathSync(file).startsWith(realpathSync(directory) + sep);

const NOT_UTF8 = 'is not saved as UTF-8. Save it as UTF-8 (Notepad: Save as, Encoding).';

const NO_TEXT = 'is not a text file. Restore it from a backup.';

export type ReadText = { text: string } | { wrong: string };

export function readText(path: string, within?: string): ReadText {
  try {
    const stats = statSync(path);
    // Reading a pipe might never end.
    if (!stats.isFile()) return { wrong: NOT_A_FILE };
    if (within !== undefined && leadsOut(path, within)) return { wrong: LINK };
    return stats.size > MAX_TEXT_BYTES ? { wrong: explainSize(stats.size) } : decodeText(readFileSync(path));
  } catch {
    return { wrong: CLOSED };
  }
}

/** Decodes UTF-8 into a text with `\n` as line breaks, without a byte order mark or invisible characters. */
export function decodeText(bytes: Uint8Array): ReadText {
  if (bytes.length > MAX_TEXT_BYTES) return { wrong: explainSize(bytes.length) };
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return { wrong: NOT_UTF8 };
  }
  // In UTF-16, every Latin letter has a zero byte. The byte order mark can be missing.
  const isUtf16 = /^\0?[^\0]\0[^\0]\0/.test(text);
  if (text.includes('\0')) return { wrong: isUtf16 ? NOT_UTF8 : NO_TEXT };
  return { text: cleanText(text.replaceAll('\r\n', '\n').replaceAll('\r', '\n')) };
}

function explainSize(bytes: number): string {
  const megabytes = (bytes / 1_000_000).toLocaleString('en-IN', { maximumFractionDigits: 1 });
  return `is ${megabytes} MB; a text file may be at most 1 MB. Pictures belong in images/, PDFs in files/.`;
}
