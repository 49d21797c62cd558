import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { isSeq, parseDocument, type Document } from 'yaml';

/** Where a value is in a file of YAML: `['tuition', 0, 'total']`. */
export type ValuePath = readonly (string | number)[];

/** A copy of a content folder, changed as an editor would change it: file by file, and the rest of a file stays. */
export interface ContentCopy {
  /** The value there; undefined where the file or the value is missing. */
  get: (file: string, at: ValuePath) => unknown;
  set: (file: string, at: ValuePath, value: unknown) => void;
  /** Adds to the end of a list. */
  push: (file: string, at: ValuePath, value: unknown) => void;
  delete: (file: string, at: ValuePath) => void;
  /** Replaces the whole file. */
  write: (file: string, text: string) => void;
  /** Only what is there is removed. */
  remove: (file: string) => void;
  /** The files in a folder, with the folder; none where there is no such folder. */
  list: (folder: string) => string[];
  /** Copies a file to another name in its folder. @returns the new name */
  duplicate: (file: string, name: string) => string;
}

/** @param directory the folder that is changed */
export function openCopy(directory: string): ContentCopy {
  const pathOf = (file: string): string => path.join(directory, file);
  const read = (file: string): Document =>
    parseDocument(existsSync(pathOf(file)) ? readFileSync(pathOf(file), 'utf8') : '{}');
  const change = (file: string, edit: (document: Document) => void): void => {
    const document = read(file);
    edit(document);
    writeFileSync(pathOf(file), document.toString({ lineWidth: 0 }));
  };
  return {
    get: (file, at) => read(file).getIn(at),
    set: (file, at, value) => change(file, (document) => document.setIn(at, value)),
    push: (file, at, value) =>
      change(file, (document) => {
        const list = document.getIn(at);
        if (!isSeq(list)) throw new Error(`${file} has no list ${at.join(' › ')}`);
        list.add(document.createNode(value));
      }),
    delete: (file, at) => change(file, (document) => document.deleteIn(at)),
    write(file, text) {
      mkdirSync(path.dirname(pathOf(file)), { recursive: true });
      writeFileSync(pathOf(file), text);
    },
    remove: (file) => rmSync(pathOf(file), { force: true }),
    list: (folder) =>
      existsSync(pathOf(folder))
        ? readdirSync(pathOf(folder))
            .map((name) => `${folder}/${name}`)
            .toSorted()
        : [],
    duplicate(file, name) {
      copyFileSync(pathOf(file), path.join(path.dirname(pathOf(file)), name));
      return name;
    },
  };
}
