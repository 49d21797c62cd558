import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { SINGLES, type KindName, type SingleKindName } from '../kinds/kinds';
import { explainCopy, originalOf, placeOf } from './names';
import { problemsOf, type Problem } from '../say/problem';
import { stat } from 'node:fs/promises';
import { LANGUAGES } from '@/lib/text/language';
import { formatBytes } from '@/lib/text/text';

export interface ContentFile {
  kind: KindName;
  path: string;
}

export interface ContentTree {
  texts: ContentFile[];
  pictures: string[];
  files: string[];
  /** Translated files, in folders named after languages: `hi/fees.yaml`. */
  translations: string[];
  /** Names of misplaced files. References to them are not reported, because the files themselves are. */
  elsewhere: string[];
  /** Optional kinds that have no file, not even a misplaced one. */
  absent: SingleKindName[];
  problems: Problem[];
}

/** Generated files at the top of the content folder, which are ignored. `pages/FIELDS.md` is still a page. */
const OF_GUIDE = ['FIELDS.md', 'BUILT-IN-WORDS.yaml'];

/** Matches files that editors and operating systems leave behind. */
const IGNORED = /^(\.|README\.md$|Thumbs\.db$|desktop\.ini$|~\$)|~$/i;

/** Lists every file under `directory`, sorted, with forward slashes. */
export const listFiles = (directory: string): string[] =>
  readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((each) => path.relative(directory, path.join(each.parentPath, each.name)).split(path.sep).join('/'))
    .toSorted();

export function sortFiles(all: readonly string[], name: string): ContentTree {
  const wanted = all.filter(
    (file) => !OF_GUIDE.includes(file) && !file.split('/').some((part) => IGNORED.test(part)),
  );
  const files = wanted.filter((file) => !isTranslation(file));
  const empty = { texts: [], pictures: [], files: [], elsewhere: [], absent: [], problems: [] };
  const tree: ContentTree = { ...empty, translations: wanted.filter(isTranslation) };
  const present = new Set(files);
  const refused = new Set<string>();
  const refuse = (place: string, message: string): void => {
    if (!refused.has(place)) tree.problems.push(...problemsOf(`${name}/${place}`, message));
    refused.add(place);
  };
  for (const file of files) {
    const [top = ''] = file.split('/');
    const original = top === file ? undefined : originalOf(top);
    if (original !== undefined && files.some((each) => each.startsWith(`${original}/`))) {
      refuse(top, explainCopy(`${original}/`));
      continue;
    }
    const place = placeOf(file, files);
    const base = path.posix.basename(file);
    if ('wrong' in place) {
      refuse(place.folder ?? file, place.wrong);
      tree.elsewhere.push(base);
      if (place.insteadOf) {
        present.add(place.insteadOf);
        tree.elsewhere.push(place.insteadOf.replace(/^pages\//, ''));
      }
    } else if (place.in === 'texts') tree.texts.push({ kind: place.kind, path: file });
    else tree[place.in].push(base);
  }
  for (const [kind, { file, optional }] of SINGLES) {
    if (present.has(file)) continue;
    if (optional) tree.absent.push(kind);
    else tree.problems.push(...problemsOf(`${name}/${file}`, `is missing. ${howToGet(`${name}/${file}`)}.`));
  }
  return tree;
}

const isTranslation = (file: string): boolean => LANGUAGES.some((each) => file.startsWith(`${each}/`));

/** How to restore a missing or empty file, without a final full stop. @param file such as `content/fees.yaml` */
export const howToGet = (file: string): string =>
  `Type git restore ${file} to get it back, or write it with the fields in FIELDS.md (npm run guide says where)`;

/** The absolute path of the folder with `content/` and `out/`: SCHOOL_DIR for a school with a repository of its own. */
export const schoolFolder = (): string =>
  path.resolve(/* turbopackIgnore: true */ process.env.SCHOOL_DIR ?? process.cwd());

/** The absolute path of the folder that editors change: `content/`, or CONTENT_DIR for another school. */
export const contentDirectory = (): string =>
  path.resolve(/* turbopackIgnore: true */ schoolFolder(), process.env.CONTENT_DIR || 'content');

/** The content folder's name in messages: relative to the school folder, with forward slashes. */
export const contentDirectoryName = (directory: string): string =>
  path.relative(schoolFolder(), directory).split(path.sep).join('/') || '.';

/** A command as an editor types it: `npm run build -- --content my-school`. */
export function commandFor(command: string, directory = contentDirectory()): string {
  const name = contentDirectoryName(directory);
  if (name === 'content') return command;
  return `${command} -- --content ${name.includes(' ') ? `"${name}"` : name}`;
}

/** Photos and PDFs uploaded in the editor stay in this folder, outside the content, until a save uses them. */
export const RECEIVED_FOLDER = path.join('.cache', 'received');

/** The path of a picture or PDF, even before a save uses it. @param own the path in the content folder */
export function assetFile(own: string): string {
  const saved = path.join(contentDirectory(), own);
  const received = path.join(RECEIVED_FOLDER, own);
  return !existsSync(saved) && existsSync(received) ? received : saved;
}

export async function getFileSize(name: string): Promise<string> {
  const { size } = await stat(assetFile(`files/${name}`));
  return formatBytes(size);
}
