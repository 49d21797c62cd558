import { readdirSync } from 'node:fs';
import path from 'node:path';
import {
  FILE_EXTENSIONS,
  FILE_FOLDER,
  FOLDER_KINDS,
  PICTURE_EXTENSIONS,
  PICTURE_FOLDER,
  SINGLE_KINDS,
} from './kinds';
import type { FolderKindName, KindName, SingleKindName } from './kinds';
import type { Problem } from './problem';

export interface ContentFile {
  kind: KindName;
  /** Within the content folder, with forward slashes: `pages/Account/Testimonials.md`. */
  path: string;
}

export interface ContentTree {
  texts: ContentFile[];
  /** File names in images/. */
  pictures: string[];
  /** File names in files/. */
  files: string[];
  problems: Problem[];
}

/** What editors and systems leave behind; not content, not a mistake. */
const IGNORED = /^(\.|README\.md$|Thumbs\.db$|desktop\.ini$|~\$)|~$/i;

/** Sorts every file of the content folder to its kind, and names those that are in no place of theirs. */
export function readContentTree(directory: string, name: string): ContentTree {
  const tree: ContentTree = { texts: [], pictures: [], files: [], problems: [] };
  const report = (file: string, message: string): void => {
    tree.problems.push({
      file: `${name}/${file}`,
      line: 1,
      column: 1,
      field: '',
      message,
      severity: 'error',
    });
  };
  for (const file of listFiles(directory)) {
    const place = placeOf(file);
    if ('wrong' in place) report(file, place.wrong);
    else if (place.in === 'texts') tree.texts.push({ kind: place.kind, path: file });
    else tree[place.in].push(path.posix.basename(file));
  }
  for (const { file } of Object.values(SINGLE_KINDS)) {
    if (!tree.texts.some((text) => text.path === file)) {
      report(file, 'is missing. Put it back from a copy, or take the one of the sample school.');
    }
  }
  return tree;
}

function listFiles(directory: string): string[] {
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) =>
      path.relative(directory, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'),
    )
    .filter((file) => !file.split('/').some((part) => IGNORED.test(part)))
    .toSorted();
}

type Place = { in: 'texts'; kind: KindName } | { in: 'pictures' | 'files' } | { wrong: string };

function placeOf(file: string): Place {
  const [folder = '', ...rest] = file.split('/');
  const extension = path.posix.extname(file).toLowerCase();
  if (rest.length === 0) {
    const kind = entriesOf(SINGLE_KINDS).find(([, { file: own }]) => own === file)?.[0];
    return kind ? { in: 'texts', kind } : { wrong: `is in the wrong folder. ${whereItBelongs(extension)}` };
  }
  if (folder === PICTURE_FOLDER && rest.length === 1 && PICTURE_EXTENSIONS.includes(extension)) {
    return { in: 'pictures' };
  }
  if (folder === FILE_FOLDER && rest.length === 1 && FILE_EXTENSIONS.includes(extension))
    return { in: 'files' };
  const kind = entriesOf(FOLDER_KINDS).find(([, each]) => each.folder === folder)?.[0];
  if (kind) {
    const { extension: own, nested }: { extension: string; nested?: true } = FOLDER_KINDS[kind];
    if (extension === own && (nested || rest.length === 1)) return { in: 'texts', kind };
    return { wrong: `is in the wrong folder. ${whereItBelongs(extension)}` };
  }
  if (folder === PICTURE_FOLDER || folder === FILE_FOLDER) {
    return { wrong: `is in the wrong folder. ${whereItBelongs(extension)}` };
  }
  return { wrong: `is in an unknown folder. The folders are: ${folderNames().join(', ')}.` };
}

function whereItBelongs(extension: string): string {
  if (PICTURE_EXTENSIONS.includes(extension)) return `Pictures belong in ${PICTURE_FOLDER}/.`;
  if (FILE_EXTENSIONS.includes(extension)) return `PDFs belong in ${FILE_FOLDER}/.`;
  const kinds = Object.values(FOLDER_KINDS).filter((kind) => kind.extension === extension);
  if (kinds.length) {
    return `A file that ends in ${extension} is ${kinds.map(({ holds, folder }) => `${holds} in ${folder}/`).join(', ')}.`;
  }
  return `Files end in .md, .yaml, .pdf or ${PICTURE_EXTENSIONS.join(', ')}.`;
}

function folderNames(): string[] {
  return [...Object.values(FOLDER_KINDS).map(({ folder }) => folder), PICTURE_FOLDER, FILE_FOLDER].toSorted();
}

function entriesOf<K extends SingleKindName | FolderKindName, V>(kinds: Record<K, V>): [K, V][] {
  return Object.entries(kinds) as [K, V][];
}
