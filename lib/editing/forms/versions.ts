import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Change } from './repository';
import type { TypedFields } from './api/forms';
import { BINARIES, BINARY_NAMES, type KindName } from '@/lib/content/kinds/kinds';
import { contentDirectory } from '@/lib/content/read/tree';

/** Git's hash for the bytes of a file, computed without Git. */
export const versionOf = (bytes: Uint8Array): string =>
  createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex');

/** The bytes of a content file; undefined if it does not exist. @param file one that `sortFiles` accepts */
export function bytesOf(file: string): Uint8Array | undefined {
  const whole = path.join(contentDirectory(), file);
  // The check may report a folder, which has no bytes.
  return statSync(whole, { throwIfNoEntry: false })?.isFile() ? readFileSync(whole) : undefined;
}

/** The beginning of the title of each save that restores an earlier version. */
export const PUT_BACK = 'Put back';

/** Paths of pictures and PDFs to which a text might refer: two for each word with an extension. Most do not exist. */
export const assetsIn = (text: string): string[] =>
  text
    .split(/[\s"'()<>[\]{},]+/)
    .filter((word) => /\.\w+$/.test(word))
    .flatMap((word) => BINARY_NAMES.map((list) => `${BINARIES[list].folder}/${path.posix.basename(word)}`));

export interface Plan {
  kind: KindName;
  path: string;
  title: string;
  before?: Uint8Array;
  bytes?: Uint8Array;
  /** Files that change with it: its translations, and photos and PDFs to which only it refers. */
  related?: readonly Change[];
  /** Only for a translation: its current texts, and the names of their fields, both by key. */
  translation?: { values: TypedFields; fields: Readonly<Record<string, string>> };
}

/** False if the file already has this text, for example if a save is sent again because its response was lost. */
export const hasChanged = ({ before, bytes }: Pick<Plan, 'before' | 'bytes'>): boolean =>
  !before || !bytes || Buffer.compare(before, bytes) !== 0;

/** False for photos and PDFs. */
export const isText = (file: string): boolean =>
  BINARY_NAMES.every((list) => !file.startsWith(`${BINARIES[list].folder}/`));
