import path from 'node:path';
import { distance } from 'fastest-levenshtein';
import { BINARIES, BINARY_NAMES, FOLDERS, SINGLES, type Binary, type KindName } from '../kinds/kinds';
import { nearestName } from '../say/correct-words';
import { LANGUAGES, nameLanguage } from '@/lib/text/language';

/** Matches what Windows, macOS, Google Drive, OneDrive and Dropbox add to the name of a copy. */
const ADDITION =
  /(?: - Copy(?: \(\d+\))?| copy(?: \d+)?| ?\(\d+\)| ?\([^()]*conflicted copy[^()]*\)|-[a-z]+-(?:pc|laptop)(?:-\d+)?)(?=\.[a-z]+$|$)|^Copy of /i;

/** `fees (1).yaml` → `fees.yaml`; undefined if the name does not look like the name of a copy. */
export function originalOf(name: string): string | undefined {
  const original = name.replace(ADDITION, '');
  return original === name ? undefined : original;
}

export const explainCopy = (original: string): string =>
  `looks like a second ${original}. Copy anything newer into ${original}, then move this one out of content/.`;

/** Characters that Windows forbids, that have a special meaning in addresses, or that people cannot see or type. */
const FORBIDDEN = /[%#?<>:"|*\\\p{Cc}\u00a0\u200b\u200e\u200f\u2060\ufeff]+/gu;

/** File systems allow names of 255 bytes, but the site adds suffixes for the sizes of a picture. */
const MAX_BYTES = 150;

/** Explains why a file name would fail on some computers or in addresses. @param files names in use */
function explainFileName(file: string, files: readonly string[]): string | undefined {
  const part = file.split('/').find((each) => findFault(each) !== undefined);
  if (part === undefined) return undefined;
  const proposal = propose(part, file, files);
  const what = part === path.posix.basename(file) ? 'Rename the file to' : `Rename the folder "${part}" to`;
  return `${findFault(part)}. ${what} "${proposal}", and write the new name wherever the old one is used.`;
}

function findFault(part: string): string | undefined {
  const [sign] = part.match(FORBIDDEN)?.[0] ?? [];
  const visible = sign && /[!-~]/.test(sign) ? sign : 'an invisible character';
  if (sign) return `has ${visible} in its name, which web addresses or Windows do not allow`;
  // macOS can store é as e and an accent, which is a different name on other computers.
  if (part !== part.normalize('NFC')) return 'has a letter in its name that is stored as two characters';
  if (part !== part.trim() || part.endsWith('.'))
    return 'has a name that begins or ends with a space or a full stop';
  if (Buffer.byteLength(part) > MAX_BYTES) return 'has a name that is too long';
  return undefined;
}

function propose(part: string, file: string, files: readonly string[]): string {
  const extension = path.posix.extname(part.trim());
  const clean = path.posix
    .parse(part)
    .name.normalize('NFC')
    .replaceAll(FORBIDDEN, '-')
    .replaceAll(/^[\s.-]+|[\s.-]+$/g, '')
    .replaceAll(/-*\s+-*|--+/g, '-');
  const short = Array.from(clean).slice(0, 40).join('') || 'file';
  const siblings = new Set(files.map((each) => each.toLowerCase()));
  const folder = file.slice(0, file.length - path.posix.basename(file).length);
  const isTaken = (name: string): boolean => siblings.has(`${folder}${name}${extension}`.toLowerCase());
  return uniqueName(short, isTaken) + extension;
}

/** Adds a number to a name until it is free: `quiz`, `quiz-2`, `quiz-3`. */
export function uniqueName(name: string, isTaken: (name: string) => boolean): string {
  let free = name;
  for (let number = 2; isTaken(free); number += 1) free = `${name}-${number}`;
  return free;
}

export type Place =
  | { in: 'texts'; kind: KindName }
  | { in: Binary }
  /** `insteadOf` is the correct path of the file. `folder` is set if the message concerns the whole folder. */
  | { wrong: string; insteadOf?: string; folder?: string };

const UNSUPPORTED = 'is a file that the site cannot use. Keep it outside content/.';

export const IPHONE_PHOTO =
  'is an iPhone photo (HEIC). On the phone, choose Settings > Camera > Formats > Most Compatible, or send the photo to yourself on WhatsApp.';

/** Assigns a file to a kind by its path, or says what is wrong. @param files every file in the content folder */
export function placeOf(file: string, files: readonly string[]): Place {
  const name = explainFileName(file, files);
  if (name !== undefined) return { wrong: name };
  const [folder = '', ...rest] = file.split('/');
  const original = /\.(ya?ml|md)$/i.test(file) ? originalOf(path.posix.basename(file)) : undefined;
  const whole = original && path.posix.join(path.posix.dirname(file), original);
  // Clerks start a new item from a copy, so such a name is allowed.
  const isBegun = rest.length > 0 && folder !== 'pages' && / - Copy\b/i.test(file);
  if (whole && files.includes(whole) && !isBegun) return { wrong: explainCopy(original) };
  const extension = path.posix.extname(file).toLowerCase();
  if (rest.length === 0) return placeOfSingle(file, extension, files);
  const binary = BINARY_NAMES.find((list) => BINARIES[list].folder === folder);
  if (binary) return placeOfBinary(binary, file, extension);
  const entry = FOLDERS.find(([kind]) => kind === folder);
  if (!entry) return { wrong: explainUnknownFolder(folder), folder };
  const [kind, { extension: own, nested }] = entry;
  const insteadOf = file.slice(0, file.length - extension.length) + own;
  const capitals = `has its extension in capitals. Rename the file to ${path.posix.basename(insteadOf)}.`;
  if (extension === own && !file.endsWith(own)) return { wrong: capitals, insteadOf };
  if (extension !== own) return { wrong: explainExtension(folder, own, extension), insteadOf };
  if (rest.length > 1 && !nested) return { wrong: inFolderWithin(folder) };
  const noPlace =
    'has a name that a link cannot lead to. Use only the letters a to z, digits and hyphens in the file name, for example principal.md.';
  if (kind === 'messages' && !isPlaceOnPage(path.posix.basename(file, own))) return { wrong: noPlace };
  return { in: 'texts', kind };
}

/** True for a name that can serve as an id: the name of a desk message's file becomes one (/message#principal). */
function isPlaceOnPage(stem: string): boolean {
  const isTaken = /^(content|contact|site-menu|menu-.*|newsletter.*)$/.test(stem);
  return /^[A-Za-z][A-Za-z0-9_-]*$/.test(stem) && !isTaken;
}

function placeOfSingle(file: string, extension: string, files: readonly string[]): Place {
  const own = SINGLES.find(([, kind]) => kind.file === file);
  if (own) return { in: 'texts', kind: own[0] };
  const stem = file.toLowerCase().split('.')[0] ?? '';
  const isNear = (name: string): boolean => distance(stem, stemOf(name)) <= 1;
  // True for a second version such as `fees new.yaml` or `fees-OFFICE-PC.yaml`.
  const isSecond = (name: string): boolean =>
    /^\.ya?ml$/.test(extension) &&
    stem.startsWith(stemOf(name)) &&
    /^(?:[^a-z]|$)/.test(stem.slice(stemOf(name).length));
  const names = SINGLES.map(([, kind]) => kind.file);
  const missing = names.filter((name) => !files.includes(name));
  const meant = missing.find(isNear) ?? missing.find(isSecond);
  if (meant) return { wrong: `must be named ${meant}. Rename the file.`, insteadOf: meant };
  const second = names.find(isSecond);
  if (second) return { wrong: explainCopy(second) };
  return { wrong: KNOWN.includes(extension) ? inWrongFolder(extension) : UNSUPPORTED };
}

const KNOWN = [...BINARIES.pictures.extensions, ...BINARIES.files.extensions, '.md', '.yaml'];

const stemOf = (name: string): string => name.split('.')[0] ?? '';

function placeOfBinary(list: Binary, file: string, extension: string): Place {
  const { folder, extensions } = BINARIES[list];
  if (extensions.includes(extension))
    return file.split('/').length > 2 ? { wrong: inFolderWithin(folder) } : { in: list };
  if (KNOWN.includes(extension)) return { wrong: inWrongFolder(extension) };
  if (/^\.hei[cf]$/.test(extension)) return { wrong: IPHONE_PHOTO };
  const noPicture =
    'is not a kind of picture that the site can use. Save it as JPEG or PNG; its name then ends in .jpg or .png.';
  const noPdf = 'is not a PDF. Save the document as PDF; its name then ends in .pdf.';
  return { wrong: list === 'pictures' ? noPicture : noPdf };
}

const inFolderWithin = (folder: string): string =>
  `is in a subfolder of ${folder}/. Move it directly into ${folder}/.`;

function explainExtension(folder: string, own: string, extension: string): string {
  if (KNOWN.includes(extension)) return inWrongFolder(extension, ` Files in ${folder}/ end in ${own}.`);
  // Notepad adds .txt to names.
  const isRenamed = /^(\.yml|\.txt|\.markdown|)$/.test(extension);
  return isRenamed ? `must end in ${own}, as the files in ${folder}/ do. Rename it.` : UNSUPPORTED;
}

function inWrongFolder(extension: string, more = ''): string {
  const wrong = `is in the wrong folder.${more}`;
  const binary = BINARY_NAMES.find((list) => BINARIES[list].extensions.includes(extension));
  if (binary)
    return `${wrong} ${binary === 'files' ? 'PDFs' : 'Pictures'} belong in ${BINARIES[binary].folder}/.`;
  const kinds = FOLDERS.filter(([, kind]) => kind.extension === extension);
  const places = kinds.map(([folder, { holds }]) => `${holds} in ${folder}/`).join(', ');
  return `${wrong} A file that ends in ${extension} is ${places}. Move it there, or keep it outside content/.`;
}

function explainUnknownFolder(folder: string): string {
  const binaries = BINARY_NAMES.map((list) => BINARIES[list].folder);
  const names = [...FOLDERS.map(([kind]) => kind), ...binaries].toSorted();
  const near = nearestName(folder, names);
  const language = LANGUAGES.find((each) =>
    [each, nameLanguage(each, 'en').toLowerCase()].includes(folder.toLowerCase()),
  );
  if (language) return `must have the code of its language as its name. Rename the folder to ${language}.`;
  const known = `The folders are: ${names.join(', ')}. Keep others outside content/.`;
  return `is a folder that the site does not know. ${near ? `Did you mean ${near}/?` : known}`;
}
