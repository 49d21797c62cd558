import path from 'node:path';
import { statSync } from 'node:fs';
import { checkBinaryFiles } from './checks/binary-files';
import type { Content } from './content';
import { listFiles, sortFiles } from './files/content-tree';
import { contentDirectoryName } from './files/directory';
import { judgeContent, type ReadFolder } from './judge-content';
import { wholeFileProblem, type Problem } from './messages/problem';
import { readText } from './files/read-text';
import { parseSource } from './files/source';

export interface LoadedContent {
  /** Undefined when there is an error among the problems. */
  content: Content | undefined;
  /** Sorted by file and line. */
  problems: Problem[];
  /** File names that the content shows or links to. */
  used: { pictures: string[]; files: string[] };
}

export interface LoadOptions {
  /** The day for which announcements, news and events are chosen, `YYYY-MM-DD`. */
  day: string;
  /** For the urgent notice, which is over at a minute; the beginning of `day` in India when left out. */
  now?: Date;
  /** Whether placeholders are errors and not warnings. */
  publish?: boolean;
}

/** Reads and checks the whole content folder in one run. @param directory absolute path of the folder */
export async function loadContent(directory: string, options: LoadOptions): Promise<LoadedContent> {
  const folder = await readFolder(directory);
  if (folder) return judgeContent(folder, options);
  const message =
    "there is no folder of this name. CONTENT_DIR must name the folder of the school's content.";
  return {
    content: undefined,
    problems: [wholeFileProblem(contentDirectoryName(directory), message)],
    used: { pictures: [], files: [] },
  };
}

/** Each file by itself; undefined when there is no such folder. @param directory absolute path of the folder */
export async function readFolder(directory: string): Promise<ReadFolder | undefined> {
  if (!statSync(directory, { throwIfNoEntry: false })?.isDirectory()) return undefined;
  const name = contentDirectoryName(directory);
  const tree = sortFiles(listFiles(directory), name);
  const read = tree.texts.map((file) => parseSource(name, file, readText(path.join(directory, file.path))));
  const binary = await checkBinaryFiles(directory, name, tree);
  return { name, tree, read, binary };
}
