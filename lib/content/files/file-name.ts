import path from 'node:path';

/** Characters that no file on Windows can have, that end or change a web address, or that are invisible or cannot be typed. */
const FORBIDDEN = /[%#?<>:"|*\\\p{Cc}\u00a0\u200b\u200e\u200f\u2060\ufeff]+/gu;

/** Names of devices on Windows, with any ending. */
const DEVICE = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i;

/** The versions of a picture carry its name with an addition; no disk takes more than 255 bytes. */
const MOST_BYTES = 150;

/**
 * Why a file or folder cannot have its name on every computer and in a web address, with a name that it can have.
 * @param file within the content folder
 * @param files every file of the content folder: a name among them is not proposed
 */
export function explainFileName(file: string, files: readonly string[]): string | undefined {
  const part = file.split('/').find((each) => findFault(each) !== undefined);
  if (part === undefined) return undefined;
  const proposal = propose(part, file, files);
  const what = part === path.posix.basename(file) ? 'Rename the file to' : `Rename the folder "${part}" to`;
  return `${findFault(part)}. ${what} "${proposal}", and write the new name wherever the old one is used.`;
}

function findFault(part: string): string | undefined {
  const [signs] = part.match(FORBIDDEN) ?? [];
  if (signs !== undefined) {
    const [first = ''] = signs;
    const visible = /[!-~]/.test(first) ? first : 'a sign that cannot be seen';
    return `has ${visible} in its name, which web addresses or Windows do not allow`;
  }
  // A Macintosh may write é as e and an accent: to a computer another name than the one that is typed.
  if (part !== part.normalize('NFC')) return 'has a letter in its name that is written as two signs';
  if (part !== part.trim() || part.endsWith('.'))
    return 'has a name that begins or ends with a space or a full stop';
  if (DEVICE.test(part))
    return `has a name that Windows keeps for a device: ${part.split('.')[0]?.toLowerCase()}`;
  if (Buffer.byteLength(part) > MOST_BYTES) return 'has a name that is too long';
  return undefined;
}

function propose(part: string, file: string, files: readonly string[]): string {
  const extension = path.posix.extname(part.trim());
  const stem = part.slice(0, part.length - path.posix.extname(part).length);
  const clean = stem
    .normalize('NFC')
    .replaceAll(FORBIDDEN, '-')
    .replaceAll(/^[\s.-]+|[\s.-]+$/g, '')
    .replaceAll(/-*\s+-*|--+/g, '-');
  const short = Array.from(clean).slice(0, 40).join('') || 'file';
  const free = DEVICE.test(short) ? `${short}-page` : short;
  const siblings = new Set(files.map((each) => each.toLowerCase()));
  const folder = file.slice(0, file.length - path.posix.basename(file).length);
  for (let number = 1; ; number += 1) {
    const name = `${free}${number > 1 ? `-${number}` : ''}${extension}`;
    if (!siblings.has(`${folder}${name}`.toLowerCase())) return name;
  }
}
