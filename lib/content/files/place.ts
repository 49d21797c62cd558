import path from 'node:path';
import { closest, distance } from 'fastest-levenshtein';
import { explainCopy, originalOf } from './copy-name';
import { explainFileName } from './file-name';
import type { FolderKind } from '../schemas/kind';
import {
  FILE_EXTENSIONS,
  FILE_FOLDER,
  FOLDER_KINDS,
  PICTURE_EXTENSIONS,
  PICTURE_FOLDER,
  SINGLE_KINDS,
} from '../schemas/kinds';
import type { FolderKindName, KindName, SingleKindName } from '../schemas/kinds';

export type Place =
  | { in: 'texts'; kind: KindName }
  | { in: 'pictures' | 'files' }
  /** `insteadOf` is the file that it is meant to be, where that is clear. */
  | { wrong: string; insteadOf?: string };

const SINGLES = Object.entries(SINGLE_KINDS) as [SingleKindName, { file: string }][];
const FOLDERS = Object.entries(FOLDER_KINDS) as [FolderKindName, FolderKind][];

/** Word, LibreOffice and the like. */
const DOCUMENT = /^\.(docx?|odt|rtf|pages)$/;

/** What the place of a file says about it. @param files every file of the content folder */
export function placeOf(file: string, files: readonly string[]): Place {
  const name = explainFileName(file, files);
  if (name !== undefined) return { wrong: name };
  const [folder = '', ...rest] = file.split('/');
  const original = /\.(ya?ml|md)$/i.test(file) ? originalOf(path.posix.basename(file)) : undefined;
  const whole = original && path.posix.join(path.posix.dirname(file), original);
  if (whole && files.includes(whole)) return { wrong: explainCopy(original) };
  const extension = path.posix.extname(file).toLowerCase();
  if (rest.length === 0) return placeOfSingle(file, extension, files);
  if (folder === PICTURE_FOLDER || folder === FILE_FOLDER)
    return placeOfBinary(folder, rest.length > 1, extension);
  const entry = FOLDERS.find(([, kind]) => kind.folder === folder);
  if (!entry) return { wrong: explainUnknownFolder(folder) };
  const [kind, { extension: own, nested }] = entry;
  const stem = file.slice(0, file.length - extension.length);
  if (extension === own && !file.endsWith(own))
    return {
      wrong: `has its ending in capitals. Rename the file to ${path.posix.basename(stem)}${own}.`,
      insteadOf: stem + own,
    };
  if (DOCUMENT.test(extension))
    return {
      wrong: `is a document of a word processor, which the site cannot show. Type npm run new -- ${kind}, copy the text into the file that it makes, and delete this one.`,
      insteadOf: stem + own,
    };
  if (extension !== own) return { wrong: explainExtension(folder, own, extension) };
  if (rest.length > 1 && !nested) return { wrong: inFolderWithin(folder) };
  if (kind === 'messages' && !isPlaceOnPage(path.posix.basename(file, own)))
    return {
      wrong:
        'cannot be the name of a place on a page. Use only letters a to z, digits and hyphens in the name of the file, for example principal.md.',
    };
  return { in: 'texts', kind };
}

/** The name of a message is its place on the page, such as /message#principal; some are taken by every page. */
function isPlaceOnPage(stem: string): boolean {
  return (
    /^[A-Za-z][A-Za-z0-9_-]*$/.test(stem) && !/^(content|contact|site-menu|menu-.*|newsletter.*)$/.test(stem)
  );
}

function placeOfSingle(file: string, extension: string, files: readonly string[]): Place {
  const own = SINGLES.find(([, kind]) => kind.file === file);
  if (own) return { in: 'texts', kind: own[0] };
  const missing = SINGLES.map(([, kind]) => kind.file).filter((name) => !files.includes(name));
  const stem = file.toLowerCase().split('.')[0] ?? '';
  const meant = missing.find((name) => distance(stem, name.split('.')[0] ?? '') <= 1);
  if (meant) return { wrong: `must have the name ${meant}. Rename the file.`, insteadOf: meant };
  return { wrong: `is in the wrong folder. ${whereItBelongs(extension)}` };
}

function placeOfBinary(folder: string, within: boolean, extension: string): Place {
  const isPicture = folder === PICTURE_FOLDER;
  const known = isPicture ? PICTURE_EXTENSIONS : FILE_EXTENSIONS;
  if (known.includes(extension))
    return within ? { wrong: inFolderWithin(folder) } : { in: isPicture ? 'pictures' : 'files' };
  if ([...PICTURE_EXTENSIONS, ...FILE_EXTENSIONS, '.md', '.yaml'].includes(extension))
    return { wrong: `is in the wrong folder. ${whereItBelongs(extension)}` };
  return {
    wrong: isPicture
      ? 'is not a kind of picture that the site can use. Save it as JPEG or PNG; its name then ends in .jpg or .png.'
      : 'is not a PDF. Save the document as PDF; its name then ends in .pdf.',
  };
}

function inFolderWithin(folder: string): string {
  return `is in a folder within ${folder}/. Put it directly into ${folder}/.`;
}

function explainExtension(folder: string, own: string, extension: string): string {
  return [...PICTURE_EXTENSIONS, ...FILE_EXTENSIONS, '.md', '.yaml'].includes(extension)
    ? `is in the wrong folder. Files in ${folder}/ end in ${own}. ${whereItBelongs(extension)}`
    : `must end in ${own}, as the files in ${folder}/ do. Rename it, or delete it.`;
}

function whereItBelongs(extension: string): string {
  if (PICTURE_EXTENSIONS.includes(extension)) return `Pictures belong in ${PICTURE_FOLDER}/.`;
  if (FILE_EXTENSIONS.includes(extension)) return `PDFs belong in ${FILE_FOLDER}/.`;
  const kinds = FOLDERS.map(([, kind]) => kind).filter((kind) => kind.extension === extension);
  if (kinds.length) {
    return `A file that ends in ${extension} is ${kinds.map(({ holds, folder }) => `${holds} in ${folder}/`).join(', ')}. Move it there, or delete it.`;
  }
  return `Files end in .md, .yaml, .pdf or ${PICTURE_EXTENSIONS.join(', ')}. Delete it.`;
}

function explainUnknownFolder(folder: string): string {
  const names = [...FOLDERS.map(([, kind]) => kind.folder), PICTURE_FOLDER, FILE_FOLDER].toSorted();
  const near = closest(folder.toLowerCase(), names);
  return distance(folder.toLowerCase(), near) <= 2
    ? `is in an unknown folder. Did you mean ${near}/?`
    : `is in an unknown folder. The folders are: ${names.join(', ')}.`;
}
