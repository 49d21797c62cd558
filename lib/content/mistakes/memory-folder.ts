import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { checkBinaryFiles } from '../across/assets';
import { sortFiles, type ContentTree } from '../read/tree';
import { checkContent, type LoadedContent } from '../check';
import { findCrest, parseSource, type ReadSource } from '../read/source';
import type { Problem } from '../say/problem';
import { decodeText } from '../read/text';
import type { Files } from './file-damage';
import { SMALL_SCHOOL } from './school-copy';

export interface MemoryFolder {
  files: Files;
  /** Returns what `loadContent` would return for a folder with these files. Parses only files that have changed. */
  load(files: Files): Promise<LoadedContent>;
}

const DAY = '2025-09-15';
const NAME = 'content';

/** The small school in memory, without a folder. @param scratch a folder for damaged pictures, which need real files */
export function useMemorySchool(scratch: string): MemoryFolder {
  const files: Files = new Map(SMALL_SCHOOL);
  const known = new Map<string, { bytes: Uint8Array; read: ReadSource }>();
  const sound = new Map<string, Uint8Array>();

  const readText = (file: ContentTree['texts'][number], bytes: Uint8Array): ReadSource => {
    const before = known.get(file.path);
    if (before?.bytes === bytes) return before.read;
    const read = parseSource(NAME, file, decodeText(bytes));
    if (files.get(file.path) === bytes) known.set(file.path, { bytes, read });
    return read;
  };
  const checkBinary = async (all: Files, tree: ContentTree, crest?: string): Promise<Problem[]> => {
    const changed = (folder: string, names: readonly string[]): string[] =>
      names.filter((name) => sound.get(`${folder}/${name}`) !== all.get(`${folder}/${name}`));
    const pictures = changed('images', tree.pictures);
    const pdfs = changed('files', tree.files);
    const touched = [...pictures.map((name) => `images/${name}`), ...pdfs.map((name) => `files/${name}`)];
    for (const file of touched) {
      mkdirSync(path.dirname(path.join(scratch, file)), { recursive: true });
      writeFileSync(path.join(scratch, file), all.get(file) ?? '');
    }
    const problems = await checkBinaryFiles(scratch, NAME, { pictures, files: pdfs }, crest);
    for (const file of touched) {
      rmSync(path.join(scratch, file));
      const bytes = files.get(file);
      if (bytes && bytes === all.get(file) && !problems.some((problem) => problem.file === `${NAME}/${file}`))
        sound.set(file, bytes);
    }
    return problems;
  };
  return {
    files,
    async load(all) {
      const tree = sortFiles([...all.keys()].toSorted(), NAME);
      const read = tree.texts.map((file) => readText(file, all.get(file.path) ?? new Uint8Array()));
      const binary = await checkBinary(all, tree, findCrest(read));
      return checkContent({ name: NAME, tree, read, binary }, { day: DAY });
    },
  };
}
