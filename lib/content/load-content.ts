import path from 'node:path';
import { statSync } from 'node:fs';
import { checkBinaryFiles } from './across/assets';
import { listFiles, sortFiles, contentDirectoryName } from './read/tree';
import { findCrest, parseOnce } from './read/source';
import { checkContent, type LoadedContent, type LoadOptions, type ReadFolder } from './check';
import { problemsOf } from './say/problem';
import { readText } from './read/text';

export async function loadContent(directory: string, options: LoadOptions): Promise<LoadedContent> {
  const folder = await readFolder(directory);
  if (folder) return checkContent(folder, options);
  const message = 'there is no folder with this name. Write the name of the content folder after --content.';
  return {
    content: undefined,
    problems: problemsOf(contentDirectoryName(directory), message),
    translations: [],
    used: { pictures: [], files: [] },
    unused: [],
  };
}

export async function readFolder(directory: string): Promise<ReadFolder | undefined> {
  if (!statSync(directory, { throwIfNoEntry: false })?.isDirectory()) return undefined;
  const name = contentDirectoryName(directory);
  const tree = sortFiles(listFiles(directory), name);
  const textOf = (file: string) => readText(path.join(directory, file), directory);
  const read = tree.texts.map((file) => parseOnce(name, file, textOf(file.path)));
  const binary = await checkBinaryFiles(directory, name, tree, findCrest(read));
  const translations = new Map(tree.translations.map((file) => [file, textOf(file)]));
  return { name, tree, read, binary, translations };
}
